import { renderToStaticMarkup } from 'react-dom/server';
import { waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { pageShape } from '../app/first/page-shape.ts';
import type { Answers } from '../testing/fake-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { johnny, signedIn } from '../testing/people.ts';
import { pageShapes } from '../ui/page-shapes.tsx';

const never = () => new Promise<never>(() => undefined);

/** As the build writes them into index.html (inline-first.ts). */
function showShapes() {
  for (const [word, shape] of Object.entries(pageShapes)) {
    const template = document.createElement('template');
    template.dataset.for = word;
    template.innerHTML = renderToStaticMarkup(shape);
    document.body.append(template);
  }
  globalThis.pageShape = pageShape;
}

afterEach(() => {
  globalThis.pageShape = undefined;
  for (const template of document.querySelectorAll('template')) template.remove();
});

test.each<[word: keyof typeof pageShapes, path: string, Answers]>([
  ['car', '/car/7', { 'cars.get': never }],
  ['user', '/user/12', { user: never }],
  ['sell', '/sell/7', { ...signedIn(johnny), 'cars.editing': never, 'payments.open': never }],
  ['sell', '/sell', { ...signedIn(johnny), 'cars.mine': never, 'payments.open': never }],
])('a page that is still loading (%s) shows the skeleton of index.html', async (word, path, answers) => {
  history.replaceState(null, '', path);
  showShapes();
  const { asked } = openApp(path, answers);
  // The code has loaded. The page is now waiting for its content.
  await waitFor(() => expect(asked.some(({ name }) => answers[name] === never)).toBe(true));
  const loading = document.querySelector('main output[aria-busy="true"]');
  expect(loading?.innerHTML).toBe(renderToStaticMarkup(pageShapes[word]));
});

test.each<[path: string, word: keyof typeof pageShapes]>([
  ['/dealer/3', 'user'],
  ['/dealer/settings', 'other'],
  ['/', 'other'],
  ['/staff/cars', 'other'],
])('the skeleton of %s is that of %s', (path, word) => {
  history.replaceState(null, '', path);
  showShapes();
  const place = document.createElement('div');
  place.append(pageShape());
  expect(place.innerHTML).toBe(renderToStaticMarkup(pageShapes[word]));
});
