import { readFileSync } from 'node:fs';
import { waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import type { Answers } from '../testing/fake-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { johnny, signedIn } from '../testing/people.ts';

/*
 * Pages that show their own heading while their cars load have two skeletons: one in index.html, for the time before
 * any script, and one as a component. Rendering the components into index.html would need React in the build, and using
 * the templates of index.html would leave the components without styles of their own. So both are written out, and this
 * test keeps them the same. The number of repeated rows may differ, because the first screen needs fewer. Pages that
 * are still loading entirely have only one skeleton (ui/page-skeleton.tsx).
 */
const html = new DOMParser().parseFromString(
  readFileSync(`${import.meta.dirname}/../index.html`, 'utf8').replaceAll(/(<\/?)template\b/g, '$1section'),
  'text/html',
);

/** Class names of a grey block in `ui/skeleton.tsx` and index.html, and of wrappers that only turn a span into one. */
const ofBlocks = new Set(['bone', 'animate-breathe', 'rounded-s', 'bg-line', 'block']);

/** The blocks and their layout as lines, with repeated rows merged. */
function outline(element: Element, depth = 0): string[] {
  const [only, ...others] = element.children;
  // Elements without styles are only wrappers.
  if (only && others.length === 0 && element.className === '') return outline(only, depth);
  const look = [...element.classList].filter((name) => !ofBlocks.has(name)).toSorted((a, b) => a.localeCompare(b));
  const isBlock = element.classList.contains('bone') || element.classList.contains('animate-breathe');
  const children = [...element.children].map((child) => outline(child, depth + 1).join('\n'));
  return [
    `${'  '.repeat(depth)}${isBlock ? 'block' : 'frame'} ${look.join(' ')}`,
    ...children.filter((child, at) => child !== children[at - 1]),
  ];
}

const never = () => new Promise<never>(() => undefined);

test.each<[word: string, path: string, Answers]>([
  ['home', '/', { 'cars.list': never, 'catalogue.makes': never }],
  ['browse', '/browse', { 'cars.list': never, 'catalogue.makes': never }],
  ['favourites', '/favourites', { ...signedIn(johnny), 'favourites.list': never }],
  ['my-listings', '/my-listings', { ...signedIn(johnny), 'cars.mine': never, 'payments.open': never }],
])('the first skeleton of %s matches its page’s own', async (word, path, answers) => {
  openApp(path, answers);
  const loading = await waitFor(() => {
    const outputs = document.querySelectorAll('main output[aria-busy="true"]');
    const found = [...outputs].find((one) => one.childElementCount > 0);
    if (!found) throw new Error('The page shows nothing that is on its way');
    return found;
  });
  const first = html.querySelector(`[data-for="${word}"] [data-loading]`);
  if (!first) throw new Error(`index.html has no such shape of ${word}`);
  expect(outline(first).join('\n')).toBe(outline(loading).join('\n'));
});

test.each<[word: string, path: string, Answers]>([
  ['car', '/car/7', { 'cars.get': never }],
  ['user', '/user/12', { user: never }],
  ['sell', '/sell/7', { ...signedIn(johnny), 'cars.editing': never, 'payments.open': never }],
  ['sell', '/sell', { ...signedIn(johnny), 'cars.mine': never, 'payments.open': never }],
])('a page that is still loading (%s) uses index.html’s skeleton', async (word, path, answers) => {
  const first = html.querySelector(`[data-for="${word}"]`);
  if (!first) throw new Error(`index.html has no shape of ${word}`);
  onTestFinished(() => void (globalThis.pageShape = undefined));
  globalThis.pageShape = () => {
    const shape = document.createDocumentFragment();
    shape.append(...[...first.children].map((one) => one.cloneNode(true)));
    return shape;
  };
  const { asked } = openApp(path, answers);
  // The code has loaded. The page is now waiting for its content.
  await waitFor(() => expect(asked.some(({ name }) => answers[name] === never)).toBe(true));
  const loading = document.querySelector('main output[aria-busy="true"]');
  expect(loading?.innerHTML).toBe(first.innerHTML.trim());
});
