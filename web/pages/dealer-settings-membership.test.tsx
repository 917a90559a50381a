import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { SessionUser } from '@forecourt/contract/accounts/accounts.ts';
import type { Membership, Quote } from '@forecourt/contract/payments/payment-shapes.ts';
import { dayText } from '../lib/format.ts';
import { settingsAnswers } from '../testing/company.ts';
import { FakeEventSource } from '../testing/fake-event-source.ts';
import type { Answers } from '../testing/fake-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { aMembership, openFeature, paidListing, renewalQuote } from '../testing/payments.ts';
import { maria, signedIn } from '../testing/people.ts';

const firstQuote: Quote = {
  ...renewalQuote,
  payment_type: 'membership',
  lines: [{ label: 'Membership for 30 days', amount: 5_000 }],
  total: 5_000,
};
const unpaid: Membership = { ...aMembership, status: 'unpaid', started_at: null, next_purchase: 'membership' };
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

const open = (membership: Membership | null, answers: Answers = {}, user: SessionUser = maria) =>
  openApp('/dealer/settings', {
    ...signedIn(user),
    ...settingsAnswers,
    'payments.dealerMembership': { success: true, membership },
    'payments.quote': { success: true, quote: renewalQuote },
    ...answers,
  });
const card = async () => (await screen.findByRole('heading', { name: 'Membership' })).closest('section')!;
const names = (asked: { name: string }[]) => asked.map(({ name }) => name);

test('an active membership shows its end, and renewing shows the price line by line with the early discount', async () => {
  const { asked } = open(aMembership);
  const section = await card();
  expect(section.textContent).toContain('Active');
  expect(section.textContent).toContain(`Runs until ${dayText(aMembership.ends_at)}`);
  expect((await screen.findByText('Early bird')).nextElementSibling?.textContent).toBe('−$500');
  expect(screen.getByText('Total').nextElementSibling?.textContent).toBe('$4,500');
  expect(screen.getByText(/Renewing early saves you/).textContent).toContain('$500');
  expect(screen.getByText(dayText(renewalQuote.would_end_at))).toBeTruthy();
  expect(asked.find(({ name }) => name === 'payments.dealerMembership')?.query).toMatchObject({ dealer_id: '3' });
  expect(asked.find(({ name }) => name === 'payments.quote')?.query).toMatchObject({
    type: 'renewal',
    dealer_account_id: '3',
  });
  expect(screen.queryByText(/’s membership (has expired|ended)/)).toBeNull();
});

test('renewing charges the displayed price and goes to the bank, once', async () => {
  const left = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const { user, asked } = open(aMembership, {
    'payments.renewMembership': { success: true, payment: openFeature, payment_link: 'https://bank.example/pay/7' },
  });
  await user.dblClick(await screen.findByRole('button', { name: 'Renew membership' }));
  await waitFor(() => expect(left).toHaveBeenCalledExactlyOnceWith('https://bank.example/pay/7'));
  const bought = asked.filter(({ name }) => name === 'payments.renewMembership');
  expect(bought.map(({ body }) => body)).toEqual([
    expect.objectContaining({ membership_id: 5, user_id: 12, expected_total: 4_500 }),
  ]);
  expect(names(asked)).not.toContain('payments.purchaseMembership');
});

test('the first membership is bought, not renewed', async () => {
  const left = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const { user, asked } = open(unpaid, {
    'payments.quote': { success: true, quote: firstQuote },
    'payments.purchaseMembership': { success: true, payment: openFeature, payment_link: 'https://bank.example/pay/8' },
  });
  expect((await card()).textContent).toContain('Not paid yet');
  await user.click(await screen.findByRole('button', { name: 'Pay membership' }));
  await waitFor(() => expect(left).toHaveBeenCalledOnce());
  expect(asked.find(({ name }) => name === 'payments.purchaseMembership')?.body).toMatchObject({
    dealer_account_id: 3,
    user_id: 12,
    expected_total: 5_000,
  });
  expect(screen.queryByText(/saves you/)).toBeNull();
});

