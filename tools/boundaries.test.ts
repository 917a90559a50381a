import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBoundaries, type Violation } from './boundaries.ts';

/** A small product whose imports follow all rules. */
const lawful: Record<string, string[]> = {
  'contract/kit/call.ts': ['zod'],
  'contract/cars/cars.ts': ['../kit/call.ts'],
  'server/main.ts': ['./app.ts', './start/load-demo.ts'],
  'contract/photos/photos.ts': ['../kit/call.ts'],
  'server/app.ts': [
    './calls/cars/cars.calls.ts',
    './calls/sales/sales.calls.ts',
    './http/calls/serve.ts',
    './outside/bank.ts',
  ],
  'server/http/calls/serve.ts': ['@forecourt/contract/kit/call.ts'],
  'server/database/database.ts': ['kysely', 'node:fs'],
  'server/outside/bank.ts': ['node:crypto', './bank/fleeca.ts'],
  'server/outside/bank/fleeca.ts': ['../configured-request.ts'],
  'server/outside/configured-request.ts': ['./guarded-request/exchange.ts'],
  'server/outside/guarded-request/exchange.ts': ['node:https'],
  'server/outside/guarded-request/guarded-request.ts': ['node:https'],
  'server/flows/sell.ts': [
    '../features/cars/cars.store.ts',
    '../features/sales/sales.store.ts',
    '../outside/bank.ts',
    '../outside/guarded-request/guarded-request.ts',
  ],
  'server/calls/cars/cars.calls.ts': [
    '../../features/cars/cars.rules.ts',
    '../../features/cars/cars.store.ts',
    '../../flows/sell.ts',
    '../../lib/failure.ts',
  ],
  'server/lib/failure.ts': ['@forecourt/contract/kit/call.ts'],
  'server/events/announce.ts': ['../database/database.ts'],
  'server/features/cars/cars.rules.ts': ['@forecourt/contract/cars/cars.ts', 'type ./cars.store.ts'],
  'server/features/cars/cars.store.ts': ['@forecourt/contract/cars/cars.ts', '../../database/database.ts', 'kysely'],
  'server/calls/sales/sales.calls.ts': ['../../features/sales/sales.store.ts'],
  'server/features/sales/sales.store.ts': ['../../database/database.ts'],
  'server/features/staff/as-staff.ts': ['./staff-actions.store.ts'],
  'server/features/staff/staff-actions.store.ts': ['../../database/database.ts'],
  'server/lib/demo-world.ts': ['type ../database/database.ts'],
  'server/start/load-demo.ts': ['type ../lib/demo-world.ts', 'lazy @forecourt/demo/world.ts'],
  'demo/world.ts': ['type @forecourt/server/lib/demo-world.ts', './bank/books.store.ts'],
  'demo/bank/books.store.ts': ['type @forecourt/server/database/database.ts', 'kysely'],
  'demo/world.test.ts': ['../testing/personas.ts', './world.ts'],
  'testing/personas.ts': ['../server/database/database.ts'],
  'proofs/sell.proof.ts': ['../testing/personas.ts', '../server/flows/sell.ts'],
  'server/flows/sell.test.ts': ['../../testing/personas.ts', './sell.ts'],
  'web/app/main.tsx': ['../pages/browse.tsx', '../lib/paths.ts'],
  'web/lib/paths.ts': ['@forecourt/contract/cars/cars.ts'],
  'web/pages/browse.tsx': [
    '../features/cars/card.tsx',
    '../features/sales/badge.tsx',
    '../shared/photos/lightbox.tsx',
    '../ui/button.tsx',
    '../lib/paths.ts',
  ],
  'web/features/cars/card.tsx': ['../../ui/button.tsx', '../../lib/api.ts', '../../lib/paths.ts'],
  'web/features/sales/badge.tsx': ['../../ui/button.tsx'],
  'web/ui/button.tsx': ['../lib/class-names.ts'],
  'web/shared/photos/lightbox.tsx': [
    'type @forecourt/contract/photos/photos.ts',
    '../../ui/button.tsx',
    '../../lib/paths.ts',
  ],
  'web/lib/class-names.ts': [],
  'web/lib/api.ts': ['@forecourt/contract/cars/cars.ts'],
  'tools/generate.ts': ['@forecourt/contract/cars/cars.ts'],
  'e2e/sign-in.ts': ['../tools/generate.ts'],
};

