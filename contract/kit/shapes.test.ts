import { expect, test } from 'vitest';
import { z } from 'zod';
import { Day, text, withDaysInOrder } from './shapes.ts';

const sentences = (shape: ReturnType<typeof text>, given: string) =>
  shape.safeParse(given).error?.issues.map(({ message }) => message);

test('text is trimmed, and line ends become LF', () => {
  expect(text(20).parse('  one\r\ntwo\rthree\t! ')).toBe('one\ntwo\nthree\t!');
});

test('the length limits apply to the trimmed text', () => {
  expect(text(3).parse(' abc ')).toBe('abc');
  expect(sentences(text(3), 'abcd')).toEqual(['Please enter at most 3 characters']);
  expect(sentences(text(5000), 'a'.repeat(5001))).toEqual(['Please enter at most 5,000 characters']);
  expect(sentences(text(3, { min: 1 }), '  ')).toEqual(['Please fill this in']);
  expect(sentences(text(30, { min: 5 }), 'abc')).toEqual(['Please enter at least 5 characters']);
  expect(sentences(text(30, { min: 5, tooShort: 'Please say more' }), 'abc')).toEqual(['Please say more']);
});

test.each(['a\0b', 'a\u0007b', 'a\u001bb', 'a\u007fb', 'a\u0085b'])(
  '%j contains a character that isn’t allowed in text',
  (given) => {
    expect(sentences(text(20), given)).toEqual(['Please remove the characters that can’t be displayed']);
  },
);

test.each(['0001-01-01', '2024-02-29', '9999-12-31'])('%s is a day', (day) => {
  expect(Day.safeParse(day).success).toBe(true);
});
test.each(['0000-01-01', '2026-02-29', '2026-13-01', '+010000-01-01', ''])('%j is not a day', (day) => {
  expect(Day.safeParse(day).error?.issues[0]?.message).toBe('Please select a day');
});

test('a range of days may be open or a single day, but its last day can’t be before its first', () => {
  const Days = withDaysInOrder(z.object({ from: Day.optional(), to: Day.optional() }));
  const [early, late] = ['2026-02-28', '2026-03-01'];
  for (const range of [{}, { from: late }, { to: early }, { from: early, to: early }, { from: early, to: late }])
    expect(Days.safeParse(range).success).toBe(true);
  const refused = Days.safeParse({ from: late, to: early }).error?.issues;
  expect(refused).toMatchObject([{ path: ['to'], message: 'The last day can’t be before the first.' }]);
});
