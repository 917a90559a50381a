import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SessionUser } from '@forecourt/contract/accounts/accounts.ts';
import type { Application } from '@forecourt/contract/applications/applications.ts';
import { mia, sam } from '../testing/desk.ts';
import type { Answers } from '../testing/fake-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { ada, johnny, signedIn } from '../testing/people.ts';
import { judged } from '../testing/standing.ts';

const waiting: Application = {
  id: 4,
  company_name: 'Quinn Classics',
  business_type: 'used-car-dealer',
  description: 'Restored classics.',
  website: 'https://quinn.example/',
  phone: '5550142',
  status: 'pending',
  review_notes: null,
  reviewed_at: null,
  created_at: '2026-11-01T12:00:00.000Z',
  user_id: johnny.id,
  user_name: johnny.name,
  user_avatar: null,
  member_since: johnny.created_at,
  reviewed_by_name: null,
  is_own: false,
};
const list = (...applications: Application[]) => ({
  success: true as const,
  applications,
  counts: { total: 9, pending: 1, approved: 4, declined: 3, withdrawn: 1 },
  page: 1,
  pages: 1,
  total: applications.length,
});
const noDealers = {
  success: true as const,
  dealers: [],
  counts: { total: 0, active: 0, suspended: 0, expired: 0 },
  page: 1,
  pages: 1,
  total: 0,
};
const open = (user: SessionUser = mia, answers: Answers = {}, address = '/staff/dealers') =>
  openApp(address, {
    ...signedIn(user),
    'applications.list': list(waiting),
    'dealers.staffList': noDealers,
    'users.standing': judged(),
    ...answers,
  });

const details = async (user: ReturnType<typeof open>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'View Details of Quinn Classics' }));
  return within(await screen.findByRole('dialog'));
};

test.each(['/staff/dealers', '/admin/dealer-applications'])(
  '%s lists pending applications with everything that was submitted',
  async (at) => {
    const { user } = open(mia, {}, at);
    const dialog = await details(user);
    expect(dialog.getByRole('heading', { name: 'Review Application: Quinn Classics' })).toBeTruthy();
    for (const text of ['Used car dealer', '555-0142', 'Restored classics.', johnny.name])
      expect(dialog.getByText(text)).toBeTruthy();
    expect(dialog.getByRole('link', { name: /quinn\.example/ })).toBeTruthy();
  },
);

test('approving sends the notes, and the list is refreshed', async () => {
  const { user, asked } = open(mia, {
    'applications.review': { success: true, application: { ...waiting, status: 'approved' } },
  });
  const dialog = await details(user);
  await user.type(dialog.getByLabelText(/^Review Notes/), 'Welcome');
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Quinn Classics was approved')).toBeTruthy();
  expect(asked.find(({ name }) => name === 'applications.review')?.body).toEqual({
    id: 4,
    status: 'approved',
    review_notes: 'Welcome',
  });
  await waitFor(() => expect(asked.filter(({ name }) => name === 'applications.list').length).toBeGreaterThan(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an application is decided once, even if the response takes a while', async () => {
  const response = Promise.withResolvers<{ success: true; application: Application }>();
  const { user, asked } = open(mia, { 'applications.review': () => response.promise });
  const dialog = await details(user);
  const [approve, decline] = ['Approve', 'Decline'].map((name) =>
    dialog.getByRole<HTMLButtonElement>('button', { name }),
  );
  await user.click(approve!);
  await waitFor(() => expect([approve!.disabled, decline!.disabled]).toEqual([true, true]));
  await user.click(decline!);
  response.resolve({ success: true, application: { ...waiting, status: 'approved' } });
  expect(await screen.findByText('Quinn Classics was approved')).toBeTruthy();
  expect(asked.filter(({ name }) => name === 'applications.review')).toHaveLength(1);
});

test('a refused decision leaves the dialog open with its message and the notes', async () => {
  const { user } = open(mia, { 'applications.review': { fails: 'company_name_taken' } });
  const dialog = await details(user);
  await user.type(dialog.getByLabelText(/^Review Notes/), 'Welcome');
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await dialog.findByRole('alert')).toBeTruthy();
  expect(dialog.getByLabelText(/^Review Notes/)).toHaveProperty('value', 'Welcome');
});

test('read-only users are offered no decision and no deletion', async () => {
  const { user } = open(sam);
  const dialog = await details(user);
  expect(dialog.queryByRole('button', { name: /Approve|Decline/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
});

test('staff can’t decide their own application', async () => {
  const { user } = open(mia, { 'applications.list': list({ ...waiting, is_own: true }) });
  const dialog = await details(user);
  expect(dialog.getByText('This is your own application. A colleague has to decide it.')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Approve' })).toBeNull();
});

test('decided applications show by whom and why, and offer nothing', async () => {
  const settled = { ...waiting, status: 'declined' as const, reviewed_by_name: 'Mia', review_notes: 'No lot yet' };
  const { user } = open(mia, { 'applications.list': list(settled) });
  const dialog = await details(user);
  expect(dialog.getByText('Declined by Mia: No lot yet')).toBeTruthy();
  expect(dialog.queryByLabelText(/^Review Notes/)).toBeNull();
});

test('an admin deletes one permanently, with a reason', async () => {
  const { user, asked, answers } = open(ada, { 'applications.remove': { success: true } });
  await user.click(await screen.findByRole('button', { name: 'Delete Quinn Classics’ application' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(
    dialog.getByText('Are you sure you want to delete this application? This action cannot be undone.'),
  ).toBeTruthy();
  await user.type(dialog.getByLabelText(/^Reason/), 'Sent twice');
  answers['applications.list'] = list();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.queryByText('Quinn Classics'), 'in the list').toBeNull());
  expect(asked.find(({ name }) => name === 'applications.remove')?.body).toEqual({ id: 4, reason: 'Sent twice' });
});

test('the filter is in the address, and selecting one changes it', async () => {
  const { user, asked, router } = open(mia, {}, '/staff/dealers?status=declined&q=quinn');
  await screen.findByRole('button', { name: /View Details/ });
  expect(asked.find(({ name }) => name === 'applications.list')?.query).toMatchObject({
    status: 'declined',
    search: 'quinn',
  });
  await user.selectOptions(screen.getByLabelText('Status'), 'Pending');
  await waitFor(() => expect(router.state.location.search).toEqual({ status: 'pending', q: 'quinn' }));
});

test('no results say so, and a list that fails to load doesn’t look empty', async () => {
  const { answers, user } = open(mia, { 'applications.list': { fails: 'internal' } });
  await user.click(await screen.findByRole('button', { name: /Try again/i }));
  expect(screen.queryByText('No applications found')).toBeNull();
  answers['applications.list'] = list();
  await user.click(await screen.findByRole('button', { name: /Try again/i }));
  expect(await screen.findByText('No applications found')).toBeTruthy();
});

test('a search that fails keeps the typed text, and can be tried again', async () => {
  const { answers, user } = open(mia, {});
  const search = await screen.findByLabelText<HTMLInputElement>('Search applications');
  answers['applications.list'] = { fails: 'internal' };
  await user.type(search, 'eclipse');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect([search.isConnected, search.value]).toEqual([true, 'eclipse']);
  answers['applications.list'] = list();
  await user.click(retry);
  expect(await screen.findByText('No applications found')).toBeTruthy();
});
