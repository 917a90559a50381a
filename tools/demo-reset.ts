/** `npm run demo:reset`: empties the demo's database; the next start makes its world anew. */
import { readConfig } from '../server/config.ts';
import { connect } from '../server/database/database.ts';
import { startEmbedded } from '../server/database/embedded/embedded.ts';

const config = readConfig(process.env);
if (!config.demo) {
  console.error('This is not the demo: a game sign-in is configured. Nothing was changed.');
  process.exit(1);
}
const embedded = config.databaseUrl ? null : await startEmbedded(config.dataDir);
const database = connect(embedded?.connection ?? { connectionString: config.databaseUrl! }, 2);
await database.pool.query('drop schema if exists public, demo, graphile_worker cascade; create schema public');
await database.close();
await embedded?.stop();
console.log('The demo is empty now; the next start fills it again.');
