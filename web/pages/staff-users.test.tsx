import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SessionUser } from '@forecourt/contract/accounts/accounts.ts';
import { shortMoment } from '../lib/short-moment.ts';
import { ana, mia, sam } from '../testing/desk.ts';
import { FakeEventSource } from '../testing/fake-event-source.ts';
import type { Answers } from '../testing/fake-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { ada, signedIn } from '../testing/people.ts';
import { judged } from '../testing/standing.ts';
import { aroundUsers, aUser, detailsOf, pageOfUsers } from '../testing/users.ts';

const open = (user: SessionUser, answers: Answers = {}, address = '/staff/users') =>
  openApp(address, { ...signedIn(user), ...aroundUsers, ...answers });
type Opened = ReturnType<typeof open>;

/** Once the user is loaded. */
const dialog = async () => {
  const shown = within(await screen.findByRole('dialog'));
  await shown.findByText(aUser.name);
  return shown;
};
const askedOf = ({ asked }: Opened, name: string) => asked.filter((one) => one.name === name);
const bodyOf = (opened: Opened, name: string) => askedOf(opened, name).at(-1)?.body;

test('tiles show the totals, and the list the users', async () => {
  open(sam);
  await screen.findByText('1,204');
  const tiles = screen.getAllByRole('term').map((term) => term.parentElement?.textContent);
  expect(tiles.slice(0, 4)).toEqual([
    'Total Users1,2043 suspended, 1 banned, 6 closed',
    'New This Month4220 without a complete profile',
    'Active Users870seen in the last 30 days',
    'Staff Members6and 18 users on dealer teams',
  ]);
  const row = await screen.findByText(aUser.name);
  const text = row.closest('li, tr')?.textContent;
  for (const said of ['Private user', 'Active', '7 total', '2 active, 4 sold', 'Joined']) expect(text).toContain(said);
});

test('users who can only count see the figures and why there’s no list, and no user is fetched', async () => {
  const opened = open(ana);
  expect(await screen.findByText(/^Your role shows user totals/)).toBeTruthy();
  await screen.findByText('1,204');
  expect(askedOf(opened, 'users.list')).toEqual([]);
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('search, filters, order and page are in the address, and selecting one returns to page 1', async () => {
  const opened = open(
    sam,
    { 'users.list': pageOfUsers([aUser], { page: 3, pages: 9, total: 170 }) },
    '/staff/users?status=active&page=3&sort=name',
  );
  await screen.findByText(aUser.name);
  expect(askedOf(opened, 'users.list')[0]?.query).toMatchObject({ status: 'active', page: '3', sort: 'name' });
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
  expect(pages.getAllByRole('link', { name: /^Page/ }).map((link) => link.textContent)).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
  ]);
  await opened.user.selectOptions(screen.getByLabelText('Role'), 'Dealer');
  await waitFor(() => expect(opened.here()).toBe('/staff/users?status=active&role=dealer&sort=name'));
  await opened.user.type(screen.getByRole('searchbox'), 'john');
  await waitFor(() => expect(opened.here()).toBe('/staff/users?search=john&status=active&role=dealer&sort=name'));
});

test('no match says what to do, and one click clears the filters', async () => {
  const opened = open(sam, { 'users.list': pageOfUsers([]) }, '/staff/users?search=nobody');
  expect(await screen.findByRole('heading', { name: 'No users found.' })).toBeTruthy();
  expect(screen.getByText('Try adjusting your search criteria.')).toBeTruthy();
  await opened.user.click(screen.getByRole('button', { name: 'Show all users' }));
  await waitFor(() => expect(opened.here()).toBe('/staff/users'));
  expect(await screen.findByRole('heading', { name: 'No users found.' })).toBeTruthy();
  expect(screen.queryByText('Try adjusting your search criteria.')).toBeNull();
});

test('a list that fails to load says so, can be dismissed, never looks empty and can be tried again', async () => {
  const opened = open(sam, { 'users.list': { fails: 'internal' } });
  const alert = await screen.findByText(/^Failed to load users\./);
  expect(alert.textContent).not.toMatch(/console/i);
  await opened.user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(/^Failed to load users\./)).toBeNull();
  expect(screen.queryByText('No users found.')).toBeNull();
  opened.answers['users.list'] = pageOfUsers([aUser]);
  await opened.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(aUser.name)).toBeTruthy();
});

