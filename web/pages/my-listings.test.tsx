import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OwnListing } from '@forecourt/contract/cars/car-shapes.ts';
import type { Answers, Asked } from '../testing/fake-server.ts';
import { fullDraft, liveListing, noListings } from '../testing/listings.ts';
import { openApp } from '../testing/open-app.tsx';
import { johnny, signedIn } from '../testing/people.ts';

const soon = new Date(Date.now() + 60 * 3_600_000).toISOString();
const ending: OwnListing = {
  ...liveListing,
  id: 9,
  model: 'Futo',
  expires_at: soon,
  transitions: ['renew', 'mark_sold', 'delete'],
};

/** A server that remembers deletions. */
function answering(listings: OwnListing[]): Answers {
  const removed = new Set<number>();
  return {
    ...signedIn(johnny),
    'payments.open': { success: true, payments: [] },
    'cars.mine': async ({ query }: Asked) => {
      const shown = listings.filter(({ id, status }) => !removed.has(id) && (!query.status || status === query.status));
      const by_status = { active: listings.filter(({ status }) => status === 'active').length, draft: 1 };
      return { success: true, listings: shown, page: 1, pages: 1, by_status, slots: { used: 2, of: 5 } };
    },
    'cars.change': async ({ body }: Asked) => {
      const { id, transition } = body as { id: number; transition: string };
      if (transition === 'delete') removed.add(id);
      else removed.delete(id);
      const listing = listings.find((one) => one.id === id) ?? liveListing;
      return {
        success: true,
        listing: { ...listing, transitions: transition === 'delete' ? ['restore'] : listing.transitions },
      };
    },
  };
}

const rows = async () => within(await screen.findByRole('list', { name: 'Listings' })).getAllByRole('listitem');

test('shows slots, counts by status and each listing’s actions', async () => {
  openApp('/my-listings', answering([liveListing, ending, fullDraft]));
  expect(await rows()).toHaveLength(3);
  expect(screen.getByText('2 of 5 listings in use')).toBeTruthy();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['All 3', 'Active 2', 'Drafts 1']);
  expect(screen.getByText('Expires in 2 days')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Renew/ })).toHaveLength(1);
  expect(screen.getByRole('link', { name: /^Continue/ }).getAttribute('href')).toBe('/sell/7');
});

test('a tab shows its status, and the address does too', async () => {
  const { user, here, asked } = openApp('/my-listings', answering([liveListing, fullDraft]));
  await user.click(await screen.findByRole('tab', { name: /Drafts/ }));
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(here()).toBe('/my-listings?status=draft');
  expect(asked.findLast(({ name }) => name === 'cars.mine')?.query.status).toBe('draft');
});

test('a deleted listing disappears right away and is restored with Undo', async () => {
  const { user, asked } = openApp('/my-listings', answering([liveListing, ending]));
  await rows();
  await user.click(screen.getByRole('button', { name: 'More actions for 2021 Karin Sultan' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  expect(asked.filter(({ name }) => name === 'cars.change').map(({ body }) => body)).toEqual([
    { id: 8, transition: 'delete' },
    { id: 8, transition: 'restore' },
  ]);
});

test('listings deleted by the owner and removed by staff look different', async () => {
  const gone: OwnListing = { ...liveListing, status: 'removed', may_edit: false };
  openApp(
    '/my-listings?status=removed',
    answering([
      { ...gone, removed_by: 'seller', transitions: ['restore'], status_reason: 'Stolen photos' },
      { ...gone, id: 9, removed_by: 'staff', transitions: [], status_reason: 'Wrong price' },
    ]),
  );
  const [deleted, taken] = await rows();
  expect(deleted?.textContent).toContain('Deleted');
  expect(deleted?.textContent).toContain('You deleted this listing');
  expect(deleted?.textContent).not.toMatch(/removed|Stolen photos/i);
  expect(within(deleted!).getByRole('button', { name: /^Restore/ })).toBeTruthy();
  expect(taken?.textContent).toContain('Removed by staff');
  expect(taken?.textContent).toContain('Wrong price');
  expect(within(taken!).queryByRole('button', { name: /^Restore/ })).toBeNull();
});

test('after Undo the row is back in its place and has the focus', async () => {
  const { user } = openApp('/my-listings', answering([liveListing, ending]));
  await rows();
  await user.click(screen.getByRole('button', { name: 'More actions for 2021 Karin Sultan' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const link = await screen.findByRole('link', { name: '2021 Karin Sultan' });
  await waitFor(() => expect(document.activeElement).toBe(link));
  expect((await rows())[0]?.contains(link)).toBe(true);
});

test('uses the same names as the car’s page', async () => {
  const { user } = openApp('/my-listings', answering([liveListing, ending]));
  await rows();
  expect(screen.getAllByRole('button', { name: /^Mark as Sold/ })).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'More actions for 2021 Karin Sultan' }));
  expect(screen.getByRole('menuitem', { name: 'Mark as reserved' })).toBeTruthy();
  expect(screen.queryByText(/Mark sold|^Reserve$/)).toBeNull();
});

test('a failure says so, and the listing stays as it was', async () => {
  const { user } = openApp('/my-listings', { ...answering([liveListing, ending]), 'cars.change': 'offline' });
  await rows();
  await user.click(screen.getByRole('button', { name: 'More actions for 2021 Karin Sultan' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  expect(await screen.findByText(/We couldn’t reach the server/)).toBeTruthy();
  await waitFor(async () => expect(await rows()).toHaveLength(2));
});

test('without listings it links to selling', async () => {
  openApp('/my-listings', { ...signedIn(johnny), ...noListings });
  expect(await screen.findByRole('heading', { name: 'You haven’t listed a car yet' })).toBeTruthy();
  expect(screen.queryByText(/free/)).toBeNull();
});

test('a failure can be tried again', async () => {
  const { user, answers } = openApp('/my-listings', { ...signedIn(johnny), 'cars.mine': { fails: 'internal' } });
  await screen.findByRole('heading', { name: 'We couldn’t load your listings' });
  answers['cars.mine'] = noListings['cars.mine'];
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'You haven’t listed a car yet' })).toBeTruthy();
});
