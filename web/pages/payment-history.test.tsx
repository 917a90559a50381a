import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Payment } from '@forecourt/contract/payments/payment-shapes.ts';
import { FakeEventSource } from '../testing/fake-event-source.ts';
import type { Answers } from '../testing/fake-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { historyOf, openFeature, paidListing } from '../testing/payments.ts';
import { johnny, kenji, signedIn } from '../testing/people.ts';

const nothingRuns = { 'payments.userSubscriptions': { success: true, subscriptions: [] } } satisfies Answers;
const failedRenewal: Payment = {
  ...paidListing,
  id: 40,
  payment_type: 'renewal',
  amount: 4_500,
  status: 'failed',
  subject: 'Eclipse Motors',
  gta_world_transaction_id: null,
  car_id: null,
  created_at: '2026-11-13T10:00:00Z',
};
const open = (address: string, answers: Answers = {}) =>
  openApp(address, {
    ...signedIn(johnny),
    ...nothingRuns,
    'payments.paymentHistory': historyOf([openFeature, paidListing, failedRenewal]),
    ...answers,
  });
const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);
/** Calls made, each once, because strict mode fetches twice at first. */
const historyAsked = (asked: { name: string; query: object }[]) => [
  ...new Map(
    asked
      .filter(({ name }) => name === 'payments.paymentHistory')
      .map(({ query }) => [JSON.stringify(query), query] as const),
  ).values(),
];

test('every payment shows its date, type and subject, amount, status and reference', async () => {
  open('/payment-history');
  expect(await screen.findByRole('heading', { level: 1, name: 'Payment History' })).toBeTruthy();
  expect(screen.getByText('Track all your payments and transactions')).toBeTruthy();
  const table = await screen.findByRole('table');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Date', 'Type', 'Amount', 'Status', 'Reference', 'Receipt']);
  const [pending, paid, failed] = await rows();
  expect(paid?.textContent).toContain('Car Listing2020 Karin Sultan RS$500Completed0b6f1f9e-');
  expect(pending?.textContent).toContain('Featured Car');
  expect(failed?.textContent).toContain('Membership RenewalEclipse Motors$4,500FailedN/A');
  expect(screen.getByText('Total Spent').parentElement?.textContent).toBe('Total Spent$500');
  expect(screen.getByText('Showing 3 of 3 transactions')).toBeTruthy();
});

test('payments of one day differ by time, and the reference is shortened on screen but announced in full', async () => {
  open('/payment-history');
  const [, paid] = await rows();
  const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' }).format(new Date(paidListing.created_at));
  expect(within(paid!).getByText(time)).toBeTruthy();
  const reference = paidListing.gta_world_transaction_id ?? '';
  expect(within(paid!).getByText(reference).className).toBe('sr-only');
  expect(
    within(paid!)
      .getByText(`${reference.slice(0, 8)}…`)
      .getAttribute('aria-hidden'),
  ).toBe('true');
});