test('an address opens one user’s details with everything about them', async () => {
  const opened = open(mia, {}, '/staff/users?person=11');
  const shown = await dialog();
  expect(shown.getByRole('heading', { name: 'User Details' })).toBeTruthy();
  for (const text of ['555-0188', 'johnny.p', '4.5 of 5 (2 reviews)', '2021 Karin Sultan', 'Firefox on Windows'])
    expect(shown.getByText(text)).toBeTruthy();
  expect(shown.getByRole('link', { name: 'Silas Boone' }).getAttribute('href')).toBe('/staff/users?person=51');
  await opened.user.click(shown.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(opened.here()).toBe('/staff/users'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('signs of farmed sales are shown with a user’s details', async () => {
  const hints = [{ hint: 'far_below_asking' as const, sales: 3 }];
  open(mia, { 'sales.hints': { success: true, hints } }, '/staff/users?person=11');
  const shown = await dialog();
  expect(await shown.findByText('Check this user’s sales')).toBeTruthy();
  expect(
    shown.getByText('3 sales for less than half of the asking price. They don’t count towards awards.'),
  ).toBeTruthy();
});

test('support can read details and change nothing, and restricted data is missing', async () => {
  open(sam, { 'users.details': detailsOf({ characters: null, gta_world_username: null }) }, '/staff/users?person=11');
  const shown = await dialog();
  expect(shown.queryByRole('heading', { name: /Other characters/ })).toBeNull();
  expect(shown.queryByText('Game account')).toBeNull();
  expect(shown.queryByRole('button', { name: /^Sign out/ })).toBeNull();
  expect(shown.queryByRole('link', { name: /^Change/ })).toBeNull();
});

test('a suspension shows its effects beforehand, and is sent with its end and reason', async () => {
  const opened = open(mia, { updateStatus: { success: true } }, '/staff/users?person=11&change=status');
  const shown = await dialog();
  expect(shown.getByRole('heading', { name: 'Update User Status' })).toBeTruthy();
  expect(shown.queryByRole('radio', { name: /Banned/ })).toBeNull();
  expect(await shown.findByText(/^Their 2 listings will be hidden until/)).toBeTruthy();
  await opened.user.click(shown.getByRole('button', { name: `Suspend ${aUser.name}` }));
  expect(await shown.findByText('Please give a reason')).toBeTruthy();
  await opened.user.selectOptions(shown.getByLabelText(/^Duration/), '3 days');
  await opened.user.type(shown.getByLabelText(/^Reason/), 'Rude words');
  await opened.user.click(shown.getByRole('button', { name: `Suspend ${aUser.name}` }));
  expect(await screen.findByText(`${aUser.name} is suspended`)).toBeTruthy();
  const sent = bodyOf(opened, 'updateStatus') as { until: string };
  expect(sent).toMatchObject({
    user_id: 11,
    status: 'suspended',
    reason: 'Rude words',
    seen: { standing: 'active', until: null },
  });
  expect(Math.round((Date.parse(sent.until) - Date.now()) / 86_400_000)).toBe(3);
  await waitFor(() => expect(opened.here()).toBe('/staff/users'));
  await waitFor(() => expect(askedOf(opened, 'users.list').length).toBeGreaterThan(1));
});

test('banning an owner names the next one, and a refusal keeps everything typed', async () => {
  const seat = {
    dealer_account_id: 3,
    company_name: 'Eclipse Motors',
    company_standing: 'active' as const,
    role: 'owner' as const,
    colleagues: [{ id: 31, name: 'Dev Okafor', role: 'manager' as const }],
  };
  const refusal = { fails: 'next_owner_needed', words: { company: 'Eclipse Motors' } } as const;
  const opened = open(
    ada,
    { 'users.details': detailsOf({ seat }), 'users.standing': judged({ seat }), updateStatus: refusal },
    '/staff/users?person=11&change=status',
  );
  const shown = await dialog();
  await opened.user.click(await shown.findByRole('radio', { name: /Banned/ }));
  await opened.user.type(shown.getByLabelText(/^Reason/), 'Fraud');
  await opened.user.click(shown.getByRole('button', { name: `Ban ${aUser.name}` }));
  expect(await shown.findByText(/^This person owns Eclipse Motors/)).toBeTruthy();
  expect(shown.getByLabelText(/^Reason/)).toHaveProperty('value', 'Fraud');
  opened.answers.updateStatus = { success: true };
  await opened.user.selectOptions(shown.getByLabelText(/^New owner/), 'Dev Okafor (Manager)');
  expect(shown.getByText('Eclipse Motors will pass to Dev Okafor.')).toBeTruthy();
  await opened.user.click(shown.getByRole('button', { name: `Ban ${aUser.name}` }));
  await waitFor(() => expect(bodyOf(opened, 'updateStatus')).toMatchObject({ status: 'banned', next_owner_id: 31 }));
});

test('lifting the ban of a closed account says that it stays closed, before and after', async () => {
  const closed = detailsOf({ status: 'banned', standing_reason: 'Fraud', account_closed_at: '2026-11-10T10:00:00Z' });
  const opened = open(
    ada,
    { 'users.details': closed, 'users.standing': judged(bannedAndClosed), updateStatus: { success: true } },
    '/staff/users?person=11&change=status',
  );
  const shown = await dialog();
  await opened.user.click(await shown.findByRole('radio', { name: 'Closed, as before: lift the ban' }));
  await opened.user.type(shown.getByLabelText(/^Reason/), 'It was a mistake');
  await opened.user.click(shown.getByRole('button', { name: `Reinstate ${aUser.name}` }));
  expect(await screen.findByText(`${aUser.name} can log in again`)).toBeTruthy();
  expect(bodyOf(opened, 'updateStatus')).toMatchObject({ status: 'active', seen: { standing: 'banned', until: null } });
});

test('a standing changed by someone else is shown before it can be reduced, and typed text is kept', async () => {
  const before = '2026-12-01T10:00:00.000Z';
  const opened = open(
    mia,
    {
      'users.details': detailsOf({ status: 'suspended' }),
      'users.standing': judged({ standing: 'suspended', until: before, reason: 'Spam' }),
      updateStatus: { fails: 'standing_changed', words: { standing: 'suspended' } },
    },
    '/staff/users?person=11&change=status',
  );
  const shown = await dialog();
  await opened.user.type(await shown.findByLabelText(/^Reason/), 'Enough');
  opened.answers['users.standing'] = judged({
    standing: 'suspended',
    until: '2027-01-01T10:00:00.000Z',
    reason: 'Fraud',
  });
  await opened.user.click(shown.getByRole('button', { name: `Reinstate ${aUser.name}` }));
  expect(await shown.findByText(/^This account is suspended, and your decision would be milder/)).toBeTruthy();
  expect(await shown.findByText('Reason: Fraud')).toBeTruthy();
  expect(shown.getByLabelText(/^Reason/)).toHaveProperty('value', 'Enough');
  opened.answers.updateStatus = { success: true };
  await opened.user.click(shown.getByRole('button', { name: `Reinstate ${aUser.name}` }));
  await screen.findByText(`${aUser.name} is active again`);
  const sent = askedOf(opened, 'updateStatus').map(({ body }) => (body as { seen: { until: string } }).seen.until);
  expect(sent).toEqual([before, '2027-01-01T10:00:00.000Z']);
});

const bannedAndClosed = { standing: 'banned', reason: 'Fraud', account_closed_at: '2026-11-10T10:00:00Z' } as const;

test('a closed account is marked in the details, even while banned', async () => {
  const closed = detailsOf({ status: 'banned', standing_reason: 'Fraud', account_closed_at: '2026-11-10T10:00:00Z' });
  open(ada, { 'users.details': closed, 'users.standing': judged(bannedAndClosed) }, '/staff/users?person=11');
  const shown = await dialog();
  expect(await shown.findByText('Reason: Fraud')).toBeTruthy();
  expect(
    shown.getByText(`The user closed the account on ${shortMoment(bannedAndClosed.account_closed_at)}.`),
  ).toBeTruthy();
});

test('an admin assigns a role with a reason, and a link shows where dealers are approved', async () => {
  const opened = open(ada, { 'users.updateRole': { success: true } }, '/staff/users?person=11&change=role');
  const shown = await dialog();
  expect(shown.getByRole('link', { name: 'Dealers' }).getAttribute('href')).toBe('/staff/dealers');
  expect(shown.getByRole('button', { name: 'Update role' })).toHaveProperty('disabled', true);
  await opened.user.click(shown.getByRole('radio', { name: /^Moderator/ }));
  await opened.user.type(shown.getByLabelText(/^Reason/), 'Welcome');
  await opened.user.click(shown.getByRole('button', { name: 'Update role' }));
  expect(await screen.findByText(`${aUser.name}’s role is now Moderator`)).toBeTruthy();
  expect(bodyOf(opened, 'users.updateRole')).toEqual({ user_id: 11, role: 'moderator', reason: 'Welcome' });
});

test('users can’t change their own account here', async () => {
  open(ada, { 'users.details': detailsOf({ is_own: true }) }, '/staff/users?person=11&change=role');
  expect(await screen.findByText('You can’t change your own role. Ask another admin.')).toBeTruthy();
});

test('a moderator signs a user out, with a reason', async () => {
  const opened = open(mia, { 'users.endSessions': { success: true, ended: 1 } }, '/staff/users?person=11');
  const shown = await dialog();
  await opened.user.click(shown.getByRole('button', { name: 'Sign out of Firefox on Windows' }));
  await opened.user.type(shown.getByLabelText(/^Reason for signing/), 'Not their device');
  await opened.user.click(shown.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByText(`${aUser.name} signed out on 1 device`)).toBeTruthy();
  expect(bodyOf(opened, 'users.endSessions')).toEqual({ user_id: 11, session_id: 5, reason: 'Not their device' });
});

test('colleagues’ changes appear right away', async () => {
  const opened = open(sam);
  await screen.findByText(aUser.name);
  await waitFor(() => expect(FakeEventSource.opened).toHaveLength(1));
  opened.answers['users.list'] = pageOfUsers([{ ...aUser, status: 'banned' }]);
  act(() => FakeEventSource.opened[0]!.say({ kind: 'users_changed' }));
  expect(await screen.findByText('Banned', { selector: 'span' })).toBeTruthy();
});
