/**
 * Writes the files derived from the contract: the browser's addresses and the API documents.
 * `npm run generate` writes them. With `--check` it only lists outdated files.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { contract } from '@forecourt/contract/contract.ts';
import { addressesModule, pageModules } from './generate/addresses.ts';
import { refetchAfter } from '../web/lib/refetch-after.ts';
import { developersModule } from './generate/developers.ts';
import { apiDocument } from './generate/api-document.ts';
import { openapi } from '@forecourt/contract/openapi/openapi.ts';

const root = new URL('..', import.meta.url);
const wanted: Record<string, string> = {
  'contract/addresses.generated.ts': addressesModule(contract),
  ...pageModules(contract, refetchAfter),
  'web/features/developers/reference.generated.ts': developersModule(contract),
  'docs/api.md': apiDocument(contract),
  'docs/openapi.json': `${JSON.stringify(openapi(contract), null, 1)}\n`,
};

const onlyCheck = process.argv.includes('--check');
const stale: string[] = [];
for (const [path, text] of Object.entries(wanted)) {
  const file = new URL(path, root);
  const current = await readFile(file, 'utf8').catch(() => '');
  if (current === text) continue;
  stale.push(path);
  if (!onlyCheck) await writeFile(file, text);
}

if (stale.length > 0) console.log(`${onlyCheck ? 'Out of date' : 'Wrote'}: ${stale.join(', ')}`);
if (stale.length > 0 && onlyCheck) {
  console.log('Run: npm run generate');
  process.exitCode = 1;
}
