/** `npm run demo:reset`: empties the demo's database; the next start makes its world anew. */
import { readConfig } from '../server/config.ts';
import { connect } from '../server/database/database.ts';
import { startEmbedded } from '../server/database/embedded/embedded.ts';
import { migrate } from '../server/database/migrate.ts';
import { claimSite, WrongSiteKind } from '../server/database/site-kind.ts';

const config = readConfig(process.env);
if (!config.demo) {
  console.error('This is not the demo: a game sign-in is configured. Nothing was changed.');
  process.exit(1);
}
const embedded = config.databaseUrl ? null : await startEmbedded(config.dataDir);
const database = connect(embedded?.connection ?? { connectionString: config.databaseUrl! }, 2, {
  statementTimeoutMs: 0,
});
try {
  await migrate(database.db, database.pool);
  await claimSite(database.db, true);
  await database.pool.query('drop schema public, demo, graphile_worker cascade; create schema public');
  console.log('The demo is empty now; the next start fills it again.');
} catch (error) {
  console.error(error instanceof WrongSiteKind ? `${error.message} Nothing was changed.` : error);
  process.exitCode = 1;
} finally {
  await database.close();
  await embedded?.stop();
}
