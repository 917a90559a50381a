/**
 * The staff lists at 100,000 rows each: the time of each call, compared with a bare Node + pg server that runs exactly its
 * statements, alternating in the same run. `npm run bench:staff`.
 */
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connect } from '../server/database/database.ts';
import { startEmbedded } from '../server/database/embedded/embedded.ts';
import { migrate } from '../server/database/migrate.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { compareAll } from './compare.ts';
import { allowFastFilling } from './fast-filling.ts';
import { captureQueries } from './capture-queries.ts';
import { start, stop } from './servers.ts';
import { areas } from './staff/areas.ts';
import { fillLists } from './staff/fill.ts';

const folder = await temporaryFolder();
const database = await startEmbedded(join(folder, 'database'));
try {
  await allowFastFilling(database);
  const filling = connect(database.connection, 2, { statementTimeoutMs: 0 });
  await migrate(filling.db, filling.pool);
  const token = await fillLists(filling.pool, areas);
  const statements = {};
  for (const { asked, handlers } of areas)
    Object.assign(statements, await captureQueries(filling.pool, asked, token, handlers));
  const statementsFile = join(folder, 'staff.json');
  await writeFile(statementsFile, JSON.stringify(statements));
  await filling.close();
  const parts = { databaseConfig: database.connection, poolSize: 16, dataDir: join(folder, 'data'), statementsFile };
  const ours = await start(new URL('our-server.ts', import.meta.url), parts);
  const bare = await start(new URL('bare-statements.ts', import.meta.url), parts);
  try {
    const asked = areas.flatMap((area) => area.asked);
    await compareAll(asked, { ours, bare }, `forecourt_session=${token}`);
  } finally {
    await Promise.all([stop(ours), stop(bare)]);
  }
} finally {
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}
