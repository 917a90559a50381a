/**
 * `npm run scaffold -- auctions`: creates a new feature on every layer, from the contract to its table, with one working
 * call and its test. The result is a starting point to change (docs/how-to/add-an-endpoint.md).
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { inRoot } from './repo.ts';
import { runNode } from './run.ts';
import { featureFiles, withEntry, withImport } from './scaffold/files.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const [feature = ''] = positionals;

if (!/^[a-z]{3,30}$/.test(feature))
  end('npm run scaffold -- <feature>: a plural noun in lower case, such as auctions.');
if (existsSync(inRoot(`contract/${feature}`))) end(`A feature called ${feature} already exists.`);

const migrations = readdirSync(inRoot('server/database/migrations'));
const last = Math.max(...migrations.map((name) => Number.parseInt(name, 10)));
const made = featureFiles({ feature, migration: String(last + 1).padStart(4, '0') });
for (const [path, text] of Object.entries(made)) write(path, text);

change('contract/contract.ts', (text) =>
  withEntry(
    withImport(text, `import { ${feature} } from './${feature}/${feature}.ts';`),
    'export const contract = {',
    `  ${feature},\n`,
  ),
);
change('server/app/handlers.ts', (text) =>
  withEntry(
    withImport(text, `import { ${feature}Calls } from '../calls/${feature}/${feature}.calls.ts';`),
    '  return {',
    `    ${feature}: ${feature}Calls(db),\n`,
  ),
);

for (const tool of ['tools/generate-types.ts', 'tools/generate.ts']) {
  const { ok, output } = await runNode([inRoot(tool)]);
  if (!ok) end(output);
}
console.log(`\nWritten:\n${Object.keys(made).join('\n')}`);
console.log('\nNext: npm run vitest -- run contract/access -u, then docs/how-to/add-an-endpoint.md from step 1.');

function write(path: string, text: string): void {
  mkdirSync(dirname(inRoot(path)), { recursive: true });
  writeFileSync(inRoot(path), text);
}

function change(path: string, to: (text: string) => string): void {
  write(path, to(readFileSync(inRoot(path), 'utf8')));
}

function end(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
