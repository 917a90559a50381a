import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ConversationReport, OpenedConversation } from '@forecourt/contract/reports/conversation-reports.ts';
import { mia, sam } from '../testing/desk.ts';
import { FakeEventSource } from '../testing/fake-event-source.ts';
import type { Answers } from '../testing/fake-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { signedIn } from '../testing/people.ts';
import { judged } from '../testing/standing.ts';

const report: ConversationReport = {
  id: 5,
  reporter: { id: 11, name: 'Mara Quinn' },
  others: [{ id: 12, name: 'Kenji Mori', company_name: null }],
  is_group: false,
  reason: 'harassment',
  details: 'He goes on and on',
  created_at: '2026-11-15T10:00:00.000Z',
  outcome: null,
  person: null,
  decided_by: null,
  decided_at: null,
  decision_reason: null,
};
const opened: OpenedConversation = {
  messages: [
    {
      id: 1,
      sequence: 30,
      sender_id: 12,
      sender_name: 'Kenji Mori',
      company_name: null,
      message_type: 'text',
      content: 'You liar',
      photos: [],
      created_at: '2026-11-15T09:00:00.000Z',
    },
  ],
  reported_at_sequence: 30,
  has_earlier: true,
  has_later: false,
};
const whole = (more: { report?: ConversationReport; opened?: OpenedConversation | null } = {}) => ({
  success: true as const,
  conversation: { report, opened: null, ...more },
});
const list = { success: true as const, reports: [report], page: 1, pages: 1, total: 1 };
const open = (address: string, answers: Answers = {}) =>
  openApp(address, {
    ...signedIn(mia),
    'reports.conversations': list,
    'reports.conversation': whole(),
    'users.standing': judged({ id: 12, name: 'Kenji Mori' }),
    ...answers,
  });

test('a report shows who reported whom and why, and the search is in the address', async () => {
  const { user, here } = open('/staff/messaging');
  const row = within(await screen.findByRole('list', { name: 'Reported conversations' })).getByRole('listitem');
  for (const text of ['Mara Quinn reported Kenji Mori', 'Insults or threats', 'He goes on and on', 'Waiting'])
    expect(row.textContent).toContain(text);
  await user.selectOptions(screen.getByLabelText('Status'), 'Decided');
  await waitFor(() => expect(here()).toBe('/staff/messaging?status=decided'));
});

test('no part of a conversation is shown before a reason is given, and nothing can be decided', async () => {
  const { user, asked, answers } = open('/staff/messaging?report=5');
  await screen.findByRole('heading', { name: 'Mara Quinn reported Kenji Mori' });
  expect(screen.queryByRole('button', { name: 'Close report' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Open messages around the report' }));
  expect(await screen.findByText('Please give a reason')).toBeTruthy();
  expect(asked.some(({ name }) => name === 'reports.openConversation')).toBe(false);

  answers['reports.openConversation'] = whole({ opened });
  answers['reports.conversation'] = whole({ opened });
  await user.type(screen.getByLabelText(/Why do you need to read it/), 'He was reported');
  await user.click(screen.getByRole('button', { name: 'Open messages around the report' }));
  expect(await screen.findByText('You liar')).toBeTruthy();
  expect(screen.getByText('Reported here')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Read earlier messages' })).toBeTruthy();
  expect(asked.find(({ name }) => name === 'reports.openConversation')?.body).toEqual({
    id: 5,
    reason: 'He was reported',
  });
});

test('a warning goes to the selected user, with its text', async () => {
  const { user, asked } = open('/staff/messaging?report=5', {
    'reports.conversation': whole({ opened }),
    'reports.decideConversation': {
      ...whole({ report: { ...report, outcome: 'warned' } }),
      is_restriction_kept: false,
    },
  });
  await user.click(await screen.findByLabelText('Warn a user'));
  await user.type(screen.getByLabelText(/^Warning/), 'Please stay polite');
  await user.click(screen.getByRole('button', { name: 'Send warning' }));
  await waitFor(() =>
    expect(asked.find(({ name }) => name === 'reports.decideConversation')?.body).toEqual({
      id: 5,
      outcome: 'warned',
      user_id: 12,
      reason: 'Please stay polite',
    }),
  );
});

test('suspending a banned user says beforehand that it changes nothing, and afterwards that the ban was kept', async () => {
  const { user, asked } = open('/staff/messaging?report=5', {
    'reports.conversation': whole({ opened }),
    'users.standing': judged({ id: 12, name: 'Kenji Mori', standing: 'banned', reason: 'Fraud' }),
    'reports.decideConversation': {
      ...whole({ report: { ...report, outcome: 'suspended' } }),
      is_restriction_kept: true,
    },
  });
  await user.click(await screen.findByLabelText('Suspend a user'));
  const standing = within(await screen.findByRole('region', { name: 'Standing of Kenji Mori' }));
  expect(standing.getByText('Reason: Fraud')).toBeTruthy();
  const will = within(screen.getByRole('region', { name: 'What this will do' }));
  expect(will.getByText('This user is banned. Suspending will not change that.')).toBeTruthy();
  await user.type(screen.getByLabelText(/^Reason/), 'Threats');
  await user.click(screen.getByRole('button', { name: 'Suspend user' }));
  expect(await screen.findByText('Report upheld. The restriction hasn’t changed.')).toBeTruthy();
  expect(asked.find(({ name }) => name === 'reports.decideConversation')?.body).toMatchObject({ outcome: 'suspended' });
});

test('a list that fails to load says so, and doesn’t look empty', async () => {
  open('/staff/messaging', { 'reports.conversations': { fails: 'internal' } });
  expect(await screen.findByRole('heading', { name: 'We couldn’t load the reports' })).toBeTruthy();
  expect(screen.queryByText('No open reports')).toBeNull();
});

test('support can read reported reviews but not decide', async () => {
  openApp('/staff/reviews', {
    ...signedIn(sam),
    'reviews.reported': { success: true, reviews: [], page: 1, pages: 0, total: 0 },
  });
  expect(await screen.findByText('No reported reviews')).toBeTruthy();
});

test.each([
  ['/staff/messaging', 'reports.conversations', 'Mara Quinn reported Kenji Mori'],
  ['/staff/reviews', 'reviews.reported', 'No reported reviews'],
] as const)('at %s new reports and decisions appear right away', async (address, name, sentence) => {
  const { asked } = open(address, {
    'reviews.reported': { success: true, reviews: [], page: 1, pages: 0, total: 0 },
  });
  await screen.findByText(sentence);
  const before = asked.filter((one) => one.name === name).length;
  act(() => FakeEventSource.opened[0]!.say({ kind: 'market_changed' }));
  await waitFor(() => expect(asked.filter((one) => one.name === name).length).toBeGreaterThan(before));
});
