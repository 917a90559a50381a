import { describe, expect, test } from 'vitest';
import { everybodyAsks } from '../testing/access/cells.ts';
import { isNoticed, widenings } from '../testing/access/widened-access.ts';

/** Widening the access of any call must make a cell of the matrix wrong. */
const wrongCells = everybodyAsks();

describe('notices a call with widened access, or its flow refuses the extra callers', () => {
  test.for(widenings)('$title', async (widening) => {
    expect(await isNoticed(widening, wrongCells)).toBe(widening.isNoticed);
  });
});
