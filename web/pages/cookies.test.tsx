import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../testing/open-app.tsx';
import { signedOut } from '../testing/people.ts';

const sources = import.meta.glob<string>(['../{app,features,lib}/**/*.{ts,tsx}', '../index.html', '!**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('the page lists everything our code stores in the browser, and nothing else', async () => {
  openApp('/cookies', signedOut);
  const table = await screen.findByRole('table', { name: 'What your browser stores' });
  const keys = (text: string) => new Set([...text.matchAll(/forecourt\.[a-z-]+/g)].map(([key]) => key));
  const written = Object.values(sources).filter((text) => /\b(?:device|tab)\b|Storage/.test(text));
  expect([...keys(table.textContent ?? '')].toSorted()).toEqual([...keys(written.join('\n'))].toSorted());
});

test('every key has our prefix, so it can be found', () => {
  const keeping = Object.entries(sources).filter(([, text]) => text.includes('/storage.ts'));
  const named = keeping.flatMap(([file, text]) =>
    [...text.matchAll(/\bkey = ['"`]([^'"`]+)/gi)].map(([, key]) => ({ file, key })),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter(({ key }) => !key?.startsWith('forecourt.'))).toEqual([]);
});
