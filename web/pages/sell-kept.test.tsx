import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SessionUser } from '@forecourt/contract/accounts/accounts.ts';
import { unreachable, type Answers } from '../testing/fake-server.ts';
import { catalogue, emptyDraft, fullDraft, noListings } from '../testing/listings.ts';
import { movableTime } from '../testing/movable-time.ts';
import { openApp } from '../testing/open-app.tsx';
import { ada, johnny, signedIn } from '../testing/people.ts';
import { freeQuote, quoted } from '../testing/quotes.ts';
import { write } from '../testing/write.ts';

const open = (address: string, answers: Answers = {}, user: SessionUser = johnny) =>
  openApp(address, {
    ...signedIn(user),
    ...catalogue,
    ...noListings,
    'cars.create': { success: true, id: 7, listing: emptyDraft },
    'cars.update': { success: true, listing: emptyDraft },
    'cars.editing': { success: true, listing: emptyDraft },
    'payments.open': { success: true, payments: [] },
    ...quoted(freeQuote),
    ...answers,
  });

const field = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name);
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('forecourt.listing-draft.'));
const bodies = (asked: { name: string; body: unknown }[], name: string) =>
  asked.filter((one) => one.name === name).map(({ body }) => body);
const asRead = { unchanged_since: emptyDraft.updated_at };
const wrongPrice = 'Please enter a price of at least $1, in whole dollars';

test('unsaved changes are restored after a reload, saved, and then deleted from the device', async () => {
  const first = open('/sell/7', { 'cars.update': unreachable() });
  await write(first.user, await field(/^Mileage/), '42000');
  await screen.findByText('Not saved, trying again');
  cleanup();
  const { asked } = open('/sell/7');
  expect((await field(/^Mileage/)).value).toBe('42000');
  await waitFor(() => expect(bodies(asked, 'cars.update')).toEqual([{ id: 7, mileage: 42_000, ...asRead }]));
  await waitFor(() => expect(kept()).toEqual([]));
});

test('a refused text is restored after a reload with its message, until it can be parsed', async () => {
  const first = open('/sell/7');
  await write(first.user, await field(/^Price/), '12.500');
  cleanup();
  const { user, asked } = open('/sell/7');
  expect((await field(/^Price/)).value).toBe('12.500');
  expect(screen.getByText(wrongPrice)).toBeTruthy();
  await user.clear(await field(/^Price/));
  await write(user, await field(/^Price/), '12500');
  await waitFor(() => expect(bodies(asked, 'cars.update')).toEqual([{ id: 7, price: 12_500, ...asRead }]));
  await waitFor(() => expect(kept()).toEqual([]));
});

test('a listing that never reached the server is restored, and created once', async () => {
  const first = open('/sell', { 'cars.create': unreachable() });
  await write(first.user, await field(/^Description/), 'Well kept');
  await screen.findByText('Not saved, trying again');
  cleanup();
  const { asked, here } = open('/sell');
  expect((await field(/^Description/)).value).toBe('Well kept');
  await waitFor(() => expect(here()).toBe('/sell/7'));
  expect(bodies(asked, 'cars.create')).toEqual([{ description: 'Well kept', seller_id: johnny.id }]);
  await waitFor(() => expect(kept()).toEqual([]));
});

test('a draft created while leaving the page isn’t created twice, and refused text is kept with it', async () => {
  localStorage.setItem(
    'forecourt.listing-draft.11.new',
    JSON.stringify({ description: 'Well kept.', price: '12.500' }),
  );
  open('/sell/7', { 'cars.editing': { success: true, listing: { ...fullDraft, price: null } } });
  expect((await field(/^Price/)).value).toBe('12.500');
  expect(kept()).toEqual(['forecourt.listing-draft.11.7']);
});

test('no other user on the device sees it, and it isn’t used for another draft', async () => {
  localStorage.setItem('forecourt.listing-draft.11.7', JSON.stringify({ description: 'Mine' }));
  localStorage.setItem('forecourt.listing-draft.11.new', JSON.stringify({ description: 'Mine too' }));
  open('/sell/7', {}, ada);
  expect((await field(/^Description/)).value).toBe('');
  cleanup();
  open('/sell?new=1', {}, ada);
  expect((await field(/^Description/)).value).toBe('');
  cleanup();
  open('/sell/9', { 'cars.editing': { success: true, listing: { ...fullDraft, id: 9 } } });
  expect((await field(/^Description/)).value).toBe('Well kept.');
});

