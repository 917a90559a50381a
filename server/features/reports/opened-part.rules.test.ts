import { expect, test } from 'vitest';
import { aroundReport, nextPart } from './opened-part.rules.ts';

const long = { reported_sequence: 100, last_sequence: 140 };

test('at first ten messages on either side of the report are open, within the conversation', () => {
  expect(aroundReport(long)).toEqual({ from_sequence: 90, to_sequence: 110 });
  expect(aroundReport({ reported_sequence: 3, last_sequence: 4 })).toEqual({ from_sequence: 1, to_sequence: 4 });
});

test('each step opens the next part, up to the ends', () => {
  const open = aroundReport(long);
  expect(nextPart(open, 'earlier', long)).toEqual({ from_sequence: 65, to_sequence: 89 });
  expect(nextPart(open, 'later', long)).toEqual({ from_sequence: 111, to_sequence: 135 });
  expect(nextPart({ from_sequence: 1, to_sequence: 140 }, 'earlier', long)).toBeNull();
  expect(nextPart({ from_sequence: 1, to_sequence: 140 }, 'later', long)).toBeNull();
});
