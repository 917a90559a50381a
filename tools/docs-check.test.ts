import { expect, test } from 'vitest';
import { missingIn } from './docs-check.ts';

const files = ['README.md', 'docs/architecture.md', 'server/app.ts', 'contract/kit/call.ts', 'contract/kit'];
const isThere = (path: string) => files.includes(path.replace(/\/$/, ''));

test('links are resolved relative to the document', () => {
  const text = '[one](architecture.md#parts) [two](../README.md) [three](https://example.com) [gone](nowhere.md)';
  expect(missingIn('docs/index.md', text, isThere)).toEqual(['nowhere.md']);
});

test('files in back-ticks are resolved from the project and from the document', () => {
  const text = '`server/app.ts` `kit/call.ts` `kit/gone.ts` `server/gone.ts` `contract/kit/`';
  expect(missingIn('contract/README.md', text, isThere)).toEqual(['kit/gone.ts', 'server/gone.ts']);
});

test('text that only resembles a path is ignored', () => {
  const text = '`text/html` `GET /api/cars.php` `web/dist/index.html` `features/<feature>/x.ts` `npm run check` `a.ts`';
  expect(missingIn('README.md', text, isThere)).toEqual([]);
});

test('code blocks are ignored', () => {
  expect(missingIn('README.md', '```\n[gone](gone.md) `server/gone.ts`\n```\n', isThere)).toEqual([]);
});
