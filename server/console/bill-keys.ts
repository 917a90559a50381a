/** `npm run bill-keys`: lists the keys that sign bills of sale. `npm run bill-keys -- rotate` replaces the current one. */
import { readPlaces } from '../config/config.ts';
import { listBillKeys } from '../features/bills/bill-keys.store.ts';
import { billSeal } from '../features/bills/bill-seal.ts';
import { replaceSigningKey } from '../flows/bills/signing-key.ts';
import { StartError, asSentence } from '../lib/start-error.ts';
import { loadAppKey } from '../start/app-key.ts';
import { openDatabase } from './open-database.ts';

const usage = `npm run bill-keys              lists the keys for bills of sale
npm run bill-keys -- rotate    replaces the signing key. Earlier bills stay genuine.`;

async function run(): Promise<void> {
  const [command = 'list', ...more] = process.argv.slice(2);
  if (!['list', 'rotate'].includes(command) || more.length > 0) throw new StartError(usage);
  await using database = await openDatabase(process.env);
  const { db } = database;
  if (command === 'rotate') {
    const { appKey, dataDir } = readPlaces(process.env);
    const seal = billSeal(await loadAppKey(appKey, dataDir));
    const id = await replaceSigningKey(db, seal);
    console.log(`New bills of sale are signed with the key ${id}. The earlier key still verifies its bills.\n`);
  }
  for (const { id, public_key, created_at, retired_at } of await listBillKeys(db))
    console.log(
      `${id}  ${public_key}  ${created_at.toISOString()}  ${retired_at ? `retired ${retired_at.toISOString()}` : 'signs new bills'}`,
    );
}

await run().catch((error: unknown) => {
  console.error(asSentence(error, 'Nothing was changed.'));
  process.exitCode = 1;
});
