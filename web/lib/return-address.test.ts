import { expect, test } from 'vitest';
import { keepReturnAddress, peekReturnAddress, safeReturnAddress, takeReturnAddress } from './return-address.ts';

test.each(['/sell', '/browse?search=a%20b&make=Karin', '/user/12#reviews', '/'])(
  '%s is one of our own pages',
  (address) => {
    expect(safeReturnAddress(address)).toBe(address);
  },
);

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/sell/..//evil.example',
  '/%2e/\\evil.example',
  'javascript:alert(1)',
  'sell',
  '',
  '/login',
  '/login?returnUrl=/login',
  '/auth/callback?code=1',
  '/oauth/callback',
  '/complete-profile',
  '/complete-profile?returnUrl=/sell',
  undefined,
  ['/sell'],
])('%j is refused', (address) => {
  expect(safeReturnAddress(address)).toBe('/');
});

test('a stored address is used once', () => {
  keepReturnAddress('/sell');
  expect(peekReturnAddress()).toBe('/sell');
  expect(takeReturnAddress()).toBe('/sell');
  expect(takeReturnAddress()).toBe('/');
});

test('an address tampered with in storage is refused too', () => {
  sessionStorage.setItem('forecourt.return', '//evil.example');
  expect(takeReturnAddress()).toBe('/');
});
