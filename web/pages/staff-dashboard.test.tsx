import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dashboardDays, type DashboardDay } from '@forecourt/contract/staff/dashboard.ts';
import { ana } from '../testing/desk.ts';
import type { Answers } from '../testing/fake-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { signedIn } from '../testing/people.ts';

const quiet: DashboardDay = { day: '', members: 0, listings: 0, sales: 0, revenue: 0, tickets: 0 };
const days = Array.from({ length: dashboardDays }, (_, at) => ({
  ...quiet,
  day: new Date(Date.UTC(2026, 9, 17 + at)).toISOString().slice(0, 10),
}));
const nothing = {
  urgent_tickets: 0,
  applications: 0,
  car_reports: 0,
  conversation_reports: 0,
  review_reports: 0,
  appeals: 0,
  stopped_webhooks: 0,
  payments_in_doubt: 0,
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
  days: [...days.slice(0, -1), { ...days.at(-1)!, sales: 7, revenue: 12_500 }],
  waiting: nothing,
};
const open = (answers: Answers = {}) =>
  openApp('/staff', { ...signedIn(ana), 'staff.dashboard': dashboard, ...answers });

test('the four cards say how many there are and what came today', async () => {
  open();
  await screen.findByText('1,204');
  const cards = screen.getAllByRole('term').map((term) => term.parentElement?.textContent);
  expect(cards.slice(0, 4)).toEqual([
    'Total Users1,204+3 today',
    'Active Cars312+5 today',
    'Dealers4active memberships',
    'Revenue$185,50097 transactions',
  ]);
  expect(screen.getByText('Nothing waits for anybody. Well done.')).toBeTruthy();
});

test('each plot says the same as a table', async () => {
  const { user } = open();
  await screen.findByText('1,204');
  for (const title of ['New members', 'New listings', 'Sales', 'Revenue', 'Tickets'])
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  const plot = within(screen.getByRole('heading', { name: 'Revenue' }).closest('section')!);
  await user.click(plot.getByText('Show as a table'));
  expect(plot.getByRole('row', { name: /Nov 15/ }).textContent).toContain('$12,500');
});

test('what waits is counted and leads to where it is done', async () => {
  open({
    'staff.dashboard': {
      ...dashboard,
      waiting: { ...nothing, urgent_tickets: 1, applications: 2, car_reports: 3, appeals: 2 },
    },
  });
  const list = within(await screen.findByRole('list', { name: 'What waits' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1urgent ticket',
    '2dealer applications',
    '3reported listings',
    '2open appeals',
  ]);
  expect(list.getByRole('link', { name: 'open appeals' }).getAttribute('href')).toBe('/staff/tickets?only=appeals');
  expect(list.getByRole('link', { name: 'urgent ticket' }).getAttribute('href')).toBe('/staff/tickets?only=urgent');
  expect(list.getByRole('link', { name: 'dealer applications' }).getAttribute('href')).toBe(
    '/staff/dealers?status=pending',
  );
  expect(list.getByRole('link', { name: 'reported listings' }).getAttribute('href')).toBe('/staff/cars/reports');
});

test('who may not open what waits is told how much of it there is, and led nowhere', async () => {
  open({
    'staff.dashboard': {
      ...dashboard,
      waiting: { ...nothing, conversation_reports: 1, review_reports: 2, stopped_webhooks: 3 },
    },
  });
  const list = within(await screen.findByRole('list', { name: 'What waits' }));
  expect(list.getAllByRole('listitem')).toHaveLength(3);
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/staff/messaging/reviews']);
});

test('a failure is said, and tried again', async () => {
  const { user, answers } = open({ 'staff.dashboard': { fails: 'internal' } });
  const again = await screen.findByRole('button', { name: /Try Again|Retry/ });
  answers['staff.dashboard'] = dashboard;
  await user.click(again);
  await waitFor(() => expect(screen.getByText('1,204')).toBeTruthy());
});
