/** `npm run generate:types`: writes server/database/types.generated.ts from the migrations, using a real database. */
import { rm, writeFile } from 'node:fs/promises';
import { connect } from '../server/database/database.ts';
import { startEmbedded } from '../server/database/embedded/embedded.ts';
import { migrate } from '../server/database/migrate.ts';
import { databaseTypes } from '../testing/database-types.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const folder = await temporaryFolder();
const database = await startEmbedded(folder, { fsync: 'off' });
const connection = connect(database.connection, 4);
try {
  await migrate(connection.db, connection.pool);
  await writeFile(
    new URL('../server/database/types.generated.ts', import.meta.url),
    await databaseTypes(connection.db),
  );
} finally {
  await connection.close();
  await database.stop();
  await rm(folder, { recursive: true });
}
