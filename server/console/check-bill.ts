/** `npm run check-bill -- FILE`: says whether a downloaded bill of sale is genuine, without network or database. */
import { parseArgs } from 'node:util';
import { StartError, asSentence } from '../lib/start-error.ts';
import { checkBill, checkBillUsage } from './check-bill-command.ts';

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { keys: { type: 'string' }, key: { type: 'string' } },
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new StartError(checkBillUsage);
  const { isGenuine, sentence } = await checkBill({ file, ...values });
  console.log(sentence);
  if (!isGenuine) process.exitCode = 1;
}

// 1 is for a bill that isn't genuine, 2 for one that couldn't be checked.
await run().catch((error: unknown) => {
  console.error(asSentence(error, 'The bill wasn’t checked.'));
  process.exitCode = 2;
});
