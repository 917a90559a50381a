import { expect, test } from 'vitest';
import { everybodyAsks, rows } from './cells.ts';
import { isNoticed, widenings } from './widened-access.ts';

/** Every call, made by everybody: `expected/index.ts` says what comes of each. */
const wrongCells = everybodyAsks();

test.for(rows)('$title', async (row) => {
  expect((await wrongCells(row)).join('\n')).toBe('');
});

/** That a cell can be wrong at all is seen here for some of the calls, and in `matrix.proof.ts` for every one. */
const everyTenth = widenings.filter((_, at) => at % 10 === 0);
test.for(everyTenth)('a cell is wrong as soon as it is for more: $title', async (widening) => {
  expect(await isNoticed(widening, wrongCells)).toBe(widening.isNoticed);
});
