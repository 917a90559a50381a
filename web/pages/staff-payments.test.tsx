import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SessionUser } from '@forecourt/contract/accounts/accounts.ts';
import { paymentKinds, paymentStatuses } from '@forecourt/contract/payments/payments.flow.ts';
import type { StaffPayment, StaffPaymentDetails } from '@forecourt/contract/payments/staff-payments.ts';
import { ana, mia } from '../testing/desk.ts';
import type { Answers } from '../testing/fake-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { aReceipt } from '../testing/payments.ts';
import { ada, signedIn } from '../testing/people.ts';

const doubtful: StaffPayment = {
  id: 42,
  payment_type: 'listing',
  amount: 1500,
  status: 'cancelled',
  subject: '2021 Karin Sultan',
  gta_world_transaction_id: 'dd66667f-a768-4a48-8d11-0028145680e5',
  car_id: 7,
  dealer_account_id: null,
  membership_id: null,
  created_at: '2026-11-10T12:00:00.000Z',
  settled_at: '2026-11-11T12:00:00.000Z',
  refund_is_due: true,
  is_in_doubt: true,
  paid_by: { id: 11, name: 'Johnny Pearson' },
  dealer: null,
  doubt: 'wrong_amount',
};
const details = (change: Partial<StaffPaymentDetails> = {}) => ({
  success: true as const,
  payment: {
    ...doubtful,
    lines: [],
    lasts_hours: 720,
    paid_at: null,
    refund_reason: null,
    next_check_at: null,
    is_own: false,
    may_be_refunded: true,
    refunded_by: null,
    events: [
      {
        kind: 'in_doubt' as const,
        cause: 'job' as const,
        by_name: null,
        why: null,
        bank_said: { status: 'payment_successful' as const, amount: 1400, mode: 'live' as const, paid_at: null },
        at: '2026-11-10T13:00:00.000Z',
      },
    ],
    ...change,
  },
});
const none = { payments: 0, amount: 0 };
const totals = {
  success: true as const,
  kept: { payments: 3, amount: 4500 },
  by_kind: paymentKinds.map((kind) => ({ kind, ...none })),
  by_status: paymentStatuses.map((status) => ({ status, ...none })),
  in_doubt: 1,
};
const list = (...payments: StaffPayment[]) => ({
  success: true as const,
  payments,
  page: 1,
  pages: 1,
  has_more: false,
});
const open = (user: SessionUser = mia, answers: Answers = {}, address = '/staff/payments') =>
  openApp(address, {
    ...signedIn(user),
    'payments.totals': totals,
    'payments.staffList': list(doubtful),
    'payments.staffSum': { success: true, sum: { payments: 1, amount: 1500 } },
    'payments.staffPayment': details(),
    ...answers,
  });
const inDialog = async () => within(await screen.findByRole('dialog'));

test('the filters are in the address, with totals', async () => {
  const { asked, user, router } = open(
    mia,
    {},
    '/staff/payments?q=johnny&status=cancelled&kind=listing&from=2026-11-01&in_doubt=yes&sort=highest',
  );
  expect(await screen.findByText('Johnny Pearson')).toBeTruthy();
  expect(await screen.findByText(/1 payment,/)).toBeTruthy();
  const query = { search: 'johnny', status: 'cancelled', kind: 'listing', from: '2026-11-01', in_doubt: 'yes' };
  expect(asked.find(({ name }) => name === 'payments.staffList')?.query).toMatchObject({ ...query, sort: 'highest' });
  expect(asked.find(({ name }) => name === 'payments.staffSum')?.query).toMatchObject(query);
  await user.selectOptions(screen.getByLabelText('Type'), 'Featured Car');
  await waitFor(() => expect(router.state.location.search).toMatchObject({ kind: 'featured', q: 'johnny' }));
});

test('a payment in doubt shows what was requested and what the bank says, and can be checked again', async () => {
  const { user, asked } = open(
    mia,
    { 'payments.askBank': { success: true, status: 'cancelled', bank_answered: false } },
    '/staff/payments?payment=42',
  );
  const dialog = await inDialog();
  expect(
    await dialog.findByText('Wrong amount received: $1,500 was due, and the bank reported: paid, $1,400.'),
  ).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Check with the bank' }));
  expect(await screen.findByText(/The bank isn’t responding right now/)).toBeTruthy();
  expect(asked.find(({ name }) => name === 'payments.askBank')?.body).toEqual({ payment_id: 42 });
  expect(dialog.queryByRole('button', { name: 'Refund' })).toBeNull();
});

