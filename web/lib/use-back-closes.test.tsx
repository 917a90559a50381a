import { useState } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { afterEach, expect, test } from 'vitest';
import { useBackCloses } from './use-back-closes.ts';

function Page() {
  const [isOpen, setOpen] = useState(false);
  useBackCloses(isOpen, () => setOpen(false));
  return isOpen ? (
    <button type="button" onClick={() => setOpen(false)}>
      Close
    </button>
  ) : (
    <button type="button" onClick={() => setOpen(true)}>
      Open
    </button>
  );
}

const anybody = { staticData: { page: null } } as const;

/** A page reached from another one, with the browser's real history. */
async function openPage() {
  const root = createRootRoute({ component: Outlet, ...anybody });
  const first = createRoute({ getParentRoute: () => root, path: '/first', component: () => 'First page', ...anybody });
  const page = createRoute({ getParentRoute: () => root, path: '/page', component: Page, ...anybody });
  window.history.replaceState(null, '', '/first');
  const history = createBrowserHistory();
  const router = createRouter({ routeTree: root.addChildren([first, page]), history });
  render(<RouterProvider router={router} />);
  await screen.findByText('First page');
  await act(() => router.navigate({ href: '/page' }));
  const open = async () => userEvent.click(await screen.findByRole('button', { name: 'Open' }));
  await screen.findByRole('button', { name: 'Open' });
  leave = () => history.destroy();
  return { router, open };
}
let leave = () => {};
afterEach(() => leave());

const here = () => window.location.pathname + window.location.search;
const isClosed = () => screen.findByRole('button', { name: 'Open' });
/** Closing goes back one step, which the browser does asynchronously. */
const nextStepBack = () =>
  new Promise<void>((taken) => window.addEventListener('popstate', () => taken(), { once: true }));

test('Back closes it and stays on the page, and the next Back leaves', async () => {
  const { open } = await openPage();
  await open();
  window.history.back();
  await isClosed();
  expect(here()).toBe('/page');
  window.history.back();
  expect(await screen.findByText('First page')).toBeTruthy();
  expect(here()).toBe('/first');
});

test('closing it another way leaves no extra history entry, however often', async () => {
  const { open } = await openPage();
  for (const _ of [1, 2]) {
    await open();
    const steppedBack = nextStepBack();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await isClosed();
    await act(() => steppedBack);
  }
  expect(here()).toBe('/page');
  window.history.back();
  expect(await screen.findByText('First page')).toBeTruthy();
  window.history.forward();
  await waitFor(() => expect(here()).toBe('/page'));
});

test('an address changed while it’s open is kept when Back closes it, as one history entry', async () => {
  const { router, open } = await openPage();
  await open();
  await act(() => router.navigate({ href: '/page?make=Karin', replace: true }));
  await waitFor(() => expect(here()).toBe('/page?make=Karin'));
  window.history.back();
  await isClosed();
  expect(here()).toBe('/page?make=Karin');
  expect(router.state.location.href).toBe('/page?make=Karin');
  window.history.back();
  await waitFor(() => expect(router.state.location.href).toBe('/page'));
  window.history.back();
  expect(await screen.findByText('First page')).toBeTruthy();
});

test('the same applies when it’s closed another way', async () => {
  const { router, open } = await openPage();
  await open();
  await act(() => router.navigate({ href: '/page?make=Karin', replace: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await isClosed();
  expect(here()).toBe('/page?make=Karin');
  window.history.back();
  await waitFor(() => expect(router.state.location.href).toBe('/page'));
  window.history.back();
  expect(await screen.findByText('First page')).toBeTruthy();
});
