import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { CompanySettings } from '@forecourt/contract/dealers/company.ts';
import type { TeamRole } from '@forecourt/contract/access/team-rights.ts';
import { eclipseSettings, settingsAnswers } from '../testing/company.ts';
import { FakeEventSource } from '../testing/fake-event-source.ts';
import type { Answers } from '../testing/fake-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { aMembership, paidListing, renewalQuote } from '../testing/payments.ts';
import { johnny, maria, signedIn } from '../testing/people.ts';
import { eclipsePage } from '../testing/profiles.ts';

beforeEach(() => sessionStorage.clear());

const withVersion = (more: Partial<CompanySettings>) => ({
  success: true as const,
  settings: { ...eclipseSettings, version: 5, saved_by: 'Dev Okafor', ...more },
});
const open = (answers: Answers = {}, role: TeamRole = 'owner') =>
  openApp('/dealer/settings', {
    ...signedIn({ ...maria, team_role: role }),
    ...settingsAnswers,
    'payments.dealerMembership': { success: true, membership: aMembership },
    'payments.quote': { success: true, quote: renewalQuote },
    'dealers.update': withVersion({ phone: '777' }),
    ...answers,
  });
const phone = () => screen.findByLabelText<HTMLInputElement>('Phone Number');
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save Changes' });
const sent = (asked: { name: string; body?: unknown }[]) =>
  asked.filter(({ name }) => name === 'dealers.update').map(({ body }) => body);
const retype = async (user: ReturnType<typeof open>['user'], text: string) => {
  const field = await phone();
  await user.clear(field);
  await user.type(field, text);
};

test('the name can’t be changed and says so, and only changes are sent, with the state they’re based on', async () => {
  const { user, asked } = open();
  const name = await screen.findByLabelText<HTMLInputElement>('Company Name');
  expect(name.readOnly).toBe(true);
  expect(screen.getByText('Company name cannot be changed')).toBeTruthy();
  expect(save().disabled).toBe(true);
  await retype(user, '777');
  await user.click(save());
  expect(await screen.findByText('Changes saved')).toBeTruthy();
  expect(sent(asked)).toEqual([{ id: 3, version: 4, phone: '777' }]);
  await waitFor(() => expect(save().disabled).toBe(true));
});

test('a day can be opened, closed and copied to the others, and the hours are sent together', async () => {
  const { user, asked } = open();
  await user.click(await screen.findByLabelText('Open on Saturday'));
  const from = screen.getByLabelText<HTMLInputElement>('Saturday from');
  expect(from.value).toBe('09:00');
  await user.clear(from);
  await user.type(from, '10:30');
  await user.click(screen.getByRole('button', { name: 'Copy Saturday’s hours to all open days' }));
  await user.click(screen.getByLabelText('Open on Monday'));
  await user.click(save());
  const late = { from: '10:30', to: '18:00' };
  await waitFor(() =>
    expect(sent(asked)).toEqual([{ id: 3, version: 4, opening_hours: [null, late, late, late, late, late, null] }]),
  );
});

test('an away notice needs text and a date, and nothing is sent without them', async () => {
  const { user, asked } = open();
  await user.click(await screen.findByRole('switch', { name: 'Away notice' }));
  expect(screen.getByLabelText<HTMLInputElement>(/^Back on/).value).toBe('2026-11-23');
  await user.click(save());
  expect(await screen.findByText('Please enter what visitors should know')).toBeTruthy();
  expect(sent(asked)).toEqual([]);
  await user.type(screen.getByLabelText(/^Message to visitors/), 'At the races');
  await user.click(save());
  await waitFor(() =>
    expect(sent(asked)).toEqual([{ id: 3, version: 4, away: { text: 'At the races', back_on: '2026-11-23' } }]),
  );
});

