import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Activity } from '@forecourt/contract/staff/dashboard.ts';
import { setupSteps } from '@forecourt/contract/staff/setup.ts';
import { ana, mia } from '../testing/desk.ts';
import { FakeEventSource } from '../testing/fake-event-source.ts';
import type { Answers } from '../testing/fake-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { ada, signedIn } from '../testing/people.ts';

const quiet: Activity = { day: '', members: 0, listings: 0, sales: 0, revenue: 0, tickets: 0 };
const days = Array.from({ length: 30 }, (_, at) => ({
  ...quiet,
  day: new Date(Date.UTC(2026, 9, 17 + at)).toISOString().slice(0, 10),
}));
const nothing = {
  overdue_tickets: 0,
  urgent_tickets: 0,
  unassigned_tickets: 0,
  appeals: 0,
  disputed_sales: 0,
  applications: 0,
  car_reports: 0,
  conversation_reports: 0,
  review_reports: 0,
  payments_in_doubt: 0,
  failing_connections: 0,
  failing_services: 0,
  stopped_webhooks: 0,
};
const dashboard = {
  success: true as const,
  total_users: 1_204,
  new_users_today: 3,
  total_cars: 312,
  new_cars_today: 5,
  total_dealers: 4,
  total_revenue: 185_500,
  total_transactions: 97,
};
const activity = {
  success: true as const,
  unit: 'day' as const,
  points: [...days.slice(0, -1), { ...days.at(-1)!, sales: 7, revenue: 12_500 }],
};
type Waiting = typeof nothing;
const waitingFor = (waiting: Partial<Waiting>, tickets = 0) => ({ success: true as const, waiting, tickets });
const answered: Answers = {
  'staff.dashboard': dashboard,
  'staff.activity': activity,
  'staff.waiting': waitingFor(nothing),
};
const open = (answers: Answers = {}) => openApp('/staff', { ...signedIn(mia), ...answered, ...answers });

test('the four cards show totals and today’s additions', async () => {
  open();
  await screen.findByText('1,204');
  const cards = screen.getAllByRole('term').map((term) => term.parentElement?.textContent);
  expect(cards.slice(0, 4)).toEqual([
    'Total Users1,204+3 today',
    'Active Cars312+5 today',
    'Dealers4active memberships',
    'Revenue$185,50097 transactions',
  ]);
  expect(screen.getByText('Nothing needs your attention right now.')).toBeTruthy();
});

test('each plot is also a table', async () => {
  const { user } = open();
  await screen.findByText('1,204');
  for (const title of ['New members', 'New listings', 'Sales', 'Revenue', 'Tickets'])
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  const plot = within(screen.getByRole('heading', { name: 'Revenue' }).closest('section')!);
  await user.click(plot.getByText('Show as a table'));
  expect(plot.getByRole('row', { name: /Nov 15/ }).textContent).toContain('$12,500');
});

test('each item that needs attention has a count and links to its filtered list', async () => {
  const places = {
    overdue_tickets: ['1overdue ticket', '/staff/tickets?only=overdue'],
    urgent_tickets: ['2urgent tickets', '/staff/tickets?only=urgent'],
    unassigned_tickets: ['3unassigned tickets', '/staff/tickets?only=unassigned'],
    appeals: ['4open appeals', '/staff/tickets?only=appeals'],
    disputed_sales: ['5disputed sales', '/staff/tickets?only=disputes'],
    applications: ['6dealer applications', '/staff/dealers?status=pending'],
    car_reports: ['7reported listings', '/staff/cars/reports'],
    conversation_reports: ['8reported conversations', '/staff/messaging'],
    review_reports: ['9reported reviews', '/staff/reviews'],
    payments_in_doubt: ['10payments in doubt', '/staff/payments?in_doubt=yes'],
    failing_connections: ['11failing connections', '/staff/api'],
    failing_services: ['12failing services', '/staff/settings/services'],
    stopped_webhooks: ['13stopped webhooks', '/staff/webhooks'],
  };
  const waiting = Object.fromEntries(Object.keys(places).map((kind, at) => [kind, at + 1]));
  open({ 'staff.waiting': waitingFor(waiting) });
  const list = within(await screen.findByRole('list', { name: 'Needs attention' }));
  expect(
    list
      .getAllByRole('listitem')
      .map((item) => [item.textContent, within(item).getByRole('link').getAttribute('href')]),
  ).toEqual(Object.values(places));
});

