import { expect, test } from 'vitest';
import { billAlphabet, billNumberOf, isBillNumber, readBillNumber } from './bill-number.ts';

const number = billNumberOf('7K2PXQ9AD');

test('a number is FC- and ten characters, none of which looks like another', () => {
  expect(number).toMatch(/^FC-7K2PXQ9AD[2-9A-Z]$/);
  expect(billAlphabet).toHaveLength(31);
  expect(billAlphabet).not.toMatch(/[ILO01]/);
  expect(isBillNumber(number)).toBe(true);
});

test('the check character finds every single wrong character and every swap of two', () => {
  const characters = number.slice(3).split('');
  const wrong = [...characters.keys()].flatMap((at) => [
    ...billAlphabet.split('').map((other) => characters.with(at, other)),
    ...characters.map((one, to) => characters.with(at, one).with(to, characters[at]!)),
  ]);
  const forged = wrong.map((one) => `FC-${one.join('')}`).filter((one) => one !== number);
  expect(forged.length).toBeGreaterThan(350);
  expect(forged.filter(isBillNumber)).toEqual([]);
});

test('a number can be typed in any case, with spaces and without FC', () => {
  const bare = number.slice(3);
  for (const typed of [number, bare, number.toLowerCase(), ` fc ${bare.slice(0, 5)} ${bare.slice(5)} `, `fc${bare}`])
    expect(readBillNumber(typed)).toBe(number);
  for (const typed of ['', 'FC-', `${number}2`, number.slice(0, -1), 'FC-0000000000', '<script>'])
    expect(readBillNumber(typed)).toBeNull();
});
