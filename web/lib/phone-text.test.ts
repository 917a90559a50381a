import { expect, test } from 'vitest';
import { phoneText } from './phone-text.ts';

test('a number is grouped in threes, with four digits at the end', () => {
  expect(phoneText('5550140')).toBe('555-0140');
  expect(phoneText('2135550140')).toBe('213-555-0140');
  expect(phoneText('12135550140')).toBe('1-213-555-0140');
});

test('a short number stays in one piece', () => {
  expect(phoneText('911')).toBe('911');
  expect(phoneText('0140')).toBe('0140');
});

test('a number typed with its own separators stays as typed', () => {
  expect(phoneText('555-0142')).toBe('555-0142');
  expect(phoneText('+1 (555) 0142')).toBe('+1 (555) 0142');
  expect(phoneText('')).toBe('');
});
