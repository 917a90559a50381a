import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SessionUser } from '@forecourt/contract/accounts/accounts.ts';
import type { StaffDealer, StaffDealerDetails } from '@forecourt/contract/dealers/staff-dealers.ts';
import { mia, sam } from '../testing/desk.ts';
import type { Answers } from '../testing/fake-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { ada, signedIn } from '../testing/people.ts';

const eclipse: StaffDealer = {
  id: 3,
  company_name: 'Eclipse Motors',
  logo_url: null,
  status: 'active',
  total_cars: 12,
  rating: 4.5,
  total_sales: 8,
  created_at: '2026-03-02T10:00:00.000Z',
  owner: { id: 21, name: 'Grace Castellano' },
  membership: {
    status: 'active',
    ends_at: '2099-12-01T12:00:00.000Z',
    grace_ends_at: '2099-12-08T12:00:00.000Z',
  },
  is_own: false,
};
const details = (change: Partial<StaffDealerDetails> = {}) => ({
  success: true as const,
  dealer: {
    ...eclipse,
    status_reason: null,
    description: 'Sports cars.',
    website: null,
    phone: '5550142',
    closed_at: null,
    total_reviews: 4,
    open_payments: 1,
    team: [
      { id: 21, name: 'Grace Castellano', avatar_url: null, role: 'owner' as const, joined_at: eclipse.created_at },
      { id: 22, name: 'Dev Okafor', avatar_url: null, role: 'manager' as const, joined_at: eclipse.created_at },
    ],
    ...change,
  },
});
const list = (...dealers: StaffDealer[]) => ({
  success: true as const,
  dealers,
  counts: { total: 4, active: 2, suspended: 1, expired: 1 },
  page: 1,
  pages: 3,
  total: 50,
});
const open = (user: SessionUser = mia, answers: Answers = {}, address = '/staff/dealers/active') =>
  openApp(address, {
    ...signedIn(user),
    'dealers.staffList': list(eclipse),
    'dealers.staffDealer': details(),
    ...answers,
  });
type User = ReturnType<typeof open>['user'];

const dialogOf = async (user: User, button: RegExp | string) => {
  await user.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
};
const choose = async (user: User, action: string) => {
  await user.click(await screen.findByRole('button', { name: /^More Actions/ }));
  await user.click(screen.getByRole('menuitem', { name: action }));
  return within(await screen.findByRole('dialog'));
};
const sent = (asked: ReturnType<typeof open>['asked'], name: string) => asked.find((one) => one.name === name)?.body;

test('a row shows the company’s key figures, and its details have their own address', async () => {
  const { user, router } = open(sam);
  const row = within(await screen.findByRole('list', { name: 'Dealers' }));
  for (const text of ['Eclipse Motors', 'Active', '12 cars', '4.5/5 (8 sales)', 'March 2, 2026'])
    expect(row.getByText(text)).toBeTruthy();
  const dialog = await dialogOf(user, /^View Details/);
  expect(await dialog.findByText('Dev Okafor')).toBeTruthy();
  expect(router.state.location.search).toEqual({ dealer: '3' });
});

test('suspending shows its effects beforehand, and needs a reason', async () => {
  const { user, asked, answers } = open(mia, { 'dealers.updateStatus': { success: true, status: 'suspended' } });
  const dialog = await dialogOf(user, /^Suspend/);
  expect(await dialog.findByText('Its 12 cars will be hidden.')).toBeTruthy();
  expect(dialog.getByText('Its 1 open payment will be cancelled.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Suspend' }));
  expect(await dialog.findByText('Please give a reason')).toBeTruthy();
  expect(sent(asked, 'dealers.updateStatus')).toBeUndefined();
  await user.type(dialog.getByLabelText(/^Reason/), 'Cars were never delivered');
  answers['dealers.staffList'] = list({ ...eclipse, status: 'suspended' });
  await user.click(dialog.getByRole('button', { name: 'Suspend' }));
  expect(await screen.findByText('Eclipse Motors suspended')).toBeTruthy();
  expect(await screen.findByRole('button', { name: /^Activate/ }), 'in the list').toBeTruthy();
  expect(sent(asked, 'dealers.updateStatus')).toEqual({
    id: 3,
    status: 'suspended',
    reason: 'Cars were never delivered',
  });
});

test('a dealer activated after its membership ended is shown as expired, and a failure keeps the text', async () => {
  const suspended = { ...eclipse, status: 'suspended' as const };
  const membership = { ...eclipse.membership!, status: 'expired' as const };
  const { user } = open(mia, {
    'dealers.staffList': list(suspended),
    'dealers.staffDealer': details({ status: 'suspended', membership }),
    'dealers.updateStatus': 'offline',
  });
  const dialog = await dialogOf(user, /^Activate/);
  expect(await dialog.findByText(/The dealer will show as expired/)).toBeTruthy();
  await user.type(dialog.getByLabelText(/^Reason/), 'All is well');
  await user.click(dialog.getByRole('button', { name: 'Activate' }));
  expect(await dialog.findByRole('alert')).toBeTruthy();
  expect(dialog.getByLabelText(/^Reason/)).toHaveProperty('value', 'All is well');
});