test('users who can’t settle anything have no attention list', async () => {
  openApp('/staff', { ...signedIn(ana), ...answered, 'staff.waiting': waitingFor({}) });
  await screen.findByText('1,204');
  expect(screen.queryByRole('heading', { name: 'Needs attention' })).toBeNull();
});

test('items settled elsewhere disappear right away', async () => {
  const { answers } = open({ 'staff.waiting': waitingFor({ ...nothing, disputed_sales: 1 }) });
  await screen.findByRole('link', { name: 'disputed sale' });
  answers['staff.waiting'] = waitingFor(nothing);
  act(() => FakeEventSource.opened[0]!.say({ kind: 'notices_changed' }));
  expect(await screen.findByText('Nothing needs your attention right now.')).toBeTruthy();
});

test('a failure says so, and can be tried again', async () => {
  const { user, answers } = open({ 'staff.dashboard': { fails: 'internal' } });
  const again = await screen.findByRole('button', { name: /Try again/i });
  answers['staff.dashboard'] = dashboard;
  await user.click(again);
  await waitFor(() => expect(screen.getByText('1,204')).toBeTruthy());
});

test('the to-do list comes first, and the tabs show the same numbers, each ticket once', async () => {
  open({ 'staff.waiting': waitingFor({ ...nothing, overdue_tickets: 2, urgent_tickets: 1, car_reports: 4 }, 2) });
  const todo = await screen.findByRole('heading', { name: 'Needs attention' });
  const total = screen.getByText('Total Users');
  expect(todo.compareDocumentPosition(total) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  const tabs = within(screen.getByRole('navigation', { name: 'Staff portal' }));
  expect(tabs.getByRole('link', { name: 'Tickets 2 open tasks' })).toBeTruthy();
  expect(tabs.getByRole('link', { name: 'Cars 4 open tasks' })).toBeTruthy();
  expect(tabs.getByRole('link', { name: 'Reviews' })).toBeTruthy();
});

test('the period of the plots is in the address', async () => {
  const { user, here, asked, answers } = open();
  answers['staff.activity'] = { ...activity, unit: 'month', points: [{ ...quiet, day: '2026-10-01', members: 12 }] };
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Period' }), 'All time');
  await waitFor(() => expect(here()).toBe('/staff?period=all'));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ name: 'staff.activity', query: { period: 'all' } }));
  const plot = within(screen.getByRole('heading', { name: 'New members' }).closest('section')!);
  await waitFor(() => expect(plot.getAllByText('12').length).toBeTruthy());
});

const setup = (is_hidden = false, done: string[] = ['bank']) => ({
  success: true as const,
  steps: setupSteps.map((step) => ({ step, is_done: done.includes(step) })),
  is_hidden,
});

test('an admin of a new site sees what to set up, marks a step and hides the list', async () => {
  const { user, answers, asked } = open({
    ...signedIn(ada),
    'staff.setup': setup(),
    'staff.finishSetup': { success: true },
  });
  const list = within(await screen.findByRole('list', { name: 'Set up your site' }));
  expect(screen.getByText(/1 of 5 done/)).toBeTruthy();
  expect(list.getByRole('link', { name: 'Review the prices' }).getAttribute('href')).toBe('/staff/settings');
  answers['staff.setup'] = setup(false, ['bank', 'backup']);
  await user.click(list.getByRole('button', { name: /^Mark as done.*Make a backup$/ }));
  expect(await screen.findByText(/2 of 5 done/)).toBeTruthy();
  answers['staff.setup'] = setup(true);
  await user.click(screen.getByRole('button', { name: 'Hide this list' }));
  await waitFor(() => expect(screen.queryByText('Set up your site')).toBeNull());
  const sent = asked.filter(({ name }) => name === 'staff.finishSetup').map(({ body }) => body);
  expect(sent).toMatchObject([{ step: 'backup' }, { step: 'hide' }]);
});

test('a finished list is gone, and a moderator never asks for it', async () => {
  open({ ...signedIn(ada), 'staff.setup': setup(false, [...setupSteps]) });
  await screen.findByText('1,204');
  expect(screen.queryByText('Set up your site')).toBeNull();
  const { asked } = open();
  await screen.findAllByText('1,204');
  expect(asked.some(({ name }) => name === 'staff.setup')).toBe(false);
});
