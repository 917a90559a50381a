import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { EditableListing } from '@forecourt/contract/cars/car-shapes.ts';
import type { Photo } from '@forecourt/contract/photos/photos.ts';
import type { Answers, Asked } from '../testing/fake-server.ts';
import { catalogue, fullDraft, noListings } from '../testing/listings.ts';
import { openApp } from '../testing/open-app.tsx';
import { johnny, signedIn } from '../testing/people.ts';
import { freeQuote, hadForFree, quoted } from '../testing/quotes.ts';
import { write } from '../testing/write.ts';

const photo = (id: number): Photo => ({ id, src: `/photos/${id}`, width: 640, height: 480, blur: '' });
const savedAs = (facts: Partial<EditableListing>) => ({ success: true as const, listing: { ...fullDraft, ...facts } });
const before = savedAs({ images: [photo(1), photo(2)] });
const newer = savedAs({ mileage: 45_000, images: [photo(2), photo(3)], updated_at: '2026-11-15T11:00:00Z' });
const live = savedAs({ ...newer.listing, status: 'active', updated_at: '2026-11-15T12:00:00Z' });

/** As on the server: anything that differs from what was seen is refused. */
const purchase = (answers: Answers) => (asked: Asked) => {
  const { unchanged_since } = asked.body as { unchanged_since?: string };
  const { listing } = answers['cars.editing'] as typeof before;
  if (unchanged_since !== listing.updated_at) return Promise.resolve({ fails: 'changed_elsewhere' as const });
  answers['cars.editing'] = live;
  return Promise.resolve(hadForFree);
};

async function openReview(more: Answers = {}) {
  const app = openApp('/sell/7?step=review', {
    ...signedIn(johnny),
    ...catalogue,
    ...noListings,
    'cars.editing': before,
    'cars.update': before,
    'payments.open': { success: true, payments: [] },
    ...quoted(freeQuote),
    ...more,
  });
  app.answers['payments.purchaseListing'] ??= purchase(app.answers);
  await screen.findByText(/44,200 mi/);
  return app;
}

const list = async ({ user }: Awaited<ReturnType<typeof openReview>>) =>
  user.click(await screen.findByRole('button', { name: 'List my car' }));
const purchases = (asked: Asked[]) =>
  asked.filter(({ name }) => name === 'payments.purchaseListing').map(({ body }) => body);
const isLive = () => screen.queryByRole('heading', { name: 'Your listing is live' }) !== null;
const changedSentence = /^This draft was changed in another tab/;

test('the purchase includes the draft’s version and photos, so that what the review shows is what is bought', async () => {
  const app = await openReview();
  await list(app);
  await screen.findByRole('heading', { name: 'Your listing is live' });
  expect(purchases(app.asked)).toEqual([
    {
      car_id: 7,
      user_id: johnny.id,
      expected_total: 0,
      unchanged_since: before.listing.updated_at,
      photo_ids: [1, 2],
    },
  ]);
});

test('a draft changed elsewhere after the review isn’t listed: the review shows the newer one and says so', async () => {
  const app = await openReview();
  app.answers['cars.editing'] = newer;
  await list(app);
  expect((await screen.findByRole('alert')).textContent).toMatch(changedSentence);
  expect(screen.getByText(/45,000 mi/)).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Cover photo' }).getAttribute('src')).toContain('/photos/2');
  expect(isLive()).toBe(false);
  expect(app.here()).toBe('/sell/7?step=review');
  // On a phone the clicked button is always visible, so the page scrolls to the top.
  const card = screen.getByText(/45,000 mi/);
  expect(screen.getByRole('alert').compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Review' }));
  await list(app);
  await screen.findByRole('heading', { name: 'Your listing is live' });
  expect(purchases(app.asked).at(-1)).toMatchObject({
    unchanged_since: newer.listing.updated_at,
    photo_ids: [2, 3],
  });
});

test('a draft saved again without changes is listed', async () => {
  const app = await openReview();
  app.answers['cars.editing'] = savedAs({ ...before.listing, updated_at: '2026-11-15T11:00:00Z' });
  await list(app);
  await screen.findByRole('heading', { name: 'Your listing is live' });
});

test('remote changes that arrive while the last local change is saved have to be decided before buying', async () => {
  const app = await openReview({ 'cars.update': 'offline' });
  await app.user.click(screen.getByRole('button', { name: 'Change information' }));
  await write(app.user, await screen.findByLabelText(/^Description/), ' One owner.');
  await screen.findByText('Not saved, trying again');
  await app.user.click(screen.getByRole('button', { name: 'Next' }));
  await app.user.click(await screen.findByRole('button', { name: 'Next' }));
  await screen.findByText(/44,200 mi/);
  app.answers['cars.editing'] = newer;
  app.answers['cars.update'] = { fails: 'changed_elsewhere' };
  await list(app);
  expect((await screen.findByRole('alert')).textContent).toMatch(changedSentence);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Review' }));
  expect(screen.getByText('Well kept. One owner.')).toBeTruthy();
  await list(app);
  expect(purchases(app.asked)).toEqual([]);
  await app.user.click(screen.getByRole('button', { name: 'Reload' }));
  expect(await screen.findByText(/45,000 mi/)).toBeTruthy();
  await waitFor(() =>
    expect(screen.getByRole('img', { name: 'Cover photo' }).getAttribute('src')).toContain('/photos/2'),
  );
  await list(app);
  await screen.findByRole('heading', { name: 'Your listing is live' });
  expect(purchases(app.asked)).toMatchObject([{ unchanged_since: newer.listing.updated_at, photo_ids: [2, 3] }]);
});

test('a newer draft with a missing value opens at that field, with the same message', async () => {
  const app = await openReview();
  app.answers['cars.editing'] = savedAs({ ...newer.listing, description: null });
  await list(app);
  expect((await screen.findByRole('alert')).textContent).toMatch(changedSentence);
  expect(await screen.findByLabelText(/^Description/)).toBeTruthy();
  expect(isLive()).toBe(false);
});

test('a draft that was listed elsewhere isn’t listed again, and that is said', async () => {
  const app = await openReview();
  app.answers['cars.editing'] = live;
  await list(app);
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This draft has already been listed/);
  expect(isLive()).toBe(false);
});

test('a newer draft that can’t be fetched isn’t claimed to be shown', async () => {
  const app = await openReview();
  app.answers['payments.purchaseListing'] = { fails: 'changed_elsewhere' };
  app.answers['cars.editing'] = 'offline';
  await list(app);
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toMatch(changedSentence));
  expect(isLive()).toBe(false);
});
