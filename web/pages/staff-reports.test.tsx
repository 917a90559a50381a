import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ReportedCar } from '@forecourt/contract/reports/reports.ts';
import { mia, sam } from '../testing/desk.ts';
import { openApp } from '../testing/open-app.tsx';
import { signedIn } from '../testing/people.ts';
import { judged } from '../testing/standing.ts';
import { staffCar } from '../testing/staff-cars.ts';

const reported: ReportedCar = {
  car: { ...staffCar, open_reports: 2 },
  reports: [
    {
      id: 1,
      reason: 'scam',
      details: 'Wants the money first',
      created_at: '2026-11-14T12:00:00.000Z',
      reporter: { id: 12, name: 'Kenji Mori' },
      is_by_site: false,
    },
    {
      id: 2,
      reason: 'duplicate',
      details: null,
      created_at: '2026-11-15T12:00:00.000Z',
      reporter: { id: 13, name: 'Theo Varga' },
      is_by_site: false,
    },
  ],
  decided: null,
  may: ['dismiss', 'flag', 'remove'],
  is_own_report: false,
};
const queue = (...entries: ReportedCar[]) => ({
  success: true as const,
  reported: entries,
  page: 1,
  pages: 1,
  total: entries.length,
});
const open = (entry: ReportedCar = reported, user = mia) =>
  openApp('/staff/cars/reports', {
    ...signedIn(user),
    'reports.queue': queue(entry),
    'reports.decide': { success: true, decided: 2 },
    'users.standing': judged(),
  });

test('reports about a listing are grouped, and dismissing them sends a reason and those that were read', async () => {
  const { user, asked, answers } = open();
  const said = within(await screen.findByRole('list', { name: 'Reports about 2021 Karin Sultan' }));
  for (const text of ['It looks like a scam', 'Wants the money first', 'Kenji Mori', 'Theo Varga'])
    expect(said.getByText(text)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Dismiss 2021 Karin Sultan' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/People who reported the listing see this/)).toBeTruthy();
  await user.type(dialog.getByLabelText(/Reason/), 'The papers are in order');
  answers['reports.queue'] = queue();
  await user.click(dialog.getByRole('button', { name: 'Dismiss' }));
  expect(await screen.findByText('No open reports')).toBeTruthy();
  expect(asked.find(({ name }) => name === 'reports.decide')?.body).toEqual({
    car_id: 7,
    decision: 'dismiss',
    report_ids: [1, 2],
    reason: 'The papers are in order',
  });
});

test('read-only users see neither names nor buttons', async () => {
  const unnamed = reported.reports.map((one) => ({ ...one, reporter: null }));
  open({ ...reported, reports: unnamed, may: [] }, sam);
  const said = within(await screen.findByRole('list', { name: 'Reports about 2021 Karin Sultan' }));
  expect(said.queryByText('Kenji Mori')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Dismiss 2021/ })).toBeNull();
});

test('staff leave their own report to a colleague, and decided ones have their own address', async () => {
  const { user, here, asked } = open({ ...reported, may: [], is_own_report: true });
  expect(await screen.findByText(/You reported this listing yourself/)).toBeTruthy();
  await user.click(screen.getByRole('link', { name: /Decided/ }));
  await waitFor(() => expect(here()).toBe('/staff/cars/reports?state=decided'));
  await waitFor(() =>
    expect(asked.findLast(({ name }) => name === 'reports.queue')?.query).toMatchObject({ state: 'decided' }),
  );
});
