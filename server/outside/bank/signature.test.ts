import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { fitsSignature } from './signature.ts';

const apiKey = 'a-very-secret-key';
const body = Buffer.from('{"payment_id":"…"}');
const signed = (key: string, text: Buffer = body) => `sha256=${createHmac('sha256', key).update(text).digest('hex')}`;

test('a callback is genuine if its signature matches its raw body', () => {
  expect(fitsSignature(body, signed(apiKey), apiKey)).toBe(true);
  expect(fitsSignature(body, signed(apiKey).toUpperCase().replace('SHA', 'sha'), apiKey)).toBe(true);
  const bytes = Buffer.from([0xff, 0x00]);
  expect(fitsSignature(bytes, signed(apiKey, bytes), apiKey)).toBe(true);
});

test.each([
  ['no signature', undefined],
  ['an empty signature', ''],
  ['only the method', 'sha256='],
  ['a signature with another key', signed('another')],
  ['a signature of another body', signed(apiKey, Buffer.from('{}'))],
  ['a signature without its method', signed(apiKey).slice('sha256='.length)],
  ['a signature with another method', signed(apiKey).replace('sha256', 'sha1')],
  ['a truncated signature', signed(apiKey).slice(0, -1)],
  ['a signature with extra characters', `${signed(apiKey)}00`],
  ['a signature with an extra line', `${signed(apiKey)}\n`],
  ['a signature that isn’t hexadecimal', `sha256=${'z'.repeat(64)}`],
])('a callback with %s is not genuine', (_what, signature) => {
  expect(fitsSignature(body, signature, apiKey)).toBe(false);
});
