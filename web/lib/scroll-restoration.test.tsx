import { useState } from 'react';
import { act, fireEvent, render } from '@testing-library/react';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { useScrollRestoration } from './scroll-restoration.ts';

const staticData = { page: null };
const wentTo = vi.fn<(x: unknown, y?: unknown) => void>();

beforeEach(() => {
  wentTo.mockClear();
  vi.stubGlobal('scrollTo', (x: unknown, y?: unknown) => {
    wentTo(x, y);
    // As in newer browsers, which return a promise instead of nothing.
    return Promise.resolve();
  });
});

/** A slow list, a page to go to, and the way back. */
async function comeBack() {
  const root = createRootRoute({ staticData });
  const list = createRoute({ getParentRoute: () => root, path: '/', staticData, component: SlowList });
  const car = createRoute({ getParentRoute: () => root, path: '/car', staticData, component: () => <h1>Car</h1> });
  const router = createRouter({
    routeTree: root.addChildren([list, car]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    scrollRestoration: true,
  });
  const page = render(<RouterProvider router={router as never} />);
  await page.findByText('Loading');
  vi.stubGlobal('scrollX', 0);
  vi.stubGlobal('scrollY', 1700);
  fireEvent.scroll(document);
  act(() => router.history.push('/car'));
  await page.findByText('Car');
  act(() => router.history.back());
  await page.findByText('Loading');
  wentTo.mockClear();
  return page;
}

function SlowList() {
  const [isThere, setThere] = useState(false);
  useScrollRestoration(isThere);
  return (
    <button type="button" onClick={() => setThere(true)}>
      {isThere ? 'Cars' : 'Loading'}
    </button>
  );
}

test('coming back restores the scroll position once the list has loaded', async () => {
  const page = await comeBack();
  fireEvent.click(page.getByText('Loading'));
  await page.findByText('Cars');
  expect(wentTo.mock.calls).toEqual([[0, 1700]]);
});

test('a user who has scrolled since is left alone', async () => {
  const page = await comeBack();
  fireEvent.wheel(window);
  fireEvent.click(page.getByText('Loading'));
  await page.findByText('Cars');
  expect(wentTo).not.toHaveBeenCalled();
});
