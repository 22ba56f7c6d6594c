// Tables of four socket.io clients at a boardgame.io server, driven as benchmarks/load drives ours: a move is measured
// from its sending to the moment the last of the four has been sent it. `node crowd.js PORT TABLES SECONDS PACE`
// (PACE: moves a second of all tables together, 0: as fast as it goes) prints one line of JSON.
const { io } = require("socket.io-client");

const [port, tables, seconds, pace] = process.argv.slice(2).map(Number);
const SEATS = 4;
const CELLS = 19;
const OPERATIONS = ["less", "more", "minus", "plus", "times"];
const pick = (list) => list[Math.floor(Math.random() * list.length)];
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

function table(id) {
  const state = Array(SEATS).fill(null);
  let changed = () => {};
  const sockets = state.map((_, seat) => {
    const socket = io(`http://127.0.0.1:${port}/climb`, { transports: ["websocket"], forceNew: true });
    const take = (next) => {
      if (!state[seat] || next._stateID > state[seat]._stateID) state[seat] = next;
      changed();
    };
    socket.on("connect", () => socket.emit("sync", id, String(seat), undefined, SEATS));
    socket.on("sync", (_, info) => take(info.state));
    socket.on("update", (_, next) => take(next));
    return socket;
  });
  const until = async (ready) => {
    while (!ready()) await new Promise((done) => (changed = done));
  };
  return {
    open: () => until(() => state.every(Boolean)),
    async move() {
      const { _stateID: at, ctx } = state[0];
      const seat = Number(ctx.currentPlayer);
      const args = [Math.floor(Math.random() * CELLS), Math.floor(Math.random() * 13), pick(OPERATIONS)];
      const payload = { type: "write", args, playerID: ctx.currentPlayer };
      const sent = performance.now();
      sockets[seat].emit("update", { type: "MAKE_MOVE", payload }, at, id, ctx.currentPlayer);
      await until(() => state.every((one) => one._stateID > at));
      return (performance.now() - sent) / 1000;
    },
    close: () => sockets.forEach((socket) => socket.close()),
  };
}

async function main() {
  const games = [];
  for (let k = 0; k < tables; k++) {
    games.push(table(`match-${k}`));
    await games[k].open();
  }
  const taken = [];
  const began = performance.now();
  const until = began + seconds * 1000;
  await Promise.all(
    games.map(async (game) => {
      let due = performance.now();
      while (performance.now() < until) {
        if (pace) {
          due += (-Math.log(1 - Math.random()) * 1000 * tables) / pace;
          if (due >= until) break;
          await sleep(Math.max(0, due - performance.now()));
        }
        taken.push(await game.move());
      }
    }),
  );
  const length = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage();
  games.forEach((game) => game.close());
  console.log(JSON.stringify({ seconds: taken, length, clients_cpu: (user + system) / 1e6 }));
}

main();