test('a row links to its receipt, or to details if nothing was paid, with distinct accessible names', async () => {
  open('/payment-history');
  const links = within(await screen.findByRole('table')).getAllByRole('link', { name: /^(Receipt|Details) for/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/payment-history/${openFeature.id}`,
    '/payment-history/41',
    '/payment-history/40',
  ]);
  expect(links.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Details for Featured Car, '),
    expect.stringContaining('Receipt for Car Listing, '),
    'Details for Membership Renewal, November 13, 2026',
  ]);
  for (const link of links) expect(link.querySelector('.sr-only')?.textContent).not.toMatch(/Receipt|Details/);
});

test('the subject links to its car, the row to its receipt', async () => {
  open('/payment-history');
  const [, paid, failed] = await rows();
  expect(
    within(paid!)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/car/7', '/payment-history/41']);
  expect(
    within(failed!)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/payment-history/40']);
});

test('on a phone there are cards with the same content', async () => {
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  } as unknown as MediaQueryList);
  open('/payment-history');
  const cards = within(await screen.findByRole('list', { name: 'Payment History' })).getAllByRole('listitem');
  expect(cards).toHaveLength(3);
  expect(cards[2]?.textContent).toContain('Reference: N/A');
  expect(screen.queryByRole('table')).toBeNull();
  expect(within(cards[0]!).getByRole('button', { name: /^Continue/ })).toBeTruthy();
  for (const card of cards) expect(within(card).getByRole('link', { name: /^(Receipt|Details) for/ })).toBeTruthy();
});

test('the address contains the search, and the filters show it', async () => {
  const { asked } = open('/payment-history?status=failed&search=renewal&page=2&nonsense=1', {
    'payments.paymentHistory': historyOf([failedRenewal], { total: 60, matching: 26, page: 2, pages: 2 }),
  });
  expect(await screen.findByText('Showing 1 of 60 transactions (26 match your filters)')).toBeTruthy();
  expect(historyAsked(asked)).toEqual([
    { action: 'payment_history', user_id: '11', status: 'failed', search: 'renewal', page: '2' },
  ]);
  expect(screen.getByLabelText<HTMLSelectElement>('Status').value).toBe('failed');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('renewal');
  expect(screen.getByText('Page 2 of 2')).toBeTruthy();
});

test('the status filter uses the spec’s words, and selecting one returns to the first page', async () => {
  const { user, here } = open('/payment-history?page=2', {
    'payments.paymentHistory': historyOf([paidListing], { page: 2, pages: 2 }),
  });
  const status = await screen.findByLabelText('Status');
  expect([...status.querySelectorAll('option')].map(({ text }) => text)).toEqual([
    'All Transactions',
    'Completed',
    'Pending',
    'Failed',
    'Cancelled',
    'Refunded',
  ]);
  await user.selectOptions(status, 'Refunded');
  await waitFor(() => expect(here()).toBe('/payment-history?status=refunded'));
  await user.selectOptions(status, 'All Transactions');
  await waitFor(() => expect(here()).toBe('/payment-history'));
});

test('typing searches after a pause, in one step of Back', async () => {
  const { user, here, asked, router } = open('/payment-history?status=completed');
  const field = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search by type or reference' });
  await user.type(field, 'lis');
  await waitFor(() => expect(here()).toBe('/payment-history?status=completed&search=lis'));
  await user.type(field, 'ting');
  await waitFor(() => expect(here()).toBe('/payment-history?status=completed&search=listing'));
  expect(historyAsked(asked)).toHaveLength(3);
  router.history.back();
  await waitFor(() => expect(here()).toBe('/payment-history?status=completed'));
  await waitFor(() => expect(field.value).toBe(''));
});

test('no match and no payments look different', async () => {
  const { user, here, answers } = open('/payment-history?search=zzz', {
    'payments.paymentHistory': historyOf([], { total: 3 }),
  });
  expect(await screen.findByText('No transactions match your filters')).toBeTruthy();
  expect(screen.queryByText('No payment history found')).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Export CSV' }).disabled).toBe(true);
  answers['payments.paymentHistory'] = historyOf([]);
  await user.click(screen.getByRole('button', { name: 'Show all transactions' }));
  expect(await screen.findByText('No payment history found')).toBeTruthy();
  expect(screen.queryByText(/^Showing/)).toBeNull();
  expect(here()).toBe('/payment-history');
});

test('a failed load says so, never looks empty, and can be tried again', async () => {
  const { user, answers } = open('/payment-history', { 'payments.paymentHistory': { fails: 'internal' } });
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load payment history');
  expect(screen.queryByText('No payment history found')).toBeNull();
  expect(screen.queryByText('Total Spent')).toBeNull();
  answers['payments.paymentHistory'] = historyOf([paidListing]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Showing 1 of 1 transaction')).toBeTruthy();
});

test('a page past the end redirects to the last one', async () => {
  const { here } = open('/payment-history?page=9', {
    'payments.paymentHistory': async ({ query }) =>
      historyOf(query.page === '2' ? [paidListing] : [], { total: 26, matching: 26, pages: 2 }),
  });
  await waitFor(() => expect(here()).toBe('/payment-history?page=2'));
});

test('the export uses the same filters and the server’s file name', async () => {
  const made: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => (made.push(blob as Blob), 'blob:csv'));
  const clicked: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(`${this.download} ${this.href}`);
  });
  const { user, asked } = open('/payment-history?status=completed&search=car&page=2', {
    'payments.paymentHistory': historyOf([paidListing], { total: 40, matching: 30, page: 2, pages: 2 }),
    'payments.exportHistory': { success: true, filename: 'payment_history_2026-11-15.csv', csv: 'Date,Type\r\n' },
  });
  await rows();
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(clicked).toEqual(['payment_history_2026-11-15.csv blob:csv']));
  expect(asked.find(({ name }) => name === 'payments.exportHistory')?.query).toEqual({
    action: 'export_payment_history',
    user_id: '11',
    status: 'completed',
    search: 'car',
  });
  expect(made[0]?.type).toBe('text/csv;charset=utf-8');
  expect(await made[0]?.text()).toBe('Date,Type\r\n');
});

test('an export that fails says so and saves nothing', async () => {
  const kept = vi.spyOn(URL, 'createObjectURL');
  const { user } = open('/payment-history', {
    'payments.exportHistory': { fails: 'too_many_requests', words: { wait: '5 minutes' } },
  });
  await rows();
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('Too many requests. Please wait 5 minutes and try again.')).toBeTruthy();
  expect(kept).not.toHaveBeenCalled();
});

test('an open payment continues at the bank', async () => {
  const left = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const { user, asked } = open('/payment-history', {
    'payments.resume': { success: true, payment: openFeature, payment_link: 'https://bank.example/pay/1' },
  });
  const [pending, paid] = await rows();
  expect(within(paid!).queryByRole('button')).toBeNull();
  await user.dblClick(within(pending!).getByRole('button', { name: /^Continue/ }));
  await waitFor(() => expect(left).toHaveBeenCalledExactlyOnceWith('https://bank.example/pay/1'));
  expect(asked.filter(({ name }) => name === 'payments.resume')).toHaveLength(1);
});

test('cancelling asks first, then the row is refreshed', async () => {
  const { user, asked, answers } = open('/payment-history', {
    'payments.cancel': { success: true, payment: { ...openFeature, status: 'cancelled' } },
  });
  const [pending] = await rows();
  const cancel = within(pending!).getByRole('button', { name: /^Cancel payment/ });
  await user.click(cancel);
  await user.click(await screen.findByRole('button', { name: 'Keep payment' }));
  expect(asked.some(({ name }) => name === 'payments.cancel')).toBe(false);
  answers['payments.paymentHistory'] = historyOf([{ ...openFeature, status: 'cancelled' }, paidListing]);
  await user.click(cancel);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel payment' }));
  expect(await screen.findByText('Payment cancelled')).toBeTruthy();
  expect(asked.find(({ name }) => name === 'payments.cancel')?.body).toMatchObject({ payment_id: 42 });
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Continue/ })).toBeNull());
});

test('cancelling something that has since been paid says that it was bought', async () => {
  const { user } = open('/payment-history', {
    'payments.cancel': { success: true, payment: { ...openFeature, status: 'completed' } },
  });
  const [pending] = await rows();
  const saidBefore = screen.queryAllByText('Payment cancelled').length;
  await user.click(within(pending!).getByRole('button', { name: /^Cancel payment/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel payment' }));
  expect(await screen.findByText('Already paid. Your payment is complete.')).toBeTruthy();
  expect(screen.queryAllByText('Payment cancelled')).toHaveLength(saidBefore);
});

test('a payment in staff review can be neither continued nor cancelled', async () => {
  open('/payment-history', { 'payments.paymentHistory': historyOf([{ ...openFeature, is_in_doubt: true }]) });
  const [doubtful] = await rows();
  expect(doubtful?.textContent).toContain('Under review');
  expect(within(doubtful!).queryByRole('button')).toBeNull();
});

test('a payment settled elsewhere appears right away', async () => {
  const { answers } = open('/payment-history');
  await rows();
  await waitFor(() => expect(FakeEventSource.opened).toHaveLength(1));
  answers['payments.paymentHistory'] = historyOf([{ ...openFeature, status: 'completed' }]);
  FakeEventSource.opened[0]?.say({ kind: 'payment_changed', payment_id: 42 });
  expect(await screen.findByText('Showing 1 of 1 transaction')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Continue/ })).toBeNull();
});

test('running features and memberships are listed above, if there are any', async () => {
  const { answers } = open('/payment-history');
  await rows();
  expect(screen.queryByRole('heading', { name: 'Active now' })).toBeNull();
  await waitFor(() => expect(FakeEventSource.opened).toHaveLength(1));
  answers['payments.userSubscriptions'] = {
    success: true,
    subscriptions: [
      {
        payment_type: 'featured',
        subject: '2020 Karin Sultan RS',
        car_id: 7,
        membership_id: null,
        starts_at: '2026-11-14T10:00:00Z',
        ends_at: '2099-11-21T10:00:00Z',
        is_free: true,
      },
    ],
  };
  FakeEventSource.opened[0]?.say({ kind: 'payment_changed', payment_id: 41 });
  const running = (await screen.findByRole('heading', { name: 'Active now' })).closest('section')!;
  expect(running.textContent).toContain('2020 Karin Sultan RS');
  expect(running.textContent).toContain('Featured Car, freeUntil November 21, 2099');
});

test('users without a phone and routing number see their payments too', async () => {
  const { here } = open('/payment-history', signedIn(kenji));
  expect(await rows()).toHaveLength(3);
  expect(here()).toBe('/payment-history');
});
