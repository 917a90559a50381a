import { expect, test } from 'vitest';
import { indexByTyping } from './type-ahead.ts';

const titles = ['Profile', 'Dealer Portal', 'My Tickets', 'Payment History', 'Sign Out'];

test('a word finds its entry regardless of case', () => {
  expect(indexByTyping('DEAL', titles, 0)).toBe(1);
  expect(indexByTyping('my t', titles, 2)).toBe(2);
});

test('repeating a letter moves on and wraps around', () => {
  expect(indexByTyping('p', titles, 0)).toBe(3);
  expect(indexByTyping('pp', titles, 3)).toBe(0);
});

test('text that matches no entry goes nowhere', () => {
  expect(indexByTyping('x', titles, 0)).toBeUndefined();
  expect(indexByTyping('a', [], -1)).toBeUndefined();
});
