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

test('what could not be saved is there again after a reload, is saved then, and forgotten on the device', async () => {
  const first = open('/sell/7', { 'cars.update': unreachable() });
  await write(first.user, await field(/^Mileage/), '42000');
  await screen.findByText('Not saved, trying again');
  cleanup();
  const { asked } = open('/sell/7');
  expect((await field(/^Mileage/)).value).toBe('42000');
  await waitFor(() => expect(bodies(asked, 'cars.update')).toEqual([{ id: 7, mileage: 42_000, ...asRead }]));
  await waitFor(() => expect(kept()).toEqual([]));
});

test('a text that was refused stands there after a reload with its sentence, until it can be read', async () => {
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

test('a listing that was never made on the server is there again, and made once', async () => {
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

test('a draft that was made while the page was left is not begun a second time; what was refused in it goes with it', async () => {
  localStorage.setItem(
    'forecourt.listing-draft.11.new',
    JSON.stringify({ description: 'Well kept.', price: '12.500' }),
  );
  open('/sell/7', { 'cars.editing': { success: true, listing: { ...fullDraft, price: null } } });
  expect((await field(/^Price/)).value).toBe('12.500');
  expect(kept()).toEqual(['forecourt.listing-draft.11.7']);
});

test('nobody else sees it on the same device, and it is not taken into another draft', async () => {
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

test('what is kept and makes no sense is passed over', async () => {
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

test('one’s own save whose answer was lost is no change from elsewhere: what was typed after it stays', async () => {
  const first = open('/sell/7', { ...mileageOf(44_200, '2026-11-15T10:00:00Z'), 'cars.update': unreachable() });
  await first.user.clear(await field(/^Mileage/));
  await write(first.user, await field(/^Mileage/), '45000');
  await screen.findByText('Not saved, trying again');
  await write(first.user, await field(/^Mileage/), '0');
  cleanup();
  open('/sell/7', mileageOf(45_000, '2026-11-15T10:00:05Z'));
  expect((await field(/^Mileage/)).value).toBe('450000');
});

test('who signs out with a save on its way leaves nothing on the device, however often it is tried again', async () => {
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

test('a form that was left while its draft was being made keeps what could not be read with the draft', async () => {
  const { promise, resolve } = Promise.withResolvers<{ success: true; id: number; listing: typeof emptyDraft }>();
  const { user, router, asked } = open('/sell', { 'cars.create': () => promise });
  await write(user, await field(/^Price/), 'abc');
  await write(user, await field(/^Description/), 'Well kept.');
  await waitFor(() => expect(bodies(asked, 'cars.create')).toHaveLength(1));
  await router.navigate({ to: '/terms' });
  resolve({ success: true, id: 7, listing: emptyDraft });
  await waitFor(() => expect(kept()).toEqual(['forecourt.listing-draft.11.7']));
});

test('an older draft that happens to hold the same is not taken for the one that was begun', async () => {
  const begun = { make: 'Karin', price: 'abc', origin: { version: '2026-11-16T10:00:00Z', had: {} } };
  localStorage.setItem('forecourt.listing-draft.11.new', JSON.stringify(begun));
  open('/sell/7', { 'cars.editing': { success: true, listing: fullDraft } });
  expect((await field(/^Price/)).value).toBe('39,900');
  expect(kept()).toEqual(['forecourt.listing-draft.11.new']);
});

test('a draft that is made late takes nothing from a second form that was opened meanwhile', async () => {
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
