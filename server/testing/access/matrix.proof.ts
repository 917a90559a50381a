import { expect, test } from 'vitest';
import { everybodyAsks } from './cells.ts';
import { isNoticed, widenings } from './wider.ts';

/** A cell of the matrix is wrong as soon as a call, whichever, is for more than it should be. */
const wrongCells = everybodyAsks();

test.for(widenings)('$title', async (widening) => {
  expect(await isNoticed(widening, wrongCells)).toBe(widening.isNoticed);
});
