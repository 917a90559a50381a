import { expect, test } from 'vitest';
import { answerSpeed } from './answer-speed.rules.ts';

test.each([
  [{ answers: 3, seconds: 3600 }, 'within_an_hour'],
  [{ answers: 3, seconds: 3601 }, 'within_a_day'],
  [{ answers: 80, seconds: 86_400 }, 'within_a_day'],
  [{ answers: 80, seconds: 86_401 }, 'within_days'],
  [{ answers: 2, seconds: 60 }, null],
  [{ answers: 0, seconds: null }, null],
])('%o is shown as %s', (measured, shown) => {
  expect(answerSpeed(measured)).toBe(shown);
});
