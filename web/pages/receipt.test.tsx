import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Receipt } from '@forecourt/contract/payments/payment-shapes.ts';
import { momentText } from '../lib/format.ts';
import { FakeEventSource } from '../testing/fake-event-source.ts';
import { openApp } from '../testing/open-app.tsx';
import { aReceipt } from '../testing/payments.ts';
import { johnny, signedIn } from '../testing/people.ts';

const open = (payment: Receipt) =>
  openApp(`/payment-history/${payment.id}`, {
    ...signedIn(johnny),
    'payments.transaction': { success: true, payment },
  });
const fact = (title: string) => screen.getByText(title).nextElementSibling?.textContent;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('a receipt shows who paid what for what, when, and its reference', async () => {
  open(aReceipt);
  await heading('Receipt');
  expect(screen.getByText('Number 41')).toBeTruthy();
  expect(document.title).toBe('Receipt 41 · Forecourt');
  expect(fact('Date')).toBe(momentText(aReceipt.created_at));
  expect(fact('Status')).toBe('Completed');
  expect(fact('Paid by')).toBe('Johnny Pearson');
  expect(fact('Paid on')).toBe(momentText('2026-11-14T10:02:00Z'));
  expect(fact('For')).toBe('Car Listing2020 Karin Sultan RS');
  expect(fact('Duration')).toBe('30 days');
  expect(fact('Reference')).toBe(aReceipt.gta_world_transaction_id);
  const amount = within(screen.getByRole('region', { name: 'Amount' }));
  expect(amount.getByText('Listing for 30 days').nextElementSibling?.textContent).toBe('$600');
  expect(amount.getByText('New member discount').nextElementSibling?.textContent).toBe('−$100');
  expect(amount.getByText('Total').nextElementSibling?.textContent).toBe('$500');
});

test('the reference can be copied', async () => {
  const { user } = open(aReceipt);
  await heading('Receipt');
  await user.click(screen.getByRole('button', { name: 'Copy reference' }));
  expect(await screen.findByText('Reference copied')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(aReceipt.gta_world_transaction_id);
});

test('the events are listed in plain words, earliest first', async () => {
  open(aReceipt);
  const section = (await screen.findByRole('heading', { name: 'History' })).closest('section')!;
  expect(
    within(section)
      .getAllByRole('listitem')
      .map((item) => item.querySelector('span:last-child > span')?.textContent),
  ).toEqual(['Payment started', 'Payment opened at the bank', 'Paid at the bank', 'Listing started']);
});

test('Print prints, and the back link goes to the history', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  const { user } = open({ ...aReceipt, company_name: 'Eclipse Motors' });
  await heading('Receipt');
  expect(fact('Paid by')).toBe('Johnny PearsonEclipse Motors');
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  expect(screen.getByRole('link', { name: 'Payment History' }).getAttribute('href')).toBe('/payment-history');
});

test('a refund says why', async () => {
  open({ ...aReceipt, status: 'refunded', refund_reason: 'Listed twice by mistake' });
  await heading('Receipt (refunded)');
  expect(document.title).toBe('Receipt (refunded) 41 · Forecourt');
  expect(fact('Status')).toBe('Refunded');
  expect(screen.getByText(`This payment was refunded on ${momentText(aReceipt.settled_at!)}.`)).toBeTruthy();
  expect(screen.getByText('Reason: Listed twice by mistake')).toBeTruthy();
});

test.each(['failed', 'cancelled'] as const)(
  'a %s payment has no receipt: no amount as if paid, and nothing to print',
  async (status) => {
    open({ ...aReceipt, status, paid_at: null, lines: [] });
    await heading('Payment');
    expect(fact('Status')).toBe(status === 'failed' ? 'Failed' : 'Cancelled');
    expect(screen.getByText('Nothing was paid, so there’s no receipt.')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Amount' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
    expect(document.querySelector('.receipt-sheet')).toBeNull();
    expect(screen.getByRole('heading', { name: 'History' })).toBeTruthy();
  },
);

test('a cancelled payment whose money arrived later has no receipt, and promises a refund', async () => {
  open({ ...aReceipt, status: 'cancelled', refund_is_due: true, lines: [] });
  await heading('Payment');
  expect(screen.getByText(/We’ll refund you/)).toBeTruthy();
  expect(screen.queryByText('Nothing was paid, so there’s no receipt.')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
});

test('an unpaid payment isn’t called a receipt, and can be continued or cancelled', async () => {
  open({ ...aReceipt, status: 'pending', paid_at: null, settled_at: null, gta_world_transaction_id: null });
  await heading('Payment');
  expect(fact('Buyer')).toBe('Johnny Pearson');
  expect(fact('Paid on')).toBe('Not yet');
  expect(fact('Reference')).toBe('N/A');
  expect(screen.getByRole('button', { name: /^Continue/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Cancel payment/ })).toBeTruthy();
  expect(screen.queryByText('Receipt')).toBeNull();
});

test('a payment in doubt is shown neither as paid nor as failed, and offers no second attempt', async () => {
  open({ ...aReceipt, status: 'pending', paid_at: null, settled_at: null, is_in_doubt: true });
  await heading('Payment');
  expect(screen.getByText(/doesn’t match this payment\. Our staff are looking into it/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Continue/ })).toBeNull();
});

test('a pending refund is promised', async () => {
  open({ ...aReceipt, refund_is_due: true });
  expect(await screen.findByText(/We’ll refund you/)).toBeTruthy();
  expect(fact('Status')).toBe('CompletedRefund pending');
});

test('after the refund, nothing says that staff are still looking into it', async () => {
  open({ ...aReceipt, status: 'refunded', is_in_doubt: true, refund_reason: 'Wrong amount' });
  await heading('Receipt (refunded)');
  expect(fact('Status')).toBe('Refunded');
  expect(screen.queryByText(/looking into it/)).toBeNull();
});

test('a payment settled elsewhere appears right away', async () => {
  const { answers } = open({ ...aReceipt, status: 'pending', paid_at: null, settled_at: null });
  await heading('Payment');
  await waitFor(() => expect(FakeEventSource.opened).toHaveLength(1));
  answers['payments.transaction'] = { success: true, payment: aReceipt };
  FakeEventSource.opened[0]?.say({ kind: 'payment_changed', payment_id: 41 });
  await heading('Receipt');
  expect(screen.queryByRole('button', { name: /^Continue/ })).toBeNull();
});

test('an unknown payment isn’t found, and an invalid id isn’t fetched', async () => {
  const { asked, router } = openApp('/payment-history/abc', { ...signedIn(johnny), 'payments.transaction': null });
  await heading('Payment not found');
  expect(document.title).toBe('Payment not found · Forecourt');
  expect(asked.some(({ name }) => name === 'payments.transaction')).toBe(false);
  await router.navigate({ to: '/payment-history/$id', params: { id: '999' } });
  await waitFor(() => expect(asked.some(({ name }) => name === 'payments.transaction')).toBe(true));
  await heading('Payment not found');
});

test('a failed load can be tried again and isn’t called missing', async () => {
  const { user, answers } = openApp('/payment-history/41', {
    ...signedIn(johnny),
    'payments.transaction': { fails: 'internal' },
  });
  await heading('Failed to load payment data');
  expect(screen.queryByText('Payment not found')).toBeNull();
  answers['payments.transaction'] = { success: true, payment: aReceipt };
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await heading('Receipt');
});
