import { expect, test } from 'vitest';
import { readEndpoint, shownEnd } from './bank-keys.rules.ts';

test.each([
  ['a-long-enough-key-4711', '…4711'],
  ['twelve-chars', '…hars'],
  ['eleven-char', '…'],
  ['12345678', '…'],
])('the key %s is shown as %s', (key, shown) => {
  expect(shownEnd(key)).toBe(shown);
});

test('an address ends with its host or path, without a slash', () => {
  expect(readEndpoint('https://bank.example/api//')).toEqual({
    baseUrl: 'https://bank.example/api',
    host: 'bank.example',
  });
  for (const typed of ['https://bank.example/?key=1', 'https://bank.example/#a'])
    expect(readEndpoint(typed)).toHaveProperty('wrong');
});
