import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { TeamRole } from '@forecourt/contract/access/team-rights.ts';
import { FakeEventSource } from '../testing/fake-event-source.ts';
import type { Answers } from '../testing/fake-server.ts';
import { aDashboard, calmDashboard } from '../testing/figures.ts';
import { openApp } from '../testing/open-app.tsx';
import { maria, signedIn } from '../testing/people.ts';

const open = (answers: Answers = {}, role: TeamRole = 'owner') =>
  openApp('/dealer', { ...signedIn({ ...maria, team_role: role }), 'figures.dashboard': aDashboard, ...answers });
const figure = (label: string, within_: HTMLElement = document.body) =>
  within(within_).getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
const todo = async () => within(await screen.findByRole('region', { name: 'Needs attention today' }));
const taskOf = async (text: string) => within((await todo()).getByText(text).closest('li')!);

test('the portal’s header shows the company, its team size and its account status', async () => {
  open({ 'figures.header': { success: true, status: 'suspended', membership: 'unpaid', team_members: 3 } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Eclipse Motors' })).toBeTruthy();
  expect((await screen.findByText('3 team members')).textContent).toContain('Suspended');
  const tabs = within(screen.getByRole('navigation', { name: 'Dealer portal' })).getAllByRole('link');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'Dashboard',
    'Inventory',
    'Team',
    'Analytics',
    'Settings',
  ]);
  expect(tabs.filter((tab) => tab.getAttribute('aria-current') === 'page')).toEqual([tabs[0]]);
});

const steps = [
  { step: 'membership', is_done: true },
  { step: 'hours', is_done: false },
  { step: 'car', is_done: false },
] as const;

test('a new dealer’s first steps link to where they are taken, until they are hidden', async () => {
  const { user, answers } = open({
    'dealers.firstSteps': { success: true, steps: [...steps] },
    'dealers.dismissFirstSteps': { fails: 'internal' },
  });
  const list = within(await screen.findByRole('region', { name: 'First steps' }));
  expect(list.getByText('1 of 3 done')).toBeTruthy();
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/dealer/settings#hours',
    '/sell',
  ]);
  await user.click(list.getByRole('button', { name: 'Hide for everyone' }));
  expect((await list.findByRole('alert')).textContent).toBeTruthy();
  answers['dealers.dismissFirstSteps'] = { success: true };
  answers['dealers.firstSteps'] = { success: true, steps: null };
  await user.click(list.getByRole('button', { name: 'Hide for everyone' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull());
});

test('staff members see their steps without the button to hide them', async () => {
  open({ 'dealers.firstSteps': { success: true, steps: [{ step: 'car', is_done: false }] } }, 'staff');
  const list = within(await screen.findByRole('region', { name: 'First steps' }));
  expect(list.queryByRole('button')).toBeNull();
});

test.each([
  ['unpaid', 'Membership not paid yet'],
  ['grace', 'Membership ended'],
  ['active', 'Active'],
] as const)('with a membership that is %s the portal says "%s"', async (membership, text) => {
  open({ 'figures.header': { success: true, status: 'active', membership, team_members: 3 } });
  expect((await screen.findByText('3 team members')).textContent).toBe(`3 team members${text}`);
});

test('cards and overview show the figures, with monthly and all-time revenue', async () => {
  open();
  await screen.findByText('Total Cars');
  expect(figure('Total Cars')).toContain('48');
  expect(figure('Active Listings')).toContain('31');
  expect(figure('Monthly Revenue')).toBe('$412,900$3,550,100 all time');
  expect(figure('Rating')).toContain('4.6 of 5 stars');
  const overview = screen.getByRole('region', { name: 'Performance Overview' });
  expect(figure('Total Views', overview)).toBe('14,207');
  expect(figure('Inquiries', overview)).toBe('401');
  expect(figure('Open Offers', overview)).toBe('5');
  expect(figure('Sold This Month', overview)).toBe('6');
});

