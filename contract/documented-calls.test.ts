import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contract } from './contract.ts';
import { addressText } from './kit/address.ts';
import { namedCalls } from './kit/routes.ts';

const documented = readFileSync(new URL('documented-calls.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const built = new Set(namedCalls(contract).map(({ call }) => addressText(call.address)));

test('the spec names 93 calls', () => {
  expect(new Set(documented).size).toBe(93);
});

test('every documented call is in the contract', () => {
  expect(documented.filter((address) => !built.has(address))).toEqual([]);
});
