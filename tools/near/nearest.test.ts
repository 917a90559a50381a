import { expect, test } from 'vitest';
import { readImports } from './import-graph.ts';
import { guardsOf, nearestTests } from './nearest.ts';
import { projectFiles } from '../repo.ts';

const files: Record<string, string> = {
  'server/app.ts': `import './calls/cars/cars.calls.ts'; import './calls/tickets/tickets.calls.ts';`,
  'testing/site.ts': `import '../server/app.ts'; import '../server/start/load-demo.ts';`,
  'server/start/load-demo.ts': `const demo = () => import('@forecourt/demo/world.ts');`,
  'demo/world.ts': `import './people.ts';`,
  'demo/people.ts': ``,
  'demo/people.test.ts': `import './people.ts';`,
  'server/calls/cars/cars.calls.ts': `import { rule } from '../../features/cars/price.rules.ts'; import '@forecourt/contract/cars/cars.ts';`,
  'server/features/cars/price.rules.ts': `export const rule = 1;`,
  'server/features/cars/price.rules.test.ts': `import { rule } from './price.rules.ts';`,
  'server/calls/cars/cars.calls.test.ts': `import '../../../testing/site.ts'; api.cars.get({ id });`,
  'server/calls/tickets/tickets.calls.ts': `const child = new URL('./child.ts', import.meta.url);`,
  'server/calls/tickets/child.ts': ``,
  'server/calls/tickets/tickets.calls.test.ts': `import '../../../testing/site.ts'; api.tickets.get({ id });`,
  'contract/cars/cars.ts': ``,
  'web/app/routes/routes.ts': `const page = () => import('../../pages/sell.tsx');`,
  'web/testing/open-app.tsx': `import '../app/routes/routes.ts';`,
  'web/pages/sell.tsx': ``,
  'web/pages/sell-kept.test.tsx': `import '../testing/open-app.tsx';`,
  'web/pages/home.test.tsx': `import '../testing/open-app.tsx';`,
};
const read = (path: string) => files[path] ?? '';
const near = (...changed: string[]) =>
  nearestTests(readImports(Object.keys(files), read), read)(changed).map(({ test }) => test);

test('a rule is nearest to its own test, then to tests of calls that use it, and to no others', () => {
  expect(near('server/features/cars/price.rules.ts')).toEqual([
    'server/features/cars/price.rules.test.ts',
    'server/calls/cars/cars.calls.test.ts',
  ]);
});

test('a contract shape is near the tests of its calls', () => {
  expect(near('contract/cars/cars.ts')).toEqual(['server/calls/cars/cars.calls.test.ts']);
});

test('a file that is started as a process counts as used', () => {
  expect(near('server/calls/tickets/child.ts')).toEqual(['server/calls/tickets/tickets.calls.test.ts']);
});

test('the demo, which every test site mounts, is near its own tests only', () => {
  expect(near('demo/people.ts')).toEqual(['demo/people.test.ts']);
});

test('a page is near the tests named after it', () => {
  expect(near('web/pages/sell.tsx')).toEqual(['web/pages/sell-kept.test.tsx']);
});

test('a file that assembles everything is near everything built on it', () => {
  expect(near('server/app.ts')).toHaveLength(2);
  expect(near('web/app/routes/routes.ts')).toHaveLength(2);
});

test('a changed test is the nearest', () => {
  expect(near('web/pages/home.test.tsx', 'contract/cars/cars.ts')[0]).toBe('web/pages/home.test.tsx');
});

const guards = (...changed: string[]) => guardsOf(changed, projectFiles());

test('a change of the contract or a call runs the access matrix and the tests of every call', () => {
  const all = [
    'contract/access/access.test.ts',
    'contract/documented-calls.test.ts',
    'server/http/calls/contract.test.ts',
    'testing/access/actions.test.ts',
    'testing/access/analyst.test.ts',
    'testing/access/matrix.test.ts',
  ];
  expect(guards('contract/cars/cars.ts')).toEqual(all);
  expect(guards('server/calls/cars/cars.calls.ts')).toEqual(all);
  expect(guards('server/http/calls/serve.ts')).toEqual(all);
  // Ownership is also a condition of the SQL that writes.
  expect(guards('server/features/cars/cars.store.ts')).toEqual(['testing/access/matrix.test.ts']);
});

test('a migration runs the tests of migrations', () => {
  expect(guards('server/database/migrations/0100-something.sql')).toEqual([
    'server/database/check-database.test.ts',
    'server/database/closed-stays-closed.test.ts',
    'server/database/migrate.test.ts',
    'server/database/recount-awards.test.ts',
    'server/database/staff-actions-in-one-shape.test.ts',
  ]);
});

test('a change of a page runs none of them', () => {
  expect(guards('web/pages/sell.tsx', 'docs/api.md')).toEqual([]);
});