test('the server’s message about a day is shown at that day', async () => {
  const { user } = open({
    'dealers.update': { fails: 'bad_input', fields: { 'away.back_on': ['Please select a day from tomorrow on'] } },
  });
  await user.click(await screen.findByRole('switch', { name: 'Away notice' }));
  await user.type(screen.getByLabelText(/^Message to visitors/), 'At the races');
  await user.click(save());
  const day = await screen.findByLabelText(/^Back on/);
  await waitFor(() => expect(day.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText('Please select a day from tomorrow on')).toBeTruthy();
});

test('if a colleague saved another field, both changes apply without asking', async () => {
  const { user, asked, answers } = open();
  await retype(user, '777');
  const both = { description: 'Vans only.', phone: '777', version: 6 };
  answers['dealers.update'] = async () =>
    sent(asked).length === 1 ? { fails: 'settings_changed_elsewhere' } : withVersion(both);
  answers['dealers.settings'] = withVersion({ description: 'Vans only.' });
  await user.click(save());
  expect(await screen.findByText('Changes saved')).toBeTruthy();
  expect(sent(asked)).toEqual([
    { id: 3, version: 4, phone: '777' },
    { id: 3, version: 5, phone: '777' },
  ]);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Description').value).toBe('Vans only.');
  expect((await phone()).value).toBe('777');
});

test.each([
  ['Keep my changes', '777'],
  ['Use theirs', '888'],
])('if a colleague saved the same field, “%s” leaves %s, and other typed text stays', async (choice, number) => {
  const { user, answers, asked } = open();
  await retype(user, '777');
  await user.type(screen.getByLabelText('Description'), ' And vans.');
  answers['dealers.update'] = { fails: 'settings_changed_elsewhere' };
  answers['dealers.settings'] = withVersion({ phone: '888' });
  await user.click(save());
  expect(await screen.findByText(/Dev Okafor has changed these settings/)).toBeTruthy();
  expect((await phone()).value).toBe('777');
  answers['dealers.update'] = withVersion({ version: 6, phone: number });
  expect(save().disabled, 'nothing can be saved before the decision').toBe(true);
  await user.type(await phone(), '{Enter}');
  expect(sent(asked)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: choice }));
  expect((await phone()).value).toBe(number);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Description').value).toBe('Sports cars by the pier. And vans.');
  await user.click(save());
  await waitFor(() => expect(sent(asked).at(-1)).toMatchObject({ version: 5, description: expect.any(String) }));
});

test('a colleague’s changes appear right away in untouched fields', async () => {
  const { answers } = open();
  await phone();
  answers['dealers.settings'] = withVersion({ phone: '999' });
  await waitFor(() => expect(FakeEventSource.opened).toHaveLength(1));
  FakeEventSource.opened[0]?.say({ kind: 'session_changed' });
  await waitFor(async () => expect((await phone()).value).toBe('999'));
});

test('typed text is restored after switching tabs and after an ended session', async () => {
  const { user, answers, router } = open({
    'dealers.team': { success: true, members: [] },
    'dealers.pendingInvitations': { success: true, invitations: [] },
    'dealers.teamLog': { success: true, events: [] },
  });
  await retype(user, '777');
  await router.navigate({ to: '/dealer/team' });
  await router.navigate({ to: '/dealer/settings' });
  expect((await phone()).value).toBe('777');
  answers['dealers.update'] = { fails: 'sign_in_required' };
  await user.click(save());
  expect(await screen.findByRole('link', { name: /^Log In.*new tab/ })).toBeTruthy();
  expect((await phone()).value).toBe('777');
});

