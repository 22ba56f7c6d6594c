// boardgame.io's own server with a game of the size of Trek 12: four sheets of cells to write numbers into. Nothing is
// stored: matches are in memory, which is boardgame.io's default. `node server.js PORT`
const { Server } = require("boardgame.io/server");

const CELLS = 19;
const PLAYERS = 4;

const climb = {
  name: "climb",
  setup: () => ({
    round: 0,
    dice: [3, 4],
    sheets: Array.from({ length: PLAYERS }, () => ({
      cells: Array.from({ length: CELLS }, () => ({ value: null, rope: false, area: null })),
      operations: { less: 0, more: 0, minus: 0, plus: 0, times: 0 },
      ropes: [],
      areas: [],
      score: 0,
    })),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    write: ({ G, ctx, playerID, random }, cell, value, operation) => {
      const sheet = G.sheets[Number(playerID)];
      sheet.cells[cell] = { value, rope: value > 6, area: value % 5 };
      sheet.operations[operation] += 1;
      sheet.score = sheet.cells.reduce((sum, one) => sum + (one.value || 0), 0);
      if (ctx.playOrderPos === PLAYERS - 1) {
        G.round += 1;
        G.dice = random.D6(2);
      }
    },
  },
};

const server = Server({ games: [climb], origins: [/.*/] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