test('each open task has a count and a link', async () => {
  open();
  const href = (task: ReturnType<typeof within>, name: string) => task.getByRole('link', { name }).getAttribute('href');
  const membership = await taskOf('membership has ended');
  expect(href(membership, 'Renew')).toBe('/dealer/settings#membership');
  const waiting = await taskOf('unanswered conversations');
  expect(waiting.getByText('2')).toBeTruthy();
  expect(href(waiting, 'Reply')).toBe('/messages/71');
  const offers = await taskOf('offers waiting for your response');
  expect(offers.getByText('2')).toBeTruthy();
  expect(href(offers, 'Show')).toBe('/offers?side=received');
  const ending = await taskOf('listings end within 3 days');
  expect(ending.getByText('4')).toBeTruthy();
  expect(href(ending, 'Renew 2019 Buffalo')).toBe('/car/9');
  expect(href(ending, 'Show all')).toBe('/dealer/inventory?sort=ends_soon');
  expect(href(await taskOf('sales waiting for their buyers'), 'Show')).toBe('/sales?state=unconfirmed');
  const payments = await taskOf('unfinished payment');
  expect(payments.getByText('$700 in total')).toBeTruthy();
  expect(href(payments, 'Pay')).toBe('/payment-history/88');
});

test('a recent inquiry opens its conversation', async () => {
  open();
  const recent = within(await screen.findByRole('region', { name: 'Recent Inquiries' }));
  expect(recent.getByText('Is it still there?')).toBeTruthy();
  expect(recent.getByText('Unanswered')).toBeTruthy();
  expect(recent.getByRole('link', { name: 'Reply: Johnny Pearson' }).getAttribute('href')).toBe('/messages/71');
  expect(recent.getByRole('link', { name: '2021 Karin Sultan' }).getAttribute('href')).toBe('/car/5');
});

test('quick actions link to their pages', async () => {
  open();
  const actions = within(await screen.findByRole('region', { name: 'Quick Actions' }));
  const links = actions.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Sell Car', '/sell'],
    ['View Messages', '/messages'],
    ['View Analytics', '/dealer/analytics'],
  ]);
});

test('says so if there’s nothing to do', async () => {
  open({ 'figures.dashboard': calmDashboard });
  expect((await todo()).getByText('Nothing to do.')).toBeTruthy();
  expect(screen.getByText(/No inquiries yet/)).toBeTruthy();
  expect(figure('Rating')).toBe('–No reviews yet');
});

test('users who only see their own sales are told so and have no link to the analytics', async () => {
  const sales = { ...aDashboard.sales, whose: 'own' as const };
  open({ 'figures.dashboard': { ...aDashboard, sales } }, 'staff');
  await screen.findByText('Sales figures show your own sales only.');
  expect(figure('Monthly Revenue')).toContain('your own sales');
  expect(screen.queryByRole('link', { name: /Analytics/ })).toBeNull();
});

test('a new message appears right away', async () => {
  const { answers } = open({ 'figures.dashboard': calmDashboard });
  await todo();
  await waitFor(() => expect(FakeEventSource.opened).toHaveLength(1));
  answers['figures.dashboard'] = aDashboard;
  FakeEventSource.opened[0]?.say({ kind: 'message', conversation_id: 71, sequence: 1 });
  expect(await screen.findByRole('link', { name: 'Reply: Johnny Pearson' })).toBeTruthy();
});

test('a failed load says so and can be tried again', async () => {
  const { user, answers } = open({ 'figures.dashboard': { fails: 'internal' } });
  expect(await screen.findByRole('heading', { name: 'Failed to load dealer data' })).toBeTruthy();
  expect(screen.getByText('Dealer account not found')).toBeTruthy();
  answers['figures.dashboard'] = aDashboard;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Total Cars')).toBeTruthy();
});

test('shows that it’s loading', async () => {
  open({ 'figures.dashboard': () => new Promise(() => undefined) });
  expect(await screen.findByText('Loading dealer portal...')).toBeTruthy();
});
