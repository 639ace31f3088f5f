// node server.mjs [FOLDER]: Mahé on boardgame.io; keeps matches in memory, or with FOLDER in its file store there.
// Prints the port.
import boardgame from 'boardgame.io/dist/cjs/server.js';
import { mahe } from './mahe.mjs';

const [folder] = process.argv.slice(2);
const db = folder ? new boardgame.FlatFile({ dir: folder }) : undefined;
const server = boardgame.Server({ games: [mahe], db, origins: [] });
const { appServer } = await server.run({ port: { host: '127.0.0.1', port: 0 } });
console.log(`port ${appServer.address().port}`);
