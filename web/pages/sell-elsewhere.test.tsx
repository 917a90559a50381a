import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { EditableListing } from '@forecourt/contract/cars/car-shapes.ts';
import { unreachable, type Answers } from '../testing/fake-server.ts';
import { catalogue, fullDraft, noListings } from '../testing/listings.ts';
import { openApp } from '../testing/open-app.tsx';
import { johnny, signedIn } from '../testing/people.ts';
import { freeQuote, quoted } from '../testing/quotes.ts';
import { write } from '../testing/write.ts';

const savedAs = (facts: Partial<EditableListing>) => ({ success: true as const, listing: { ...fullDraft, ...facts } });
const before = savedAs({ updated_at: '2026-11-15T10:00:00Z' });
/** Saved on another device since. Clock differences don't matter. */
const newer = savedAs({ mileage: 45_000, updated_at: '2026-11-14T10:00:00Z' });

const open = (address: string, answers: Answers = {}) =>
  openApp(address, {
    ...signedIn(johnny),
    ...catalogue,
    ...noListings,
    'cars.editing': before,
    'cars.update': before,
    'payments.open': { success: true, payments: [] },
    ...quoted(freeQuote),
    ...answers,
  });

const field = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name);
const typedHere = () => screen.findByRole('region', { name: 'Typed on this device' });
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('forecourt.listing-draft.'));
const updates = (asked: { name: string; body: unknown }[]) =>
  asked.filter(({ name }) => name === 'cars.update').map(({ body }) => body);

/** An earlier visit that left an unreadable mileage on this device. */
async function leaveUnreadable() {
  const { user } = open('/sell/7');
  await write(user, await field(/^Mileage/), ' or so');
  cleanup();
}

test('a draft completed elsewhere opens at the review, not at the step an older local text would need', async () => {
  await leaveUnreadable();
  const { asked, here } = open('/sell/7?step=review', { 'cars.editing': newer });
  expect(await screen.findByRole('button', { name: 'List my car' })).toBeTruthy();
  expect(screen.getByText(/45,000 mi/)).toBeTruthy();
  expect(here()).toBe('/sell/7?step=review');
  expect((await typedHere()).textContent).toContain('Mileage: 44,200 or so');
  expect(updates(asked)).toEqual([]);
});

test('the local text can be used instead, and is kept until the user decides', async () => {
  await leaveUnreadable();
  open('/sell/7', { 'cars.editing': newer });
  expect((await field(/^Mileage/)).value).toBe('45,000');
  await typedHere();
  cleanup();
  const { user } = open('/sell/7', { 'cars.editing': newer });
  await user.click(within(await typedHere()).getByRole('button', { name: 'Use this for Mileage' }));
  expect((await field(/^Mileage/)).value).toBe('44,200 or so');
  expect(screen.queryByRole('region', { name: 'Typed on this device' })).toBe(null);
});

test('a user who keeps the newer draft isn’t asked again, and the older one is deleted from the device', async () => {
  await leaveUnreadable();
  const { user } = open('/sell/7', { 'cars.editing': newer });
  await user.click(within(await typedHere()).getByRole('button', { name: 'Keep the latest version' }));
  expect((await field(/^Mileage/)).value).toBe('45,000');
  expect(kept()).toEqual([]);
});

test('changes made elsewhere aren’t undone by an earlier visit’s local text, and the rest is saved', async () => {
  const first = open('/sell/7', { 'cars.update': unreachable() });
  await first.user.clear(await field(/^Mileage/));
  await write(first.user, await field(/^Mileage/), '46000');
  await write(first.user, await field(/^Description/), ' One owner.');
  await screen.findByText('Not saved, trying again');
  cleanup();
  const { asked } = open('/sell/7', { 'cars.editing': newer });
  expect((await field(/^Mileage/)).value).toBe('45,000');
  expect((await typedHere()).textContent).toContain('Mileage: 46,000');
  expect((await field(/^Description/)).value).toBe('Well kept. One owner.');
  await waitFor(() =>
    expect(updates(asked)).toEqual([
      { id: 7, description: 'Well kept. One owner.', unchanged_since: newer.listing.updated_at },
    ]),
  );
  await waitFor(() => expect(kept()).toEqual(['forecourt.listing-draft.11.7.aside']));
});

test('a late save accepts newer fields and sends only those no one else changed', async () => {
  const { user, asked, answers } = open('/sell/7', { 'cars.update': { fails: 'changed_elsewhere' } });
  const description = await field(/^Description/);
  answers['cars.editing'] = () => {
    answers['cars.update'] = newer;
    return Promise.resolve(newer);
  };
  await write(user, description, ' One owner.');
  await waitFor(() => expect(updates(asked)).toHaveLength(2));
  await screen.findByText('Saved');
  expect(updates(asked).at(-1)).toEqual({
    id: 7,
    description: 'Well kept. One owner.',
    unchanged_since: newer.listing.updated_at,
  });
  expect((await field(/^Mileage/)).value).toBe('45,000');
  expect(document.activeElement).toBe(description);
  expect(screen.queryByRole('region', { name: 'Typed on this device' })).toBe(null);
});

test('returning to an open review shows what was saved elsewhere', async () => {
  const { answers, here } = open('/sell/7?step=review');
  expect(await screen.findByText(/44,200 mi/)).toBeTruthy();
  answers['cars.editing'] = newer;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText(/45,000 mi/)).toBeTruthy();
  expect(here()).toBe('/sell/7?step=review');
});

test('an open form whose draft was listed elsewhere changes nothing in the listing, and says so', async () => {
  const { user, asked, answers } = open('/sell/7', { 'cars.update': { fails: 'changed_elsewhere' } });
  const description = await field(/^Description/);
  answers['cars.editing'] = savedAs({ status: 'active', updated_at: '2026-11-16T10:00:00Z' });
  await write(user, description, '!');
  expect(await screen.findByText(/^This draft has already been listed/)).toBeTruthy();
  expect(updates(asked)).toHaveLength(1);
});
