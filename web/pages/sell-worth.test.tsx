import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catalogue, fullDraft, noListings } from '../testing/listings.ts';
import type { Answers } from '../testing/fake-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { johnny, signedIn } from '../testing/people.ts';
import { freeQuote, quoted } from '../testing/quotes.ts';
import { anEstimate } from '../testing/worth.ts';

const open = (answers: Answers = {}) =>
  openApp('/sell/7', {
    ...signedIn(johnny),
    ...catalogue,
    ...noListings,
    'cars.editing': { success: true, listing: fullDraft },
    'cars.update': { success: true, listing: fullDraft },
    'payments.open': { success: true, payments: [] },
    ...quoted(freeQuote),
    'guide.appraise': { success: true, estimate: anEstimate, deal: 'great' },
    ...answers,
  });
const guide = async () => within(await screen.findByRole('region', { name: 'What your car is worth' }));

test('while typing, the seller sees what the car sells for, how fast, and the rating of the price', async () => {
  const { user, asked, answers } = open();
  const shown = await guide();
  expect(shown.getByText('Cars like yours sell for $36,000 to $44,000')).toBeTruthy();
  expect(shown.getByText('Great deal')).toBeTruthy();
  expect(shown.getByText('Half of them sold within 9 days. Based on 31 verified sales.')).toBeTruthy();
  answers['guide.appraise'] = { success: true, estimate: anEstimate, deal: 'high' };
  const price = screen.getByLabelText(/^Price/);
  await user.clear(price);
  await user.type(price, '51000');
  expect(await shown.findByText('High price')).toBeTruthy();
  await expect
    .poll(() => asked.findLast(({ name }) => name === 'guide.appraise')!.query)
    .toMatchObject({ make: fullDraft.make, model: fullDraft.model, price: '51000' });
});

test('a price that is too low to be rated says so', async () => {
  open({
    'cars.editing': { success: true, listing: { ...fullDraft, price: 900 } },
    'guide.appraise': { success: true, estimate: { ...anEstimate, lowest: 1_000 }, deal: null },
  });
  const sentence = '$900 is too far below other sales to be rated. Buyers may think it’s a mistake.';
  expect((await guide()).getByText(sentence)).toBeTruthy();
});

test('without enough sales it says so, and nothing is asked before make, model and year are known', async () => {
  const { user, asked } = open({ 'guide.appraise': { success: true, estimate: null, deal: null } });
  expect((await guide()).getByText('Not enough sales yet')).toBeTruthy();
  const before = asked.filter(({ name }) => name === 'guide.appraise').length;
  await user.clear(screen.getByLabelText(/^Year/));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'What your car is worth' })).toBeNull());
  expect(asked.filter(({ name }) => name === 'guide.appraise')).toHaveLength(before);
});
