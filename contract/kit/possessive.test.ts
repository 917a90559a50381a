import { expect, test } from 'vitest';
import { possessive } from './possessive.ts';

test('a name that ends in s gets the apostrophe only', () => {
  expect(['Grace', 'Eclipse Motors', 'RS'].map(possessive)).toEqual(['Grace’s', 'Eclipse Motors’', 'RS’']);
});
