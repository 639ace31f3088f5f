// A dice game for two on boardgame.io: each move throws a die and adds it to a counter; the turn passes after four moves.
// node server.mjs [FOLDER]: keeps matches in memory, or with FOLDER in its file store there. Prints the port.
import boardgame from 'boardgame.io/dist/cjs/server.js';

const dice = {
  name: 'dice',
  setup: () => ({ total: 0, die: 0 }),
  turn: { minMoves: 4, maxMoves: 4 },
  moves: {
    roll: ({ G, random }) => {
      G.die = random.D6();
      G.total += G.die;
    },
  },
  disableUndo: true, // else every message carries the turn's earlier positions
};

const [folder] = process.argv.slice(2);
const db = folder ? new boardgame.FlatFile({ dir: folder }) : undefined;
const server = boardgame.Server({ games: [dice], db, origins: [] });
const { appServer } = await server.run({ port: { host: '127.0.0.1', port: 0 } });
console.log(`port ${appServer.address().port}`);
