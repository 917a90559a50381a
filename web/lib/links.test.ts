import { expect, test } from 'vitest';
import { withLinks } from './links.ts';

const links = (text: string) => withLinks(text).flatMap(({ href }) => href ?? []);

test('web addresses become links, and the text around them stays as it is', () => {
  const text = 'See https://example.com/a?b=1, or (http://example.com/c).';
  expect(links(text)).toEqual(['https://example.com/a?b=1', 'http://example.com/c']);
  expect(
    withLinks(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

test('a bracket that belongs to the address stays in it', () => {
  expect(links('https://example.com/Sultan_(car)')).toEqual(['https://example.com/Sultan_(car)']);
});

test('an address that starts with www. needs no scheme and links to https', () => {
  expect(links('See www.gta.world, or WWW.gta.world/x.')).toEqual([
    'https://www.gta.world/',
    'https://www.gta.world/x',
  ]);
  expect(withLinks('www.gta.world')[0]).toEqual({ text: 'www.gta.world', href: 'https://www.gta.world/' });
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://example.com',
  'mailto:a@b.c',
  'https://',
  'xhttps://a.b',
  'www.',
  'www...',
  'www.“x”',
  'awww.cute',
  'me@www.example.com',
  'ftp://www.example.com',
])('%s isn’t a link', (text) => expect(links(text)).toEqual([]));

test('text between < and > is escaped', () => {
  expect(links('<https://example.com/"onclick=x>')).toEqual(['https://example.com/']);
});
