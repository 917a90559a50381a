import { expect, test } from 'vitest';
import { initialScripts } from './first-load.ts';

const files: Record<string, string> = {
  'assets/main.js': 'import{a}from"./framework.js";import"./base.js";const later=()=>import("./page.js");',
  'assets/framework.js': 'export const a=1;',
  'assets/base.js': "export { a } from './framework.js';",
  'assets/page.js': 'export default 1;',
  'assets/shared.js': '',
};

test('what the first HTML names and imports at once is counted, each once; what comes later is not', () => {
  const html = `
    <script>inline()</script>
    <script type="module" crossorigin src="/assets/main.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/shared.js">
    <link rel="stylesheet" href="/assets/main.css">`;
  const found = initialScripts(html, (path) => files[path] ?? 'import "./not-there.js"');
  expect(found).toEqual(['assets/main.js', 'assets/framework.js', 'assets/base.js', 'assets/shared.js']);
});
