// A dice game for two on boardgame.io: in turn each player throws a die, which is added to a counter.
// node server.mjs [FOLDER]: keeps matches in memory, or with FOLDER in its file store there. Prints the port.
import boardgame from 'boardgame.io/dist/cjs/server.js';

const dice = {
  name: 'dice',
  setup: () => ({ total: 0, die: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    roll: ({ G, random }) => {
      G.die = random.D6();
      G.total += G.die;
    },
  },
  disableUndo: true, // else earlier positions are stored too
};

const [folder] = process.argv.slice(2);
const db = folder ? new boardgame.FlatFile({ dir: folder }) : undefined;
const server = boardgame.Server({ games: [dice], db, origins: [] });
const { appServer } = await server.run({ port: { host: '127.0.0.1', port: 0 } });
console.log(`port ${appServer.address().port}`);
