import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Toaster } from '../../ui/toaster.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import type { MobileSheetProps } from './mobile-sheet.tsx';

const Sheet = ({ open }: MobileSheetProps) => <p>{open ? 'The sheet is open' : 'The sheet is closed'}</p>;

async function openBar(load: () => Promise<typeof Sheet>) {
  const rootRoute = createRootRoute({
    staticData: { page: null },
    component: () => (
      <>
        <MobileMenu user={null} href="/" load={load} />
        <Toaster />
      </>
    ),
  });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() });
  render(<RouterProvider router={router} />);
  return { user: userEvent.setup(), button: await screen.findByRole('button', { name: 'Menu' }) };
}

test('rotating the phone closes the sheet', async () => {
  const wide = Object.assign(new EventTarget(), { matches: false });
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue(wide as unknown as MediaQueryList);
  const { user, button } = await openBar(() => Promise.resolve(Sheet));
  await user.click(button);
  await screen.findByText('The sheet is open');
  wide.matches = true;
  act(() => void wide.dispatchEvent(new Event('change')));
  expect(screen.getByText('The sheet is closed')).toBeTruthy();
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

test('while offline the button says so, and works again later', async () => {
  let online = false;
  const { user, button } = await openBar(() =>
    online ? Promise.resolve(Sheet) : Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  );
  await user.click(button);
  await screen.findByText('We couldn’t load the menu');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  online = true;
  await user.click(button);
  await screen.findByText('The sheet is open');
});
