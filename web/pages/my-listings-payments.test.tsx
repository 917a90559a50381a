import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OwnListing } from '@forecourt/contract/cars/car-shapes.ts';
import { FakeEventSource } from '../testing/fake-event-source.ts';
import type { Answers } from '../testing/fake-server.ts';
import { fullDraft, liveListing } from '../testing/listings.ts';
import { openApp } from '../testing/open-app.tsx';
import { johnny, signedIn } from '../testing/people.ts';
import {
  bankLink,
  featureQuote,
  freeQuote,
  hadForFree,
  listingQuote,
  openListing,
  quoted,
  toBank,
  watchLeaving,
} from '../testing/quotes.ts';

const ending: OwnListing = { ...liveListing, transitions: ['renew', 'mark_sold', 'delete'] };
const waiting: OwnListing = { ...fullDraft, status: 'pending', transitions: [] };

const open = (listings: OwnListing[], answers: Answers = {}) =>
  openApp('/my-listings', {
    ...signedIn(johnny),
    'cars.mine': { success: true, listings, page: 1, pages: 1, by_status: {}, slots: { used: 1, of: 5 } },
    'payments.open': { success: true, payments: [] },
    ...quoted(listingQuote),
    ...answers,
  });

const button = (name: RegExp) => screen.findByRole('button', { name });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const names = (asked: { name: string }[]) => asked.map(({ name }) => name);

test('Renew shows the price first, changes nothing by itself, and leads to the bank', async () => {
  const leaving = watchLeaving();
  const { user, asked } = open([ending], { 'payments.purchaseListing': toBank });
  await user.click(await button(/^Renew/));
  const box = await dialog('Renew your listing');
  expect(await box.findByText(/Listed for another 30 days/)).toBeTruthy();
  expect(names(asked)).not.toContain('payments.purchaseListing');
  await user.dblClick(box.getByRole('button', { name: 'Pay $500 and renew' }));
  await waitFor(() => expect(leaving).toHaveBeenCalledWith(bankLink));
  expect(names(asked).filter((name) => name === 'payments.purchaseListing')).toHaveLength(1);
  expect(names(asked)).not.toContain('cars.change');
});

test('Feature is offered for live listings, as an extension for featured ones, and for nothing else', async () => {
  open([ending, { ...liveListing, id: 9, featured_status: 'active' }, waiting, { ...fullDraft, id: 10 }]);
  await button(/^Feature longer/);
  expect(screen.getAllByRole('button', { name: /^Feature/ })).toHaveLength(2);
  expect(screen.getByText('Featured')).toBeTruthy();
});

test('a car is featured after paying at the bank', async () => {
  const leaving = watchLeaving();
  const { user, asked } = open([ending], { ...quoted(featureQuote), 'payments.purchaseFeatured': toBank });
  await user.click(await button(/^Feature/));
  const box = await dialog('Feature your car');
  await user.click(await box.findByRole('button', { name: 'Pay $2,500 and feature' }));
  await waitFor(() => expect(leaving).toHaveBeenCalledTimes(1));
  expect(asked.find(({ name }) => name === 'payments.quote')?.query).toMatchObject({ type: 'featured', car_id: '8' });
  expect(asked.find(({ name }) => name === 'payments.purchaseFeatured')?.body).toEqual({
    car_id: 8,
    user_id: johnny.id,
    expected_total: 2_500,
  });
});

test('a free feature applies right away, without the bank', async () => {
  const leaving = watchLeaving();
  const free = { ...freeQuote, payment_type: 'featured' as const };
  const { user } = open([ending], { ...quoted(free), 'payments.purchaseFeatured': hadForFree });
  await user.click(await button(/^Feature/));
  const box = await dialog('Feature your car');
  expect(await box.findByText('Covered by your membership')).toBeTruthy();
  await user.click(box.getByRole('button', { name: 'Feature car' }));
  expect(await screen.findByText('Your car is featured')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Feature your car' })).toBeNull());
  expect(leaving).not.toHaveBeenCalled();
});

test('closing the checkout while the payment is being opened stays on the page', async () => {
  const leaving = watchLeaving();
  let answerNow: (answer: typeof toBank) => void = () => undefined;
  const { user, asked } = open([ending], {
    'payments.purchaseListing': () => new Promise((answer) => (answerNow = answer)),
  });
  await user.click(await button(/^Renew/));
  const box = await dialog('Renew your listing');
  await user.click(await box.findByRole('button', { name: 'Pay $500 and renew' }));
  await waitFor(() => expect(names(asked)).toContain('payments.purchaseListing'));
  await user.click(box.getByRole('button', { name: 'Not now' }));
  const before = asked.length;
  answerNow(toBank);
  await waitFor(() => expect(names(asked.slice(before))).toContain('payments.open'));
  expect(leaving).not.toHaveBeenCalled();
});

test('a refusal has no button to pay', async () => {
  const sentence = 'You’ve used all 2 featured slots.';
  const { user } = open([ending], quoted({ ...featureQuote, refusal: { code: 'no_feature_left', sentence } }));
  await user.click(await button(/^Feature/));
  const box = await dialog('Feature your car');
  expect(await box.findByText(sentence)).toBeTruthy();
  expect(box.queryByRole('button', { name: /^Pay/ })).toBeNull();
});

test('a row shows its open payment, which continues at the bank and disappears when cancelled', async () => {
  const leaving = watchLeaving();
  const cancelled = { ...openListing, status: 'cancelled' as const };
  const { user, answers } = open([waiting], {
    'payments.open': { success: true, payments: [openListing] },
    'payments.resume': { fails: 'bank_unavailable' },
    'payments.cancel': { success: true, payment: cancelled },
  });
  const row = within(await screen.findByRole('listitem'));
  expect(await row.findByText('Awaiting payment of $1,500')).toBeTruthy();
  await user.click(row.getByRole('button', { name: /^Pay for/ }));
  expect((await row.findByRole('alert')).textContent).toContain('The bank isn’t responding right now.');
  expect(leaving).not.toHaveBeenCalled();
  answers['payments.resume'] = toBank;
  await user.click(row.getByRole('button', { name: /^Pay for/ }));
  await waitFor(() => expect(leaving).toHaveBeenCalledWith(bankLink));
  window.dispatchEvent(new Event('pageshow'));
  answers['payments.open'] = { success: true, payments: [] };
  await user.click(row.getByRole('button', { name: /^Cancel payment/ }));
  await waitFor(() => expect(row.queryByText('Awaiting payment of $1,500')).toBeNull());
  expect(await screen.findByText('Payment cancelled')).toBeTruthy();
});

test('a payment in doubt can’t be paid again', async () => {
  open([waiting], { 'payments.open': { success: true, payments: [{ ...openListing, is_in_doubt: true }] } });
  const link = await screen.findByRole('link', { name: 'Our staff are looking into it' });
  expect(link.getAttribute('href')).toBe('/payment/return?payment_id=43');
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});

test('a payment made elsewhere updates the row automatically', async () => {
  const { answers } = open([waiting], { 'payments.open': { success: true, payments: [openListing] } });
  await screen.findByText('Awaiting payment of $1,500');
  answers['payments.open'] = { success: true, payments: [] };
  FakeEventSource.opened.at(-1)?.say({ kind: 'payment_changed', payment_id: 43 });
  await waitFor(() => expect(screen.queryByText('Awaiting payment of $1,500')).toBeNull());
});