test('an admin extends the end date they saw, and sees the new one', async () => {
  const { user, asked } = open(ada, {
    'dealers.extendMembership': { success: true, ends_at: '2099-12-11T12:00:00.000Z' },
  });
  const dialog = await choose(user, 'Extend membership');
  const days = await dialog.findByLabelText(/^Days/);
  await user.clear(days);
  await user.type(days, '10');
  expect(dialog.getByText(/paid until December 11, 2099/)).toBeTruthy();
  await user.type(dialog.getByLabelText(/^Reason/), 'For the outage');
  await user.click(dialog.getByRole('button', { name: 'Extend membership' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(asked, 'dealers.extendMembership')).toEqual({
    id: 3,
    days: 10,
    seen_end: '2099-12-01T12:00:00.000Z',
    reason: 'For the outage',
  });
});

test('the next owner is a team member', async () => {
  const { user, asked } = open(ada, { 'dealers.nameOwner': { success: true } });
  const dialog = await choose(user, 'Change owner');
  await user.selectOptions(await dialog.findByLabelText(/^New owner/), 'Dev Okafor (Manager)');
  await user.type(dialog.getByLabelText(/^Reason/), 'Grace is gone');
  await user.click(dialog.getByRole('button', { name: 'Change owner' }));
  await waitFor(() =>
    expect(sent(asked, 'dealers.nameOwner')).toEqual({ id: 3, user_id: 22, reason: 'Grace is gone' }),
  );
});

test('a name that is taken is reported at its field', async () => {
  const { user } = open(mia, { 'dealers.rename': { fails: 'company_name_taken' } });
  const dialog = await choose(user, 'Rename company');
  await user.type(await dialog.findByLabelText(/^Company name/), ' 2');
  await user.type(dialog.getByLabelText(/^Reason/), 'Misspelt');
  await user.click(dialog.getByRole('button', { name: 'Rename' }));
  await waitFor(() => expect(dialog.getByLabelText(/^Company name/).getAttribute('aria-invalid')).toBe('true'));
});

test.each([
  { who: 'a moderator', user: mia, more: ['Rename company', 'View team log'] },
  {
    who: 'an admin',
    user: ada,
    more: ['Rename company', 'Change owner', 'Extend membership', 'Add team member', 'View team log'],
  },
])('$who is offered only permitted actions', async ({ user: person, more }) => {
  const { user } = open(person);
  await user.click(await screen.findByRole('button', { name: /^More Actions/ }));
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(more);
});

test.each([
  { who: 'who may only read', user: sam, dealer: eclipse },
  { who: 'who is on its team', user: mia, dealer: { ...eclipse, is_own: true } },
])('$who is offered no actions', async ({ user: person, dealer }) => {
  open(person, { 'dealers.staffList': list(dealer) });
  await screen.findByRole('heading', { name: 'Eclipse Motors' });
  expect(screen.queryByRole('button', { name: /^(Suspend|Activate)/ })).toBeNull();
});

test('only active dealers are listed by default', async () => {
  const { user, asked, router } = open(mia);
  await screen.findByRole('heading', { name: 'Eclipse Motors' });
  const statuses = () => asked.filter(({ name }) => name === 'dealers.staffList').map(({ query }) => query.status);
  expect(statuses()).toEqual(['active']);
  await user.selectOptions(screen.getByLabelText('Dealer status'), 'All');
  await waitFor(() => expect(statuses().at(-1)).toBeUndefined());
  expect(router.state.location.search).toEqual({ dealers_status: 'all' });
});

test('the address contains the filters, no results say so, and a failed load doesn’t look empty', async () => {
  const { user, asked, answers, router } = open(
    mia,
    {},
    '/staff/dealers/active?dealers_status=suspended&dealers_q=ecl&sort=cars&dealers_page=2',
  );
  await screen.findByRole('heading', { name: 'Eclipse Motors' });
  expect(asked.find(({ name }) => name === 'dealers.staffList')?.query).toMatchObject({
    status: 'suspended',
    search: 'ecl',
    sort: 'cars',
    page: '2',
  });
  answers['dealers.staffList'] = { ...list(), pages: 1 };
  await user.selectOptions(screen.getByLabelText('Dealer status'), 'expired');
  expect(await screen.findByText('No dealers found')).toBeTruthy();
  expect(router.state.location.search).toEqual({ dealers_status: 'expired', dealers_q: 'ecl', sort: 'cars' });
});

test('a search that fails says so, keeps the typed text and can be tried again', async () => {
  const { user, answers } = open(mia);
  const search = await screen.findByLabelText<HTMLInputElement>('Search dealers');
  answers['dealers.staffList'] = { fails: 'internal' };
  await user.type(search, 'ecl');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect([search.isConnected, search.value]).toEqual([true, 'ecl']);
  expect(screen.queryByText('No dealers found')).toBeNull();
  answers['dealers.staffList'] = list(eclipse);
  await user.click(retry);
  expect(await screen.findByRole('heading', { name: 'Eclipse Motors' })).toBeTruthy();
});
