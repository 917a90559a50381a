import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { EditableListing } from '@forecourt/contract/cars/car-shapes.ts';
import type { Quote } from '@forecourt/contract/payments/payment-shapes.ts';
import type { Answers } from '../testing/fake-server.ts';
import { catalogue, fullDraft, liveListing, noListings } from '../testing/listings.ts';
import { openApp } from '../testing/open-app.tsx';
import { johnny, signedIn } from '../testing/people.ts';
import { bankLink, listingQuote, openListing, quoted, toBank, watchLeaving } from '../testing/quotes.ts';
import { write } from '../testing/write.ts';

const open = (answers: Answers = {}, listing: EditableListing = fullDraft, address = '/sell/7?step=review') =>
  openApp(address, {
    ...signedIn(johnny),
    ...catalogue,
    ...noListings,
    'cars.update': { success: true, listing },
    'cars.editing': { success: true, listing },
    'payments.open': { success: true, payments: [] },
    ...quoted(listingQuote),
    'payments.purchaseListing': toBank,
    ...answers,
  });

const button = (name: string) => screen.findByRole('button', { name });
const costs = async () => within(await screen.findByRole('region', { name: 'Cost' }));
const purchases = (asked: { name: string; body: unknown }[]) =>
  asked.filter(({ name }) => name === 'payments.purchaseListing').map(({ body }) => body);

test('the review shows the price line by line, the duration, and that nothing is charged yet', async () => {
  open();
  const panel = await costs();
  expect(await panel.findByText('Introductory rate')).toBeTruthy();
  expect(panel.getByText('$1,500')).toBeTruthy();
  expect(panel.getByText('\u2212$1,000')).toBeTruthy();
  expect(panel.getByText('Total').nextSibling?.textContent).toBe('$500');
  expect(panel.getByText(/Listed for 30 days, until/).textContent).toContain('December 15, 2026');
  expect(panel.getByText(/You won’t be charged until you confirm there/)).toBeTruthy();
});

test('paying goes to the bank at the displayed price, once, and the page stays busy until it’s left', async () => {
  const leaving = watchLeaving();
  const { user, asked } = open();
  const pay = await button('Pay $500 and list');
  await user.dblClick(pay);
  await waitFor(() => expect(leaving).toHaveBeenCalledWith(bankLink));
  const seen = { unchanged_since: fullDraft.updated_at, photo_ids: [] };
  expect(purchases(asked)).toEqual([{ car_id: 7, user_id: johnny.id, expected_total: 500, ...seen }]);
  expect((await button('Submitting...')).getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByRole('heading', { name: 'Your listing is live' })).toBeNull();
});

test('after the browser’s Back from the bank the page isn’t busy, and continues the same payment', async () => {
  const leaving = watchLeaving();
  const { user, asked, answers } = open({ 'payments.resume': toBank });
  await user.click(await button('Pay $500 and list'));
  await waitFor(() => expect(leaving).toHaveBeenCalled());
  answers['payments.quote'] = { success: true, quote: { ...listingQuote, open_payment: openListing } };
  window.dispatchEvent(new Event('pageshow'));
  await user.click(await button('Continue to the bank'));
  await waitFor(() => expect(leaving).toHaveBeenCalledTimes(2));
  expect(purchases(asked)).toHaveLength(1);
});

test('going back to the form while the payment is being opened stays on the form', async () => {
  const leaving = watchLeaving();
  let answerNow: (answer: typeof toBank) => void = () => undefined;
  const { user, asked } = open({ 'payments.purchaseListing': () => new Promise((answer) => (answerNow = answer)) });
  await user.click(await button('Pay $500 and list'));
  await waitFor(() => expect(purchases(asked)).toHaveLength(1));
  await user.click(await button('Previous'));
  await screen.findByText('PNG, JPG, GIF up to 10MB each');
  answerNow(toBank);
  await waitFor(async () => expect((await button('Next')).getAttribute('aria-busy')).toBeNull());
  expect(leaving).not.toHaveBeenCalled();
});

test('a changed price is shown before anything is charged', async () => {
  const leaving = watchLeaving();
  const { user, asked, answers } = open({
    'payments.purchaseListing': { fails: 'price_changed', words: { price: '$1,500' } },
  });
  const pay = await button('Pay $500 and list');
  const dearer: Quote = { ...listingQuote, lines: [{ label: 'Car Listing', amount: 1_500 }], total: 1_500 };
  answers['payments.quote'] = { success: true, quote: dearer };
  await user.click(pay);
  expect((await screen.findByRole('alert')).textContent).toContain('The price is now $1,500.');
  expect(leaving).not.toHaveBeenCalled();
  answers['payments.purchaseListing'] = toBank;
  await user.click(await button('Pay $1,500 and list'));
  await waitFor(() => expect(leaving).toHaveBeenCalledTimes(1));
  expect(purchases(asked).at(-1)).toMatchObject({ expected_total: 1_500 });
});

test('a purchase that fails says so in place, and can be tried again', async () => {
  const { user } = open({ 'payments.purchaseListing': { fails: 'internal' } });
  await user.click(await button('Pay $500 and list'));
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to purchase car listing');
  expect((await button('Pay $500 and list')).getAttribute('aria-busy')).toBeNull();
});

test('a price that fails to load can’t be paid, and is fetched again', async () => {
  const { user, answers } = open({ 'payments.quote': { fails: 'internal' } });
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load payment data');
  expect((await button('Submit Listing')).hasAttribute('disabled')).toBe(true);
  answers['payments.quote'] = { success: true, quote: listingQuote };
  await user.click(await button('Try again'));
  expect(await button('Pay $500 and list')).toBeTruthy();
});

