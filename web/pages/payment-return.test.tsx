import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Payment } from '@forecourt/contract/payments/payment-shapes.ts';
import { ownZentorno } from '../testing/a-car.ts';
import { FakeEventSource } from '../testing/fake-event-source.ts';
import type { Answers } from '../testing/fake-server.ts';
import { movableTime } from '../testing/movable-time.ts';
import { openApp } from '../testing/open-app.tsx';
import { johnny, maria, signedIn, signedOut } from '../testing/people.ts';
import {
  bankLink,
  freeQuote,
  hadForFree,
  listingQuote,
  openListing,
  quoted,
  toBank,
  watchLeaving,
} from '../testing/quotes.ts';

const uuid = '0b6f1f9e-4f6b-4a57-9a3e-6a3a7f1f2c11';
const address = `/payment/return?payment_id=${uuid}`;
const paid: Payment = { ...openListing, status: 'completed', settled_at: '2026-11-15T09:05:00Z' };
const answer = (payment: Payment, bank_answered = true) => ({ success: true as const, payment, bank_answered });

const open = (payment: Payment, more: Answers = {}, bankAnswered = true) =>
  openApp(address, {
    ...signedIn(johnny),
    'payments.processGtaWorldPayment': answer(payment, bankAnswered),
    'cars.get': ownZentorno,
    'payments.userSubscriptions': { success: true, subscriptions: [] },
    ...more,
  });

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const main = () => within(screen.getByRole('main'));

test('a paid listing shows what was bought, until when, and where to continue', async () => {
  const { asked } = open(paid);
  await heading('Payment received');
  expect(main().getByText(/You paid \$1,500 for listing 2021 Karin Sultan/)).toBeTruthy();
  expect((await main().findByText(/Live until/)).textContent).toBe('Live until December 1, 2026');
  expect(main().getByRole('link', { name: 'View your listing' }).getAttribute('href')).toBe('/car/7');
  expect(main().getByRole('link', { name: 'Receipt' }).getAttribute('href')).toBe('/payment-history/43');
  expect(await main().findByRole('button', { name: 'Share' })).toBeTruthy();
  expect(main().getByRole('status').textContent).toBe('Payment received');
  await waitFor(() => expect(document.title).toMatch(/^Payment received/));
  const sent = asked.filter(({ name }) => name === 'payments.processGtaWorldPayment').map(({ body }) => body);
  expect(sent[0]).toEqual({ payment_id: uuid });
});

test('a car that is no longer live isn’t called live', async () => {
  open(paid, { 'cars.get': { ...ownZentorno, status: 'expired' } });
  await heading('Payment received');
  await main().findByText(ownZentorno.title);
  expect(main().queryByText(/Live until/)).toBeNull();
});

test('a featured car and a membership show when they end', async () => {
  const ends_at = '2027-01-10T10:00:00Z';
  const membership = { membership_id: 5, car_id: null, subject: 'Eclipse Motors', starts_at: null, is_free: false };
  open(
    {
      ...paid,
      payment_type: 'renewal',
      car_id: null,
      dealer_account_id: 3,
      membership_id: 5,
      subject: 'Eclipse Motors',
    },
    {
      ...signedIn(maria),
      'payments.userSubscriptions': {
        success: true,
        subscriptions: [{ ...membership, payment_type: 'membership', ends_at }],
      },
    },
  );
  await heading('Payment received');
  expect((await main().findByText(/Member until/)).textContent).toBe('Member until January 10, 2027');
  expect(main().getByRole('link', { name: 'Your membership' })).toBeTruthy();
  expect(main().queryByRole('link', { name: 'View your listing' })).toBeNull();
});

test('an open payment is never shown as paid, and updates automatically once the server confirms it', async () => {
  const { answers } = open(openListing);
  await heading('Waiting for the bank');
  expect(screen.queryByText(/Payment received|You paid/)).toBeNull();
  answers['payments.processGtaWorldPayment'] = answer(paid);
  await waitFor(() => expect(FakeEventSource.opened.length).toBeGreaterThan(0));
  FakeEventSource.opened.at(-1)?.say({ kind: 'payment_changed', payment_id: openListing.id });
  const done = await heading('Payment received');
  await waitFor(() => expect(document.activeElement).toBe(done));
});

test('it keeps checking automatically, and stops once settled', async () => {
  const later = movableTime();
  const { answers, asked } = open(openListing);
  await heading('Waiting for the bank');
  answers['payments.processGtaWorldPayment'] = answer({ ...openListing, status: 'failed' });
  await heading('Your payment failed');
  const count = () => asked.filter(({ name }) => name === 'payments.processGtaWorldPayment').length;
  const before = count();
  window.dispatchEvent(new Event('visibilitychange'));
  await later(60_000);
  expect(count()).toBe(before);
});

