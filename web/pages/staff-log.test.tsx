import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as download from '../lib/download.ts';
import { mia } from '../testing/desk.ts';
import type { Answers } from '../testing/fake-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { ada, signedIn } from '../testing/people.ts';

const entry = {
  id: 41,
  actor_id: ada.id,
  actor_name: 'Ada Moreau',
  action_type: 'suspend_user',
  target_type: 'user',
  target_id: 7,
  target_name: 'Rex Dalton',
  seen_at: null,
  reason: 'Sold a car twice',
  before: { staff_role: null, standing: 'active' },
  after: { staff_role: null, standing: 'suspended' },
  created_at: '2026-11-10T12:00:00.000Z',
} as const;
const page = {
  success: true as const,
  actions: [
    entry,
    {
      ...entry,
      id: 40,
      action_type: 'change_settings',
      target_type: 'settings' as const,
      target_id: 0,
      target_name: null,
      reason: null,
      before: { featured_car_price: '2500' },
      after: { featured_car_price: '2600' },
    },
  ],
  has_older: true,
  has_newer: false,
  pagination: { page: 1, limit: 50, total: 1000, pages: 20 },
  is_more: true,
};
const open = (path = '/staff/log', answers: Answers = {}, user = ada) =>
  openApp(path, {
    ...signedIn(user),
    'staff.actions': page,
    'staff.logPeople': { success: true, people: [{ id: ada.id, name: 'Ada Moreau' }] },
    ...answers,
  });
const entries = async () => within(await screen.findByRole('list', { name: 'Staff actions' })).getAllByRole('listitem');

test('each entry shows who did what to what, why, and the changes, with links', async () => {
  open();
  const [first, second] = (await entries()).map((one) => within(one));
  expect(first!.getByText('Suspend user')).toBeTruthy();
  expect(first!.getByRole('link', { name: 'Rex Dalton' }).getAttribute('href')).toBe('/staff/users?person=7');
  expect(first!.getByText('Sold a car twice')).toBeTruthy();
  expect(first!.getByText('active').tagName).toBe('DEL');
  expect(first!.getByText('suspended').tagName).toBe('INS');
  expect(first!.queryByText('Staff role')).toBeNull();
  expect(second!.getByText('$2,600')).toBeTruthy();
  expect(screen.getByText('More than 1,000 entries')).toBeTruthy();
});

test('filters are in the address and are sent, and the link to older entries keeps them', async () => {
  const { user, asked, router } = open('/staff/log?by=14&on=user&id=7&from=2026-11-01');
  await entries();
  const first = { actor_id: '14', target_type: 'user', target_id: '7', from: '2026-11-01' };
  expect(asked.find(({ name }) => name === 'staff.actions')?.query).toMatchObject(first);
  expect(screen.getByRole('link', { name: 'Older' }).getAttribute('href')).toContain('before=40');
  await user.selectOptions(screen.getByLabelText('Action'), 'suspend_user');
  await waitFor(() => expect(router.state.location.search).toMatchObject({ action: 'suspend_user', on: 'user' }));
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(router.state.location.search).toEqual({}));
});

test('the newest entries have no link to newer ones, and the oldest none to older ones', async () => {
  open();
  await entries();
  expect(screen.queryByRole('link', { name: 'Newer' })).toBeNull();
  cleanup();
  open('/staff/log?before=40', { 'staff.actions': { ...page, has_newer: true, has_older: false } });
  await entries();
  expect(screen.getByRole('link', { name: 'Newer' }).getAttribute('href')).toContain('after=41');
  expect(screen.queryByRole('link', { name: 'Older' })).toBeNull();
});

test('users who only see their own entries can’t select a person or export', async () => {
  open('/staff/log', {}, mia);
  await entries();
  expect(screen.queryByLabelText('By')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
  expect(screen.getByText('Your own actions.')).toBeTruthy();
});

test('an incomplete export says so next to the button, a complete one says nothing', async () => {
  const file = { success: true as const, filename: 'staff_actions_2026-11-10.csv', csv: 'Time' };
  const kept = vi.spyOn(download, 'downloadCsv').mockImplementation(() => undefined);
  const { user, answers } = open('/staff/log', { 'staff.exportActions': { ...file, is_shortened: true } });
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  const sentence = 'The file has the newest 20,000 entries. For older entries, select a date range.';
  expect(await screen.findByText(sentence)).toBeTruthy();
  answers['staff.exportActions'] = { ...file, is_shortened: false };
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(kept).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
});

test('a log that fails to load says so and can be tried again, and an empty one looks different', async () => {
  const { user, answers } = open('/staff/log?action=ban_user', { 'staff.actions': { fails: 'unavailable' } });
  expect(await screen.findByText('Failed to fetch staff actions')).toBeTruthy();
  answers['staff.actions'] = {
    ...page,
    actions: [],
    has_older: false,
    pagination: { ...page.pagination, total: 0 },
    is_more: false,
  };
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No actions match these filters')).toBeTruthy();
});
