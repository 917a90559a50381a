import { Suspense, useLayoutEffect, type ReactNode } from 'react';
import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { endHydration, setRenderedAt, useClientValue, useIsClient } from './ssr-state.ts';

let place: HTMLElement | undefined;
afterEach(() => place?.remove());

function renderOnServer(app: ReactNode): string {
  vi.stubGlobal('document', undefined);
  const html = renderToString(app);
  vi.unstubAllGlobals();
  return html;
}

/** Hydrates it in the browser and returns what React had to repair. */
async function hydrate(app: ReactNode): Promise<unknown[]> {
  const repaired: unknown[] = [];
  const html = renderOnServer(app);
  const host = document.createElement('div');
  host.innerHTML = html;
  document.body.append(host);
  place = host;
  setRenderedAt(Date.now());
  await act(() => hydrateRoot(host, app, { onRecoverableError: (error) => void repaired.push(error) }));
  return repaired;
}

const Zone = () =>
  useClientValue(
    () => 'Los Santos',
    () => 'UTC',
  );

test('a client-rendered page shows the value of the browser right away', () => {
  expect(render(<Zone />).container.textContent).toBe('Los Santos');
});

test('a value of the browser replaces the server’s once the page has hydrated', async () => {
  expect(await hydrate(<Zone />)).toEqual([]);
  expect(place?.textContent).toBe('Los Santos');
});

const Later = () => useIsClient() && <p>Only in the browser</p>;

/** A visitor selects something and leaves before the page below has hydrated. */
function LeftEarly() {
  useLayoutEffect(endHydration);
  return (
    <Suspense>
      <Later />
    </Suspense>
  );
}

test('a part that hydrates after the user has started to leave still matches the server', async () => {
  expect(await hydrate(<LeftEarly />)).toEqual([]);
  expect(place?.textContent).toBe('Only in the browser');
});

test('a page opened afterwards shows the value of the browser right away', () => {
  expect(render(<Zone />).container.textContent).toBe('Los Santos');
});
