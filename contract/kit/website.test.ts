import { expect, test } from 'vitest';
import { maxWebsite, Website } from './website.ts';

test.each([
  ['example.com', 'https://example.com'],
  ['  HTTP://Example.COM/  ', 'http://example.com'],
  ['www.eclipse-motors.ls/cars?from=us#top', 'https://www.eclipse-motors.ls/cars?from=us#top'],
  ['shop.example.com:8080/a', 'https://shop.example.com:8080/a'],
  ['https://bücher.example', 'https://xn--bcher-kva.example'],
])('%j is stored as %s', (written, kept) => {
  expect(Website.parse(written)).toBe(kept);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt://example.com/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'ftp://example.com',
  'mailto:me@example.com',
  'https://me:secret@example.com',
  'https://example.com@evil.example',
  'https://localhost',
  'http://127.0.0.1',
  'http://[::1]',
  'http://2130706433',
  'https:\\\\example.com',
  'two words.com',
  'example',
  'https://',
])('%j is rejected with a sentence', (written) => {
  expect(Website.safeParse(written).error?.issues[0]?.message).toMatch(/^Please enter a web address/);
});

test('an address that becomes too long when normalised is rejected', () => {
  const written = `https://example.com/${'ü'.repeat(100)}`;
  expect(written.length).toBeLessThan(maxWebsite);
  expect(Website.safeParse(written).error?.issues[0]?.message).toBe('Please enter at most 200 characters');
});
