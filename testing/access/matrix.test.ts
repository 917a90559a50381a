import { expect, test } from 'vitest';
import { everybodyAsks, rows } from './cells.ts';
import { isNoticed, widenings } from './widened-access.ts';

/** Every call made by every actor, with the outcomes in `expected/index.ts`. */
const wrongCells = everybodyAsks();

test.for(rows)('$title', async (row) => {
  expect((await wrongCells(row)).join('\n')).toBe('');
});

/** Shows for some calls that a cell can be wrong at all. `access-matrix.proof.ts` does so for every call. */
const everyTenth = widenings.filter((_, at) => at % 10 === 0);
test.for(everyTenth)('a cell is wrong as soon as access is widened: $title', async (widening) => {
  expect(await isNoticed(widening, wrongCells)).toBe(widening.isNoticed);
});