test.each([
  ['no_slot_left', 'You’ve used all 5 listings.', 'My Listings', '/my-listings'],
  [
    'profile_incomplete',
    'Please complete your profile',
    'Complete your profile',
    '/complete-profile?returnUrl=%2Fsell%2F7%3Fstep%3Dreview',
  ],
] as const)('an obstacle (%s) is explained, with a way out and no way to pay', async (code, says, name, to) => {
  const { asked } = open(quoted({ ...listingQuote, refusal: { code, sentence: `${says} …` } }));
  const panel = await costs();
  expect(await panel.findByText(`${says} …`)).toBeTruthy();
  expect(panel.getByRole('link', { name }).getAttribute('href')).toBe(to);
  expect((await button('Submit Listing')).hasAttribute('disabled')).toBe(true);
  expect(purchases(asked)).toEqual([]);
});

test('an open payment can be cancelled in the review, which then fetches a new quote', async () => {
  const cancelled = { ...openListing, status: 'cancelled' as const };
  const { user, answers } = open({
    ...quoted({ ...listingQuote, open_payment: openListing }),
    'payments.cancel': { success: true, payment: cancelled },
  });
  const panel = await costs();
  expect((await panel.findByText(/You started a .* payment for this on/)).textContent).toContain('$1,500');
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  answers['payments.quote'] = { success: true, quote: listingQuote };
  await user.click(await button('Cancel this payment'));
  expect(await button('Pay $500 and list')).toBeTruthy();
});

const pending: EditableListing = { ...fullDraft, status: 'pending', transitions: [] };
const waiting = { 'payments.open': { success: true as const, payments: [openListing] } };

test('a listing waiting for payment says so above its form', async () => {
  const leaving = watchLeaving();
  const { user } = open({ ...waiting, 'payments.resume': toBank }, pending, '/sell/7');
  expect(await screen.findByText('Awaiting payment of $1,500')).toBeTruthy();
  expect(await button('Save Changes')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Pay for/ }));
  await waitFor(() => expect(leaving).toHaveBeenCalledWith(bankLink));
});

test('cancelling it opens it as a draft again, with newly typed text saved', async () => {
  const cancelled = { ...openListing, status: 'cancelled' as const };
  const { user, asked, answers } = open(
    { ...waiting, 'payments.cancel': { success: true, payment: cancelled } },
    pending,
    '/sell/7',
  );
  const price = await screen.findByLabelText<HTMLInputElement>(/^Price/);
  await user.clear(price);
  await write(user, price, '35000');
  const cancel = await screen.findByRole('button', { name: /^Cancel payment/ });
  answers['cars.editing'] = { success: true, listing: { ...fullDraft, price: 35_000 } };
  answers['payments.open'] = { success: true, payments: [] };
  await user.click(cancel);
  expect(await button('Next')).toBeTruthy();
  expect(asked.find(({ name }) => name === 'cars.update')?.body).toEqual({ id: 7, price: 35_000 });
  expect(screen.queryByText(/Awaiting payment/)).toBeNull();
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
});

test('a live listing has nothing to pay above its form', async () => {
  open({}, liveListing, '/sell/8');
  expect(await button('Save Changes')).toBeTruthy();
  expect(screen.queryByText(/Awaiting payment/)).toBeNull();
});

const fees = async () => within(await screen.findByRole('region', { name: 'Listing fee' }));

test('new sellers see what it will cost and why, with other prices collapsed', async () => {
  const lines = listingQuote.lines;
  open(
    {
      'payments.canListCar': {
        success: true,
        can_list: true,
        refusal: null,
        slots: { used: 0, of: 5 },
        price: 500,
        lines,
      },
    },
    fullDraft,
    '/sell/7',
  );
  const box = await fees();
  expect(box.getByText('Your listing, for 30 days').nextSibling?.textContent).toBe('$500');
  expect(box.getByText('Introductory rate for your first listing, instead of $1,500')).toBeTruthy();
  const others = box.getByText('The first listing of an account');
  expect(others.nextSibling?.textContent).toBe('$500');
  expect(others.closest('details')?.open).toBe(false);
});

test('returning sellers see nothing about a first listing', async () => {
  open({}, fullDraft, '/sell/7');
  const box = await fees();
  expect(box.getByText('Your listing, for 30 days').nextSibling?.textContent).toBe('$1,500');
  expect(box.getByText('Regular price')).toBeTruthy();
  expect(box.queryByText(/your first listing/i)).toBeNull();
});

test('sellers without a free slot are told before they type anything', async () => {
  const sentence = 'You’ve used all 5 listings.';
  open(
    {
      'payments.canListCar': {
        success: true,
        can_list: false,
        refusal: { code: 'no_slot_left', sentence },
        slots: { used: 5, of: 5 },
        price: 1_500,
        lines: [{ label: 'Car Listing', amount: 1_500 }],
      },
    },
    fullDraft,
    '/sell/7',
  );
  const box = await fees();
  expect(box.getByText(sentence)).toBeTruthy();
  expect(box.getByRole('link', { name: 'My Listings' })).toBeTruthy();
});

test('if the price fails to load it says so and can be tried again', async () => {
  const { user, answers } = open({ 'payments.planByType': 'offline' }, fullDraft, '/sell/7');
  await screen.findByText(/^Failed to fetch payment plans/);
  delete answers['payments.planByType'];
  await user.click(await button('Try again'));
  expect((await fees()).getAllByText('$1,500')).toHaveLength(2);
});