test('an open payment continues at the bank, once however often it’s clicked', async () => {
  const leaving = watchLeaving();
  const { user, asked } = open(openListing, { 'payments.resume': toBank });
  const button = await screen.findByRole('button', { name: 'Continue to the bank' });
  await user.dblClick(button);
  await waitFor(() => expect(leaving).toHaveBeenCalledWith(bankLink));
  expect(leaving).toHaveBeenCalledTimes(1);
  expect(asked.filter(({ name }) => name === 'payments.resume')).toHaveLength(1);
});

test('an open payment can be cancelled, and is then shown as cancelled', async () => {
  const cancelled: Payment = { ...openListing, status: 'cancelled' };
  const { user, answers } = open(openListing, { 'payments.cancel': { success: true, payment: cancelled } });
  const button = await screen.findByRole('button', { name: 'Cancel this payment' });
  answers['payments.processGtaWorldPayment'] = answer(cancelled);
  await user.click(button);
  await heading('This payment was cancelled');
});

test('without a response from the bank it’s neither paid nor failed, and doesn’t ask to pay again', async () => {
  const { user, answers } = open(openListing, {}, false);
  await heading('We’re still checking your payment');
  expect(screen.queryByRole('button', { name: 'Continue to the bank' })).toBeNull();
  answers['payments.processGtaWorldPayment'] = answer(paid);
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  await heading('Payment received');
});

test('if our own server can’t be reached it’s still being checked', async () => {
  open(openListing, { 'payments.processGtaWorldPayment': 'offline' });
  await heading('We’re still checking your payment');
});

test('a mismatch goes to staff, and no one is asked to pay again', async () => {
  open({ ...openListing, is_in_doubt: true });
  await heading('We’re looking into your payment');
  expect(main().getByText(/Our staff are looking into it/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Continue to the bank' })).toBeNull();
});

test('a failed payment wasn’t charged and can be tried again', async () => {
  const draft = { ...ownZentorno, status: 'draft' as const, published_at: null };
  const { user } = open({ ...openListing, status: 'failed' }, { 'cars.get': draft, ...quoted(listingQuote) });
  await heading('Your payment failed');
  expect(main().getByText(/You weren’t charged/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'List your car' }));
  expect(await dialog.findByRole('button', { name: 'Pay $500 and list' })).toBeTruthy();
});

test.each(['active', 'reserved'] as const)('featuring is tried again as currently offered: %s', async (status) => {
  const failed: Payment = { ...openListing, payment_type: 'featured', status: 'failed' };
  const { asked } = open(failed, { 'cars.get': { ...ownZentorno, status } });
  await heading('Your payment failed');
  await waitFor(() => expect(asked.map(({ name }) => name)).toContain('cars.get'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(status === 'active'));
});

test('something that is now free applies right away, and links to the listing', async () => {
  const leaving = watchLeaving();
  const { user, here } = open(
    { ...openListing, status: 'cancelled' },
    { ...quoted(freeQuote), 'payments.purchaseListing': hadForFree, 'payments.open': { success: true, payments: [] } },
  );
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await user.click(await screen.findByRole('button', { name: /^Renew listing/ }));
  await waitFor(() => expect(here()).toBe('/car/7'));
  expect(leaving).not.toHaveBeenCalled();
});

test.each([
  [{ status: 'completed', refund_is_due: true }, 'Refund pending'],
  [{ status: 'refunded' }, 'This payment was refunded'],
] as const)('%o is shown with its actual status', async (as, title) => {
  open({ ...openListing, ...as });
  await heading(title);
  expect(screen.queryByText('Payment received')).toBeNull();
});

test('another user’s payment, or a missing one, isn’t found', async () => {
  open(openListing, { 'payments.processGtaWorldPayment': { fails: 'payment_not_found' } });
  await heading('Payment not found');
  expect(main().getByRole('link', { name: 'Payment History' })).toBeTruthy();
});

test.each(['/payment/return', '/payment/return?payment_id=nonsense', '/payment/return?payment_id=41&payment_id=42'])(
  '%s fetches nothing',
  async (where) => {
    const { asked } = openApp(where, signedIn(johnny));
    await heading('Payment not found');
    expect(asked.some(({ name }) => name === 'payments.processGtaWorldPayment')).toBe(false);
  },
);

test('a visitor returns to the payment after logging in', async () => {
  const { here } = openApp(address, { ...signedOut, startSignIn: 'offline' });
  await waitFor(() => expect(here()).toBe(`/login?returnUrl=${encodeURIComponent(address)}`));
});
