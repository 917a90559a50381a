import { expect, test } from 'vitest';
import { initialScripts } from './first-load.ts';

const files: Record<string, string> = {
  'assets/main.js': 'import{a}from"./framework.js";import"./base.js";const later=[()=>import("./page.js")];',
  'assets/home-Ab1.js': 'import{b}from"./home-parts.js";',
  'assets/home-parts.js': 'export const b=1;',
  'assets/framework.js': 'export const a=1;',
  'assets/base.js': "export { a } from './framework.js';",
  'assets/page.js': 'export default 1;',
};

const html = `
    <script>inline()</script>
    <script type="module" crossorigin src="/assets/main.js"></script>
    <link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/home-Ab1.js">
    <link rel="stylesheet" href="/assets/main.css">
    <script type="application/json" id="first-view">{}</script>`;
const read = (path: string) => files[path] ?? 'import "./not-there.js"';

test('scripts the HTML names or imports statically count once each, and lazy ones don’t', () => {
  const found = initialScripts(html, read);
  expect(found).toEqual([
    'assets/main.js',
    'assets/framework.js',
    'assets/base.js',
    'assets/home-Ab1.js',
    'assets/home-parts.js',
  ]);
});

test('a page without server rendering is an error, because it would measure too small', () => {
  expect(() => initialScripts(html.replace('first-view', 'none'), read)).toThrow('not server-rendered');
});