test.each(['manager', 'staff'] as const)('a %s can read everything and change nothing', async (role) => {
  const { asked } = open({}, role);
  expect(await screen.findByText('Only the owner or an administrator can change these settings.')).toBeTruthy();
  expect(screen.getByText('Sports cars by the pier.')).toBeTruthy();
  expect(screen.queryByLabelText('Phone Number')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Close dealership' })).toBeNull();
  expect(asked.some(({ name }) => name === 'payments.dealerPayments')).toBe(false);
});

test('an administrator can edit and pay, but not close it', async () => {
  open({}, 'admin');
  expect(await phone()).toBeTruthy();
  expect(await screen.findByRole('region', { name: 'Payments' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Close dealership' })).toBeNull();
});

test('the dealership’s payments show who paid, with receipts', async () => {
  const payment = { ...paidListing, dealer_account_id: 3, paid_by: 'Dev Okafor' };
  open({ 'payments.dealerPayments': { success: true, payments: [payment], page: 1, pages: 1 } });
  const payments = within(await screen.findByRole('region', { name: 'Payments' }));
  expect(await payments.findByText(/by Dev Okafor/)).toBeTruthy();
  expect(payments.getByRole('link', { name: /Receipt/ }).getAttribute('href')).toBe(`/payment-history/${payment.id}`);
});

test('the payments are paged, and neither end can be left', async () => {
  const { user } = open({
    'payments.dealerPayments': async ({ query }) => ({
      success: true,
      payments: [{ ...paidListing, dealer_account_id: 3, paid_by: query.page === '2' ? 'Pia Moreau' : 'Dev Okafor' }],
      page: Number(query.page),
      pages: 2,
    }),
  });
  const payments = within(await screen.findByRole('region', { name: 'Payments' }));
  expect(await payments.findByText('Page 1 of 2')).toBeTruthy();
  const [newer, older] = ['Newer', 'Older'].map((name) => payments.getByRole<HTMLButtonElement>('button', { name }));
  expect([newer!.disabled, older!.disabled]).toEqual([true, false]);
  await user.click(older!);
  expect(await payments.findByText(/by Pia Moreau/)).toBeTruthy();
  expect([newer!.disabled, older!.disabled]).toEqual([false, true]);
  await user.click(newer!);
  expect(await payments.findByText(/by Dev Okafor/)).toBeTruthy();
});

test('closing lists what is deleted and kept, needs the name, and goes to the company’s page', async () => {
  const { user, asked, answers, here } = open({
    'dealers.closing': {
      success: true,
      closing: {
        company_name: 'Eclipse Motors',
        listings: 14,
        drafts: 0,
        colleagues: 2,
        invitations: 1,
        open_payments: 0,
        offers: 3,
        meetings: 1,
        pending_sales: 1,
        paid_until: '2026-12-10T10:00:00Z',
      },
    },
    'dealers.close': { fails: 'bad_input', fields: { company_name: ['Please type the name as it stands here'] } },
    'dealers.get': { success: true, dealer: { ...eclipsePage, is_trading: false, is_closed: true, team: [] } },
    'cars.list': { cars: [], total: 0 } as never,
  });
  await user.click(await screen.findByRole('button', { name: 'Close dealership' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Close Eclipse Motors?' }));
  expect(await dialog.findByText(/^14 listings/)).toBeTruthy();
  expect(dialog.getByText(/^3 open offers: closed/)).toBeTruthy();
  expect(dialog.getByText('1 planned meeting: called off')).toBeTruthy();
  expect(dialog.getByText(/paid until December 10, 2026\. The remaining time isn’t refunded/)).toBeTruthy();
  expect(dialog.getByText(/^1 sale not yet confirmed/)).toBeTruthy();
  await user.type(dialog.getByLabelText(/^Type the company’s name/), 'Eclipse');
  await user.click(dialog.getByRole('button', { name: 'Close dealership' }));
  expect(await dialog.findByText('Please type the name as it stands here')).toBeTruthy();
  answers['dealers.close'] = { success: true };
  answers['checkSession'] = signedIn(johnny).checkSession;
  await user.type(dialog.getByLabelText(/^Type the company’s name/), ' Motors');
  await user.click(dialog.getByRole('button', { name: 'Close dealership' }));
  await waitFor(() => expect(here()).toBe('/dealer/3'));
  expect(asked.findLast(({ name }) => name === 'dealers.close')?.body).toEqual({
    dealer_account_id: 3,
    company_name: 'Eclipse Motors',
  });
});

test('a failed load can be tried again', async () => {
  const { user, answers } = open({ 'dealers.settings': { fails: 'internal' } });
  await screen.findByRole('heading', { name: 'Failed to load dealer data' });
  answers['dealers.settings'] = settingsAnswers['dealers.settings'];
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await phone()).value).toBe('5550123');
});
