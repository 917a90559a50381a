import { cleanup, screen, waitFor } from '@testing-library/react';
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
const question = /^This draft was changed in another tab or on another device/;
const isAsked = async () => expect((await screen.findByRole('alert')).textContent).toMatch(question);
const isNotAsked = () => expect(screen.queryByText(question)).toBe(null);
const decide = async (user: ReturnType<typeof open>['user'], button: 'Reload' | 'Keep mine') =>
  user.click(await screen.findByRole('button', { name: button }));
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('forecourt.listing-draft.'));
const updates = (asked: { name: string; body: unknown }[]) =>
  asked.filter(({ name }) => name === 'cars.update').map(({ body }) => body);

/** An earlier visit that left an unreadable mileage on this device. */
async function leaveUnreadable() {
  const { user } = open('/sell/7');
  await write(user, await field(/^Mileage/), ' or so');
  cleanup();
}

test('local text older than the draft is shown but not saved until the user decides, in this visit or a later one', async () => {
  await leaveUnreadable();
  open('/sell/7', { 'cars.editing': newer });
  expect((await field(/^Mileage/)).value).toBe('44,200 or so');
  await isAsked();
  cleanup();
  const { user, asked } = open('/sell/7', { 'cars.editing': newer });
  expect((await field(/^Mileage/)).value).toBe('44,200 or so');
  await isAsked();
  expect(screen.getByText('Not saved. Select Reload or Keep mine above.')).toBeTruthy();
  await write(user, await field(/^Description/), ' One owner.');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(updates(asked)).toEqual([]);
  expect(kept()).toEqual(['forecourt.listing-draft.11.7']);
});

test('Reload shows the newest version, continues at the review and deletes the older text from the device', async () => {
  await leaveUnreadable();
  const { user, asked, answers } = open('/sell/7?step=review', { 'cars.editing': newer });
  await isAsked();
  answers['cars.editing'] = savedAs({ mileage: 46_000, updated_at: '2026-11-14T11:00:00Z' });
  await decide(user, 'Reload');
  expect(await screen.findByText(/46,000 mi/)).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'List my car' })).toBeTruthy();
  isNotAsked();
  expect(kept()).toEqual([]);
  expect(updates(asked)).toEqual([]);
});

test('Keep mine saves what an earlier visit typed over the newer version, and asks only once', async () => {
  const first = open('/sell/7', { 'cars.update': unreachable() });
  await first.user.clear(await field(/^Mileage/));
  await write(first.user, await field(/^Mileage/), '46000');
  await screen.findByText('Not saved, trying again');
  cleanup();
  const { user, asked } = open('/sell/7', { 'cars.editing': newer });
  await isAsked();
  expect(updates(asked)).toEqual([]);
  await decide(user, 'Keep mine');
  await waitFor(() =>
    expect(updates(asked)).toEqual([{ id: 7, mileage: 46_000, unchanged_since: newer.listing.updated_at }]),
  );
  await screen.findByText('Saved');
  expect((await field(/^Mileage/)).value).toBe('46000');
  isNotAsked();
  await waitFor(() => expect(kept()).toEqual([]));
});

/** Types into an open form whose draft was changed elsewhere. */
async function typeTooLate() {
  const app = open('/sell/7', { 'cars.update': { fails: 'changed_elsewhere' } });
  const description = await field(/^Description/);
  app.answers['cars.editing'] = newer;
  await write(app.user, description, ' One owner.');
  await isAsked();
  return app;
}

test('an open form whose draft was changed elsewhere sends nothing more and keeps the text and the focus', async () => {
  const { user, asked } = await typeTooLate();
  const description = await field(/^Description/);
  expect(document.activeElement).toBe(description);
  await write(user, description, ' Garaged.');
  expect(description.value).toBe('Well kept. One owner. Garaged.');
  expect((await field(/^Mileage/)).value).toBe('44,200');
  expect(updates(asked)).toHaveLength(1);
});

test('an open form saves everything it shows when the user selects Keep mine', async () => {
  const { user, asked, answers } = await typeTooLate();
  answers['cars.update'] = newer;
  await decide(user, 'Keep mine');
  await screen.findByText('Saved');
  expect(updates(asked).at(-1)).toEqual({
    id: 7,
    mileage: 44_200,
    description: 'Well kept. One owner.',
    unchanged_since: newer.listing.updated_at,
  });
  isNotAsked();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Vehicle Information' }));
});

test('an open form shows the newer version when the user selects Reload, and types on from there', async () => {
  const { user, asked, answers } = await typeTooLate();
  answers['cars.update'] = newer;
  await decide(user, 'Reload');
  await waitFor(async () => expect((await field(/^Mileage/)).value).toBe('45,000'));
  const description = await field(/^Description/);
  expect(description.value).toBe('Well kept.');
  expect(kept()).toEqual([]);
  await write(user, description, ' Garaged.');
  await waitFor(() =>
    expect(updates(asked).at(-1)).toEqual({
      id: 7,
      description: 'Well kept. Garaged.',
      unchanged_since: newer.listing.updated_at,
    }),
  );
});

test('a version that differs only in its photos isn’t called a change, and the text is saved', async () => {
  const { user, asked, answers } = open('/sell/7', { 'cars.update': { fails: 'changed_elsewhere' } });
  const description = await field(/^Description/);
  const withPhoto = savedAs({ updated_at: '2026-11-16T10:00:00Z' });
  answers['cars.editing'] = () => {
    answers['cars.update'] = withPhoto;
    return Promise.resolve(withPhoto);
  };
  await write(user, description, ' One owner.');
  await waitFor(() => expect(updates(asked)).toHaveLength(2));
  await screen.findByText('Saved');
  expect(updates(asked).at(-1)).toMatchObject({ unchanged_since: withPhoto.listing.updated_at });
  isNotAsked();
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

test('the address of a flagged listing’s form says why it can’t be edited, and leads to what staff wrote', async () => {
  open('/sell/7', { 'cars.editing': savedAs({ status: 'flagged', may_edit: false }) });
  expect(await screen.findByRole('heading', { name: 'You can’t edit this listing' })).toBeTruthy();
  expect(screen.getByText(/Their reason is on its page, where you can also reply\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See what our staff wrote' }).getAttribute('href')).toBe('/car/7');
});