test('invalid stored data is ignored', async () => {
  localStorage.setItem(
    'forecourt.listing-draft.11.7',
    '{"price": 7, "seller_id": "1", "features": "all", "year": "2020"}',
  );
  open('/sell/7');
  expect((await field(/^Year/)).value).toBe('2020');
  expect((await field(/^Price/)).value).toBe('');
});

const mileageOf = (mileage: number, updated_at: string) => ({
  'cars.editing': { success: true as const, listing: { ...fullDraft, mileage, updated_at } },
});

test('the user’s own save whose response was lost isn’t treated as a remote change, so later typing is kept', async () => {
  const first = open('/sell/7', { ...mileageOf(44_200, '2026-11-15T10:00:00Z'), 'cars.update': unreachable() });
  await first.user.clear(await field(/^Mileage/));
  await write(first.user, await field(/^Mileage/), '45000');
  await screen.findByText('Not saved, trying again');
  await write(first.user, await field(/^Mileage/), '0');
  cleanup();
  open('/sell/7', mileageOf(45_000, '2026-11-15T10:00:05Z'));
  expect((await field(/^Mileage/)).value).toBe('450000');
});

test('signing out during a save leaves nothing on the device, however often it’s retried', async () => {
  const later = movableTime();
  const { user, asked } = open('/sell/7', { 'cars.update': 'offline', logout: 'offline' });
  await write(user, await field(/^Description/), 'Private');
  await screen.findByText('Not saved, trying again');
  await user.click(await screen.findByRole('button', { name: /Johnny Pearson/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
  await screen.findByRole('link', { name: 'Login' });
  const tries = bodies(asked, 'cars.update').length;
  await waitFor(() => expect(bodies(asked, 'cars.update').length).toBeGreaterThan(tries));
  await later(5_000);
  expect(kept()).toEqual([]);
});

test('a form left while its draft was being created keeps unreadable text with the draft', async () => {
  const { promise, resolve } = Promise.withResolvers<{ success: true; id: number; listing: typeof emptyDraft }>();
  const { user, router, asked } = open('/sell', { 'cars.create': () => promise });
  await write(user, await field(/^Price/), 'abc');
  await write(user, await field(/^Description/), 'Well kept.');
  await waitFor(() => expect(bodies(asked, 'cars.create')).toHaveLength(1));
  await router.navigate({ to: '/terms' });
  resolve({ success: true, id: 7, listing: emptyDraft });
  await waitFor(() => expect(kept()).toEqual(['forecourt.listing-draft.11.7']));
});

test('an older draft with the same content isn’t mistaken for the new one', async () => {
  const begun = { make: 'Karin', price: 'abc', origin: { version: '2026-11-16T10:00:00Z', had: {} } };
  localStorage.setItem('forecourt.listing-draft.11.new', JSON.stringify(begun));
  open('/sell/7', { 'cars.editing': { success: true, listing: fullDraft } });
  expect((await field(/^Price/)).value).toBe('39,900');
  expect(kept()).toEqual(['forecourt.listing-draft.11.new']);
});

test('a draft created late takes nothing from a second form opened since', async () => {
  const later = movableTime();
  const { promise, resolve } = Promise.withResolvers<{ success: true; id: number; listing: typeof emptyDraft }>();
  const made = [promise, new Promise<never>(() => undefined)];
  const { user, router, asked } = open('/sell', { 'cars.create': () => made.shift() ?? promise });
  await write(user, await field(/^Description/), 'Mine');
  await waitFor(() => expect(bodies(asked, 'cars.create')).toHaveLength(1));
  await router.navigate({ to: '/terms' });
  await router.navigate({ to: '/sell' });
  await waitFor(() => expect(bodies(asked, 'cars.create')).toHaveLength(2));
  resolve({ success: true, id: 7, listing: emptyDraft });
  await later(5_000);
  expect(kept()).toEqual(['forecourt.listing-draft.11.new']);
});
