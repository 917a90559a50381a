import { describe, expect, test } from 'vitest';
import { everybodyAsks } from './cells.ts';
import { isNoticed, widenings } from './widened-access.ts';

/** A cell of the matrix is wrong as soon as a call, whichever, is for more than it should be. */
const wrongCells = everybodyAsks();

describe('a call made for more people than it should be is noticed, or its flow refuses them as well', () => {
  test.for(widenings)('$title', async (widening) => {
    expect(await isNoticed(widening, wrongCells)).toBe(widening.isNoticed);
  });
});
