"""The server under load, over real websockets and with every move made durable before it is shown.

`python -m benchmarks.load` (`make load`) prints:

- tables of four clients, each a session of its own, who take random legal actions: programs (data views) and browsers
  (page views, patches, permessage-deflate), steadily and as fast as it goes, on SQLite and in two processes on
  PostgreSQL and Redis; beside them boardgame.io from npm, with nothing stored;
- the memory of a server with thousands of sockets at which nothing happens;
- the mean change of each game's page view as it goes over the wire.

A move is measured from its sending to the moment the last of its table's four clients has been shown it. Server and
clients share the machine; the processor time that the server takes for a move is what a busy machine changes least.
`--only` runs a part, `--game`, `--tables`, `--seconds`, `--pace` and `--sockets` change what is run.
"""

SEATS = 4
PATIENCE = 30.0  # seconds without an answer after which a run is called broken
