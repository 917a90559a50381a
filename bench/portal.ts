/**
 * The dealer portal's tabs with 200 cars for sale, 20,000 conversations and a year of statistics: the time of each call,
 * compared with a bare Node + pg server that runs exactly its statements, alternating in the same run.
 * `npm run bench:portal`.
 */
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connect } from '../server/database/database.ts';
import { startEmbedded } from '../server/database/embedded/embedded.ts';
import { migrate } from '../server/database/migrate.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { compareAll } from './compare.ts';
import { allowFastFilling } from './fast-filling.ts';
import { fillDealership } from './portal/dealership.ts';
import { captureQueries } from './capture-queries.ts';
import { portalHandlers, tabsOf } from './portal/tabs.ts';
import { start, stop } from './servers.ts';

const folder = await temporaryFolder();
const database = await startEmbedded(join(folder, 'database'));
try {
  await allowFastFilling(database);
  const filling = connect(database.connection, 2, { statementTimeoutMs: 0 });
  await migrate(filling.db, filling.pool);
  const { dealerId, token } = await fillDealership(filling.pool);
  const tabs = tabsOf(dealerId);
  const statementsFile = join(folder, 'portal.json');
  await writeFile(statementsFile, JSON.stringify(await captureQueries(filling.pool, tabs, token, portalHandlers)));
  await filling.close();
  const cookie = `forecourt_session=${token}`;
  const parts = { databaseConfig: database.connection, poolSize: 16, dataDir: join(folder, 'data'), statementsFile };
  const ours = await start(new URL('our-server.ts', import.meta.url), parts);
  const bare = await start(new URL('bare-statements.ts', import.meta.url), parts);
  try {
    await compareAll(tabs, { ours, bare }, cookie);
  } finally {
    await Promise.all([stop(ours), stop(bare)]);
  }
} finally {
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}
