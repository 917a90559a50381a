import { expect, test } from 'vitest';
import type { Kind } from './mutant.ts';
import { readTests } from './nearest-tests.ts';

const rules = `export const mayEdit = () => states;
export const mayDelete = () => true;`;
const project = new Map([
  ['contract/cars/cars.flow.ts', `export const states = ['draft'];`],
  [
    'server/features/cars/listing.rules.ts',
    `import { states } from '@forecourt/contract/cars/cars.flow.ts';\n${rules}`,
  ],
  ['server/features/cars/listing.rules.test.ts', `import { mayEdit } from './listing.rules.ts'; mayEdit();`],
  [
    'server/flows/cars/list-a-car.ts',
    `import { mayEdit, mayDelete } from '../../features/cars/listing.rules.ts';
    export function edit() { return mayEdit(); }
    export const remove = () => mayDelete();`,
  ],
  [
    'server/calls/cars/cars.calls.ts',
    `import { edit, remove } from '../../flows/cars/list-a-car.ts';
    export function carsCalls() {
      const shared = () => edit();
      return { update: async () => shared(), async remove() { return remove(); } };
    }`,
  ],
  ['server/calls/cars/cars.calls.test.ts', `await mara.api.cars.update({}); await mara.api.cars.remove({});`],
  ['testing/market.ts', `export const deleted = ({ api }) => api.cars.remove({});`],
  [
    'server/flows/cars/deleting.test.ts',
    `import { deleted } from '../../../testing/market.ts'; waitsFor(() => deleted(mara));`,
  ],
  ['server/flows/cars/paying.test.ts', `await mara.api.payments.plans({});`],
  ['server/app.ts', `import { carsCalls } from './calls/cars/cars.calls.ts'; carsCalls();`],
]);
const nearest = readTests(project);
const at = (file: string, text: string, kind: Kind = 'rule') => ({
  file,
  start: project.get(file)!.indexOf(text),
  kind,
});

test('tests that import it come first, then tests that reach it over HTTP', () => {
  expect(nearest(at('contract/cars/cars.flow.ts', 'draft'), 9)).toEqual([
    'server/features/cars/listing.rules.test.ts',
    'server/calls/cars/cars.calls.test.ts',
  ]);
});

test('only the changed part of the file counts, also through shared test helpers', () => {
  expect(nearest(at('server/features/cars/listing.rules.ts', 'true'), 2)).toEqual([
    'server/calls/cars/cars.calls.test.ts',
    'server/flows/cars/deleting.test.ts',
  ]);
});

test('an unrelated test comes last, and only as a neighbour if few tests lead there', () => {
  const near = nearest(at('server/flows/cars/list-a-car.ts', 'mayDelete()'), 9);
  expect(near.at(-1)).toBe('server/flows/cars/paying.test.ts');
  expect(nearest(at('server/features/cars/listing.rules.ts', 'true'), 9)).not.toContain(
    'server/flows/cars/paying.test.ts',
  );
});

test('among tests that lead there, those for such faults come first', () => {
  expect(nearest(at('server/features/cars/listing.rules.ts', 'true', 'lock'), 1)).toEqual([
    'server/flows/cars/deleting.test.ts',
  ]);
});
