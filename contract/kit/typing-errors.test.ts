import { expect, test } from 'vitest';
import { typingErrors, typingErrorsAtStart } from './typing-errors.ts';

test.each([
  ['sultan', 'sultan', 0, 0],
  ['sul', 'sultan', 0, 3],
  ['sutlan', 'sultan', 1, 1],
  ['usltan', 'sultan', 1, 1],
  ['benefacter', 'benefactor', 1, 1],
  ['bufalo', 'buffalo', 1, 1],
  ['karinn', 'karin', 1, 1],
  ['xyz', 'karin', 3, 5],
  ['', 'karin', 0, 5],
])('%s instead of %s is %i typing error(s) at the start, and %i in all', (typed, word, atStart, inAll) => {
  expect([typingErrorsAtStart(typed, word), typingErrors(typed, word)]).toEqual([atStart, inAll]);
});
