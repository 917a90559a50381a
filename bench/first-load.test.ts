import { expect, test } from 'vitest';
import { initialScripts } from './first-load.ts';

const files: Record<string, string> = {
  'assets/main.js':
    'import{a}from"./framework.js";import"./base.js";const later=[()=>import("./page.js"),()=>import(`./home-Ab1.js`)];',
  'assets/home-Ab1.js': 'import{b}from"./home-parts.js";',
  'assets/home-parts.js': 'export const b=1;',
  'assets/framework.js': 'export const a=1;',
  'assets/base.js': "export { a } from './framework.js';",
  'assets/page.js': 'export default 1;',
  'assets/shared.js': '',
};

const html = `
    <script>inline()</script>
    <script type="module" crossorigin src="/assets/main.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/shared.js">
    <link rel="stylesheet" href="/assets/main.css">`;
const read = (path: string) => files[path] ?? 'import "./not-there.js"';

test('what the first HTML names and imports at once is counted, each once; what comes later is not', () => {
  const found = initialScripts(html, read);
  expect(found).toEqual([
    'assets/main.js',
    'assets/framework.js',
    'assets/base.js',
    'assets/home-Ab1.js',
    'assets/home-parts.js',
    'assets/shared.js',
  ]);
});

test('a build in which the home page cannot be told is not measured too small', () => {
  expect(() => initialScripts('<script type="module" src="/assets/base.js"></script>', read)).toThrow('home page');
});