test('a changed price is shown first, and nothing is paid until then', async () => {
  const left = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const { user, answers } = open(aMembership, {
    'payments.renewMembership': { fails: 'price_changed', words: { price: '$5,000' } },
  });
  const button = await screen.findByRole('button', { name: 'Renew membership' });
  answers['payments.quote'] = { success: true, quote: { ...renewalQuote, lines: firstQuote.lines, total: 5_000 } };
  await user.click(button);
  expect(await screen.findByText('The price is now $5,000. Please check it again before you pay.')).toBeTruthy();
  await waitFor(() => expect(screen.getByText('Total').nextElementSibling?.textContent).toBe('$5,000'));
  expect(left).not.toHaveBeenCalled();
});

test('a membership in its grace period warns with the last day', async () => {
  const grace = inDays(3);
  open({ ...aMembership, status: 'grace', ends_at: inDays(-4), grace_ends_at: grace });
  expect((await card()).textContent).toContain('Grace period');
  expect(screen.getByText(new RegExp(`Its listings will be hidden after ${dayText(grace)}`))).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Renew membership' })).toBeTruthy();
});

test('an expired membership says that the listings are hidden, and can be paid', async () => {
  open(
    {
      ...aMembership,
      status: 'expired',
      ends_at: inDays(-20),
      grace_ends_at: inDays(-13),
      next_purchase: 'membership',
    },
    { 'payments.quote': { success: true, quote: firstQuote } },
  );
  expect((await screen.findByRole('alert')).textContent).toContain('has expired. Its listings are hidden');
  expect((await card()).textContent).toContain('hidden, not deleted');
  expect(await screen.findByRole('button', { name: 'Pay membership' })).toBeTruthy();
});

test.each(['manager', 'staff'] as const)(
  'a %s sees the status and who can pay, and no price is fetched',
  async (team_role) => {
    const { asked } = open(aMembership, {}, { ...maria, team_role });
    expect((await card()).textContent).toContain(
      'Only the owner or an administrator of Eclipse Motors can pay the membership.',
    );
    expect(screen.queryByRole('button', { name: 'Renew membership' })).toBeNull();
    expect(names(asked)).not.toContain('payments.quote');
  },
);

test('obstacles are explained instead of offering a button that fails', async () => {
  open(aMembership, {
    'payments.quote': {
      success: true,
      quote: {
        ...renewalQuote,
        refusal: { code: 'payments_off', sentence: 'Payments are turned off right now.' },
      },
    },
  });
  expect(await screen.findByText('Payments are turned off right now.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Renew membership' })).toBeNull();
});

test('a payment in progress is continued, never paid twice', async () => {
  const left = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const { user, asked } = open(aMembership, {
    'payments.quote': {
      success: true,
      quote: { ...renewalQuote, open_payment: { ...openFeature, payment_type: 'renewal', car_id: null } },
    },
    'payments.resume': { success: true, payment: openFeature, payment_link: 'https://bank.example/pay/9' },
  });
  await user.click(await screen.findByRole('button', { name: 'Continue to the bank' }));
  await waitFor(() => expect(left).toHaveBeenCalledExactlyOnceWith('https://bank.example/pay/9'));
  expect(names(asked)).not.toContain('payments.renewMembership');
});

test('a payment that arrives appears right away', async () => {
  const { answers } = open(unpaid, { 'payments.quote': { success: true, quote: firstQuote } });
  expect((await card()).textContent).toContain('Not paid yet');
  await waitFor(() => expect(FakeEventSource.opened).toHaveLength(1));
  answers['payments.dealerMembership'] = { success: true, membership: aMembership };
  FakeEventSource.opened[0]?.say({ kind: 'payment_changed', payment_id: paidListing.id });
  expect(await screen.findByText('Active')).toBeTruthy();
});

test('a dealer without a membership is told who to ask, and a failure can be tried again', async () => {
  const { user, answers } = open(null, { 'payments.dealerMembership': { fails: 'internal' } });
  await screen.findByRole('heading', { name: 'We couldn’t load your membership' });
  answers['payments.dealerMembership'] = { success: true, membership: null };
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await card()).textContent).toContain('Ask our staff to open one');
  expect(screen.queryByRole('button', { name: /membership/ })).toBeNull();
});