/** Each breaks exactly one rule: the rule's name, the importing file, the import and its target. */
const unlawful: [rule: string, from: string, imports: string, to: string][] = [
  ['contract-alone', 'contract/cars/a.ts', 'kysely', 'node_modules/kysely/index.js'],
  ['contract-alone', 'contract/cars/b.ts', 'node:fs', 'fs'],
  ['contract-alone', 'contract/cars/c.ts', '../../web/lib/api.ts', 'web/lib/api.ts'],
  ['server-without-web', 'server/http/a.ts', '../../web/lib/api.ts', 'web/lib/api.ts'],
  ['web-without-server', 'web/lib/a.ts', '../../server/database/database.ts', 'server/database/database.ts'],
  ['product-without-tools', 'server/http/b.ts', '../../tools/generate.ts', 'tools/generate.ts'],
  ['tools-at-the-bottom', 'tools/a.ts', '../e2e/sign-in.ts', 'e2e/sign-in.ts'],
  ['tests-stay-tests', 'server/flows/a.ts', '../../testing/personas.ts', 'testing/personas.ts'],
  ['tests-stay-tests', 'server/flows/i.ts', '../../proofs/sell.proof.ts', 'proofs/sell.proof.ts'],
  ['server-without-web', 'testing/a.ts', '../web/lib/api.ts', 'web/lib/api.ts'],
  ['demo-at-one-place', 'testing/b.ts', '../demo/world.ts', 'demo/world.ts'],
  ['feature-alone', 'server/features/sales/a.ts', '../cars/cars.rules.ts', 'server/features/cars/cars.rules.ts'],
  ['rules-are-pure', 'server/features/sales/a.rules.ts', 'node:fs', 'fs'],
  [
    'rules-are-pure',
    'server/features/sales/b.rules.ts',
    'type ../../database/database.ts',
    'server/database/database.ts',
  ],
  [
    'rules-take-types-only',
    'server/features/sales/c.rules.ts',
    './sales.store.ts',
    'server/features/sales/sales.store.ts',
  ],
  ['store-is-sql', 'server/features/sales/a.store.ts', '../../lib/failure.ts', 'server/lib/failure.ts'],
  [
    'store-takes-types-only',
    'server/features/cars/a.store.ts',
    './cars.rules.ts',
    'server/features/cars/cars.rules.ts',
  ],
  [
    'log-through-as-staff',
    'server/flows/undo.ts',
    '../features/staff/staff-actions.store.ts',
    'server/features/staff/staff-actions.store.ts',
  ],
  ['sql-in-stores', 'server/calls/sales/a.calls.ts', 'kysely', 'node_modules/kysely/index.js'],
  ['outside-through-flows', 'server/features/sales/b.ts', '../../outside/bank.ts', 'server/outside/bank.ts'],
  ['one-way-out', 'server/flows/g.ts', 'node:https', 'https'],
  ['one-way-out', 'server/outside/a.ts', 'node:http', 'http'],
  [
    'configured-request-for-the-configured',
    'server/flows/h.ts',
    '../outside/configured-request.ts',
    'server/outside/configured-request.ts',
  ],
  ['calls-end-here', 'demo/d.ts', '@forecourt/server/calls/sales/sales.calls.ts', 'server/calls/sales/sales.calls.ts'],
  ['features-below-flows', 'server/features/sales/c.ts', '../../flows/sell.ts', 'server/flows/sell.ts'],
  ['flows-below-calls', 'server/flows/b.ts', 'type ../http/calls/serve.ts', 'server/http/calls/serve.ts'],
  [
    'events-and-outside-at-the-bottom',
    'server/events/a.ts',
    '../features/sales/sales.store.ts',
    'server/features/sales/sales.store.ts',
  ],
  ['lib-knows-no-floor', 'server/lib/a.ts', '../http/calls/serve.ts', 'server/http/calls/serve.ts'],
  ['database-knows-no-feature', 'server/database/a.ts', '../http/calls/serve.ts', 'server/http/calls/serve.ts'],
  [
    'http-knows-no-feature',
    'server/http/c.ts',
    '../features/sales/sales.store.ts',
    'server/features/sales/sales.store.ts',
  ],
  ['cache-below-calls-below-pages', 'server/http/cache/a.ts', '../calls/serve.ts', 'server/http/calls/serve.ts'],
  ['kit-knows-no-feature', 'contract/kit/a.ts', '../cars/cars.ts', 'contract/cars/cars.ts'],
  ['demo-at-one-place', 'server/flows/c.ts', '@forecourt/demo/world.ts', 'demo/world.ts'],
  ['demo-at-one-place', 'server/flows/e.ts', 'lazy @forecourt/demo/world.ts', 'demo/world.ts'],
  ['demo-at-one-place', 'server/flows/f.ts', 'type @forecourt/demo/world.ts', 'demo/world.ts'],
  ['demo-at-one-place', 'server/flows/f.test.ts', '../../demo/world.ts', 'demo/world.ts'],
  ['demo-at-one-place', 'web/lib/c.ts', '../../demo/world.ts', 'demo/world.ts'],
  ['contract-alone', 'contract/cars/d.ts', '../../demo/world.ts', 'demo/world.ts'],
  ['demo-without-web', 'demo/a.ts', '../web/lib/api.ts', 'web/lib/api.ts'],
  ['tests-stay-tests', 'demo/b.ts', '../testing/personas.ts', 'testing/personas.ts'],
  ['product-without-tools', 'demo/c.ts', '../tools/generate.ts', 'tools/generate.ts'],
  ['store-is-sql', 'demo/bank/a.store.ts', '@forecourt/server/http/calls/serve.ts', 'server/http/calls/serve.ts'],
  ['ui-at-the-bottom', 'web/ui/a.tsx', 'type @forecourt/contract/cars/cars.ts', 'contract/cars/cars.ts'],
  ['ui-at-the-bottom', 'web/ui/b.tsx', '../features/cars/card.tsx', 'web/features/cars/card.tsx'],
  ['ui-at-the-bottom', 'web/ui/c.tsx', '../pages/browse.tsx', 'web/pages/browse.tsx'],
  ['ui-at-the-bottom', 'web/ui/d.tsx', '@forecourt/contract/photos/photos.ts', 'contract/photos/photos.ts'],
  ['ui-at-the-bottom', 'web/ui/e.tsx', '../shared/photos/lightbox.tsx', 'web/shared/photos/lightbox.tsx'],
  ['shared-knows-no-feature', 'web/shared/a.tsx', '../features/sales/badge.tsx', 'web/features/sales/badge.tsx'],
  ['shared-knows-no-feature', 'web/shared/b.tsx', '../pages/browse.tsx', 'web/pages/browse.tsx'],
  ['lib-at-the-bottom', 'web/lib/b.ts', '../ui/button.tsx', 'web/ui/button.tsx'],
  ['lib-at-the-bottom', 'web/lib/e.ts', '../shared/photos/lightbox.tsx', 'web/shared/photos/lightbox.tsx'],
  ['lib-at-the-bottom', 'web/lib/d.ts', '../features/cars/card.tsx', 'web/features/cars/card.tsx'],
  ['web-feature-alone', 'web/features/sales/a.tsx', '../cars/card.tsx', 'web/features/cars/card.tsx'],
  ['web-flows-down', 'web/features/sales/b.tsx', '../../pages/browse.tsx', 'web/pages/browse.tsx'],
  ['pages-below-app', 'web/pages/a.tsx', '../app/main.tsx', 'web/app/main.tsx'],
  ['resolvable', 'server/flows/d.ts', './gone.ts', './gone.ts'],
];

