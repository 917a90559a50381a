import { expect, test } from 'vitest';
import { linesAbout } from './access.ts';

const matrix = 'testing/access/matrix.test.ts';

test('the matrix is narrowed to the call, to the feature, or not at all', () => {
  const text = `export const cars = {\n  list: call('GET /a', { who: anyone }),\n  mine: call('GET /b', { who: member }),\n};`;
  const about = (file: string, kind: 'who' | 'ownership') =>
    linesAbout({ file, kind, start: text.indexOf('member') }, text);
  expect(about('contract/cars/cars.ts', 'who')).toBe(`${matrix}#^cars\\.mine( |$)`);
  expect(about('server/features/cars/car.store.ts', 'ownership')).toBe(`${matrix}#^cars\\.`);
  expect(about('server/database/owner.sql.ts', 'ownership')).toBe(matrix);
});
