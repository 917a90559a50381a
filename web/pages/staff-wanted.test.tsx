import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { StaffWantedAd } from '@forecourt/contract/wanted/wanted-moderation.ts';
import { mia, sam } from '../testing/desk.ts';
import type { Answers } from '../testing/fake-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { signedIn } from '../testing/people.ts';
import { aWantedAd } from '../testing/wanted.ts';

const reported: StaffWantedAd = {
  ad: aWantedAd,
  reports: [
    {
      id: 1,
      reason: 'scam',
      details: 'Wants money first',
      created_at: '2026-11-16T10:00:00Z',
      reporter: { id: 12, name: 'Maria Lopez' },
    },
  ],
  may: ['dismiss', 'flag', 'remove'],
};
const queue = (...ads: StaffWantedAd[]) => ({ success: true as const, ads, page: 1, pages: 1, total: ads.length });
const open = (entry: StaffWantedAd = reported, user = mia, answers: Answers = {}) =>
  openApp('/staff/cars/wanted', {
    ...signedIn(user),
    'wanted.queue': queue(entry),
    'wanted.decide': { success: true },
    ...answers,
  });

test('a moderator reads the ad and its reports, and removes it with a reason', async () => {
  const { user, asked, answers } = open();
  const reports = within(await screen.findByRole('region', { name: 'Reports about Low Karin for slow Sundays' }));
  for (const text of ['1 report', 'It looks like a scam', 'Wants money first'])
    expect(reports.getByText(text)).toBeTruthy();
  expect(reports.getByText(/Maria Lopez/)).toBeTruthy();
  await user.click(reports.getByRole('button', { name: 'Remove' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove this wanted ad' }));
  expect(dialog.getByText('Kenji Sato will see this reason and can appeal.')).toBeTruthy();
  await user.type(dialog.getByLabelText(/Reason/), 'Asks for money first');
  answers['wanted.queue'] = queue();
  await user.click(dialog.getByRole('button', { name: 'Remove wanted ad' }));
  expect(await screen.findByText('Wanted ad removed')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'No reported wanted ads' })).toBeTruthy();
  expect(asked.find(({ name }) => name === 'wanted.decide')?.body).toEqual({
    id: 5,
    decision: 'remove',
    reason: 'Asks for money first',
  });
});

test('a decision without a reason isn’t sent, and one that came too late says so in the dialog', async () => {
  const { user, asked } = open(reported, mia, { 'wanted.decide': { fails: 'no_open_report' } });
  await user.click(await screen.findByRole('button', { name: 'Dismiss reports' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Dismiss the reports' }));
  await user.click(dialog.getByRole('button', { name: 'Dismiss reports' }));
  await waitFor(() => expect(dialog.getByLabelText(/Reason/).getAttribute('aria-invalid')).toBe('true'));
  expect(asked.some(({ name }) => name === 'wanted.decide')).toBe(false);
  await user.type(dialog.getByLabelText(/Reason/), 'All in order');
  await user.click(dialog.getByRole('button', { name: 'Dismiss reports' }));
  expect(await dialog.findByRole('alert')).toBeTruthy();
});

test('read-only staff see neither names nor buttons', async () => {
  open({ ...reported, reports: reported.reports.map((one) => ({ ...one, reporter: null })), may: [] }, sam);
  const reports = within(await screen.findByRole('region', { name: 'Reports about Low Karin for slow Sundays' }));
  expect(reports.queryByText(/Maria Lopez/)).toBeNull();
  expect(reports.queryAllByRole('button')).toEqual([]);
  expect(reports.getByText('Only moderators and admins who aren’t involved can decide.')).toBeTruthy();
});

test('flagged and removed ads are a list of their own, with the reason and Restore', async () => {
  const { user, asked, answers, here } = open();
  await screen.findByRole('list', { name: 'Wanted ads' });
  answers['wanted.queue'] = queue({
    ad: { ...aWantedAd, status: 'removed', reason: 'Asks for money first' },
    reports: [],
    may: ['restore'],
  });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Flagged or removed');
  expect(await screen.findByText('Reason given: Asks for money first')).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: 'Reason' })).toBeNull();
  expect(here()).toBe('/staff/cars/wanted?show=hidden');
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Restore this wanted ad' }));
  await user.type(dialog.getByLabelText(/Reason/), 'Upheld on appeal');
  await user.click(dialog.getByRole('button', { name: 'Restore wanted ad' }));
  await waitFor(() =>
    expect(asked.find(({ name }) => name === 'wanted.decide')?.body).toMatchObject({ id: 5, decision: 'restore' }),
  );
});