let folder: string;
let found: { violations: Violation[]; unread: string[] };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-boundaries-'));
  const packages: Record<string, string> = { zod: '1', kysely: '1' };
  for (const name of Object.keys(packages)) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
    write(`node_modules/${name}/index.js`, '');
  }
  mkdirSync(join(folder, 'node_modules/@forecourt'));
  for (const workspace of ['contract', 'server', 'demo']) {
    const name = `@forecourt/${workspace}`;
    write(`${workspace}/package.json`, JSON.stringify({ name, exports: { './*': './*' } }));
    symlinkSync(`../../${workspace}`, join(folder, 'node_modules', name), 'junction');
    packages[name] = '1';
  }
  write('package.json', JSON.stringify({ dependencies: packages }));
  for (const [path, imports] of Object.entries(lawful)) write(path, source(imports));
  for (const [, path, imports] of unlawful) write(path, source([imports]));
  write('server/flows/ring.ts', source(['./ring-too.ts']));
  write('server/flows/ring-too.ts', source(['./ring.ts']));
  write('web/features/sales/list/rows.tsx', source(['../desk/facts.tsx', '../badge.tsx']));
  write('web/features/sales/desk/facts.tsx', source([]));
  write('web/features/sales/desk/desk.tsx', source(['../list/rows.tsx']));
  write('server/flows/payments/buy.ts', source(['../listings/publish-listing.ts']));
  write('server/flows/payments/price.ts', source(['../../lib/failure.ts']));
  write('server/flows/listings/publish-listing.ts', source(['../../lib/failure.ts']));
  write('server/flows/listings/renew.ts', source(['../payments/price.ts']));
  write('server/flows/alone.ts', 'export const alone = 1;\n');
  found = await readBoundaries(folder);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(unlawful)('%s: %s can’t import %s', (rule, from, _imports, to) => {
  expect(found.violations.filter((violation) => violation.from === from)).toEqual([{ rule, from, to }]);
});