test('an admin records a refund with a reason, and not without', async () => {
  const { user, asked } = open(ada, { 'payments.refund': { fails: 'not_refundable', words: { status: 'refunded' } } });
  await user.click(await screen.findByRole('button', { name: 'View Details of payment 42' }));
  const dialog = await inDialog();
  await user.click(await dialog.findByRole('button', { name: 'Refund' }));
  await user.click(dialog.getByRole('button', { name: 'Record refund' }));
  expect(await dialog.findByText('Please give a reason')).toBeTruthy();
  await user.type(dialog.getByLabelText(/^Reason/), 'Another amount arrived');
  await user.click(dialog.getByRole('button', { name: 'Record refund' }));
  expect(await dialog.findByText('You can’t refund a payment that is refunded')).toBeTruthy();
  expect(dialog.getByLabelText(/^Reason/)).toHaveProperty('value', 'Another amount arrived');
  expect(asked.find(({ name }) => name === 'payments.refund')?.body).toEqual({
    payment_id: 42,
    reason: 'Another amount arrived',
  });
});

test('a recorded refund closes its form, says so, and the payment and the list are refreshed', async () => {
  const refunded = details({ status: 'refunded', may_be_refunded: false });
  const { user, answers, asked } = open(
    ada,
    { 'payments.refund': { success: true, payment: aReceipt } },
    '/staff/payments?payment=42',
  );
  const dialog = await inDialog();
  await user.click(await dialog.findByRole('button', { name: 'Refund' }));
  await user.type(dialog.getByLabelText(/^Reason/), 'Another amount arrived');
  answers['payments.staffPayment'] = refunded;
  const read = () => asked.filter(({ name }) => name === 'payments.staffList').length;
  const before = read();
  await user.click(dialog.getByRole('button', { name: 'Record refund' }));
  expect(await screen.findByText('Refund of payment #42 recorded')).toBeTruthy();
  await waitFor(() => expect(dialog.queryByRole('button', { name: 'Refund' })).toBeNull());
  expect(dialog.queryByRole('button', { name: 'Record refund' })).toBeNull();
  await waitFor(() => expect(read()).toBeGreaterThan(before));
});

test('after checking with the bank, the payment shows what the bank said', async () => {
  const { user, answers } = open(
    mia,
    { 'payments.askBank': { success: true, status: 'completed', bank_answered: true } },
    '/staff/payments?payment=42',
  );
  const dialog = await inDialog();
  const check = await dialog.findByRole('button', { name: 'Check with the bank' });
  answers['payments.staffPayment'] = details({ status: 'completed' });
  await user.click(check);
  await waitFor(() => expect(dialog.queryByRole('button', { name: 'Check with the bank' })).toBeNull());
});

test('staff can’t refund their own payment', async () => {
  open(ada, { 'payments.staffPayment': details({ is_own: true }) }, '/staff/payments?payment=42');
  const dialog = await inDialog();
  expect(await dialog.findByText(/so a colleague will handle it/)).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Refund' })).toBeNull();
});

test('an analyst sees totals and fetches no single payment', async () => {
  const { asked } = open(ana, {}, '/staff/payments?q=johnny&payment=42');
  expect(await screen.findByText('$4,500')).toBeTruthy();
  expect(screen.getByRole('table', { name: 'Revenue by type' })).toBeTruthy();
  expect(asked.map(({ name }) => name)).not.toContain('payments.staffList');
  expect(asked.map(({ name }) => name)).not.toContain('payments.staffPayment');
});

test('an empty queue says so, and a list that fails to load doesn’t look empty', async () => {
  const { user, answers } = open(mia, { 'payments.staffList': { fails: 'internal' } }, '/staff/payments?in_doubt=yes');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText('Nothing to review')).toBeNull();
  answers['payments.staffList'] = list();
  await user.click(retry);
  expect(await screen.findByText('Nothing to review')).toBeTruthy();
});