test('a cycle and an unused file are found', () => {
  const cycles = found.violations.filter(({ rule }) => rule === 'no-cycles').map(({ from }) => from);
  expect(cycles).toContain('server/flows/ring-too.ts');
  expect(found.violations).toContainEqual({
    rule: 'no-orphans',
    from: 'server/flows/alone.ts',
    to: 'server/flows/alone.ts',
  });
});

test('folders that import each other are found, even if no file does', () => {
  const [desk, list] = ['web/features/sales/desk', 'web/features/sales/list'];
  expect(found.violations.filter(({ rule }) => rule === 'no-folder-cycles')).toEqual(
    expect.arrayContaining([
      { rule: 'no-folder-cycles', from: 'server/flows/payments', to: 'server/flows/listings' },
      { rule: 'no-folder-cycles', from: 'server/flows/listings', to: 'server/flows/payments' },
      { rule: 'no-folder-cycles', from: desk, to: list },
      { rule: 'no-folder-cycles', from: list, to: desk },
    ]),
  );
});

test('code that follows the rules has no findings', () => {
  const offenders = found.violations.map(({ from }) => from);
  expect(Object.keys(lawful).filter((path) => offenders.includes(path))).toEqual([]);
});

test('every source file was read', () => {
  expect(found.unread).toEqual([]);
});

function source(imports: string[]): string {
  const lines = imports.map((text, index) => {
    const [, kind = '', target] = /^(type |lazy )?(.+)$/.exec(text) ?? [];
    if (kind === 'lazy ') return `export const i${index} = () => import('${target}');`;
    return kind === 'type '
      ? `import type { T${index} } from '${target}';\nexport type { T${index} };`
      : `import * as i${index} from '${target}';\nconsole.log(i${index});`;
  });
  return `${lines.join('\n')}\nexport const here = 1;\n`;
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
