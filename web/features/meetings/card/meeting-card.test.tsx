import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Meeting } from '@forecourt/contract/meetings/meeting-shapes.ts';
import { aCar, keptConversation, messageAt } from '../../../testing/conversations.ts';
import { FakeEventSource } from '../../../testing/fake-event-source.ts';
import type { Answers, Asked } from '../../../testing/fake-server.ts';
import { catalogue } from '../../../testing/listings.ts';
import { aMeeting, agreedMeeting, meetingMessage, noActions, pastMeeting } from '../../../testing/meetings.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { johnny, signedIn } from '../../../testing/people.ts';

/** Johnny's conversation with Kenji, in which the meeting changes when the server says so. */
function open(meeting: Meeting, answers: Answers = {}) {
  const kept = keptConversation([meetingMessage(meeting)], { car: aCar });
  const become = (next: Meeting) => kept.messages.splice(0, 1, meetingMessage(next));
  const app = openApp('/messages/5', { ...signedIn(johnny), ...kept.answers, ...catalogue, ...answers });
  return { ...app, become, messages: kept.messages };
}
const said = (asked: Asked[], call: Asked['name']) => asked.filter(({ name }) => name === call).map(({ body }) => body);
const card = () => screen.findByRole('article', { name: 'Viewing' });

test('the asked side sees when and where, in both zones, and accepts what it saw', async () => {
  const { user, asked, answers, become } = open(aMeeting);
  answers['meetings.answer'] = async () => {
    become(agreedMeeting);
    return { success: true, meeting: agreedMeeting };
  };
  const shown = within(await card());
  expect(shown.getByText('Saturday, November 21 at 7:00 PM')).toBeTruthy();
  expect(shown.getByText('Sun, 4:00 AM GMT+9 for Kenji')).toBeTruthy();
  expect(shown.getByText('By the diner')).toBeTruthy();
  expect(shown.getByText('Your reply needed')).toBeTruthy();
  expect(shown.queryByRole('button', { name: 'Cancel viewing' })).toBeNull();
  await user.click(shown.getByRole('button', { name: 'Accept' }));
  expect(await shown.findByText('Agreed')).toBeTruthy();
  expect(said(asked, 'meetings.answer')).toEqual([{ id: 12, proposal_id: 70, accept: true, time_zone: 'UTC' }]);
  expect(shown.getByRole('button', { name: 'Add to calendar' })).toBeTruthy();
});

test('someone who was faster is named, and the card shows what they did', async () => {
  const { user, answers, become } = open(aMeeting);
  answers['meetings.answer'] = async () => {
    become({
      ...aMeeting,
      status: 'withdrawn',
      proposed: null,
      ended_by: { name: 'Kenji Sato', is_ours: false },
      may: noActions,
    });
    return { fails: 'proposal_answered' };
  };
  const shown = within(await card());
  await user.click(shown.getByRole('button', { name: 'Decline' }));
  expect(await shown.findByText('Withdrawn')).toBeTruthy();
  expect(shown.queryByRole('button', { name: 'Accept' })).toBeNull();
  expect(shown.getByText('Kenji Sato withdrew it.')).toBeTruthy();
});

test('while one answer is on its way, no other can be given', async () => {
  const response = Promise.withResolvers<{ success: true; meeting: Meeting }>();
  const { user } = open(aMeeting, { 'meetings.answer': () => response.promise });
  const shown = within(await card());
  await user.click(shown.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(shown.getByRole<HTMLButtonElement>('button', { name: 'Decline' }).disabled).toBe(true));
});

test('another time is suggested from the one on the table, and a refused time is shown at its field', async () => {
  const { user, asked, answers } = open(aMeeting, {
    'meetings.suggest': { fails: 'bad_input', fields: { date: ['Please select a time in the future'] } },
  });
  await user.click(within(await card()).getByRole('button', { name: 'Suggest another time' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Suggest another time or place' }));
  expect((await dialog.findByLabelText<HTMLInputElement>(/^Time/)).value).toBe('19:00');
  await user.clear(dialog.getByLabelText(/^Where exactly/));
  await user.type(dialog.getByLabelText(/^Where exactly/), 'At the pier');
  await user.click(dialog.getByRole('button', { name: 'Send suggestion' }));
  expect(await dialog.findByText('Please select a time in the future')).toBeTruthy();
  answers['meetings.suggest'] = { success: true, meeting: aMeeting };
  await user.click(dialog.getByRole('button', { name: 'Send suggestion' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(said(asked, 'meetings.suggest').at(-1)).toEqual({
    id: 12,
    proposal_id: 70,
    is_change: false,
    date: '2026-11-21',
    time: '19:00',
    time_zone: 'UTC',
    is_second: false,
    area_id: 2,
    place: 'At the pier',
  });
});

test('a proposed change shows both times, and says that the agreed one is still valid', async () => {
  const later = { ...aMeeting.proposed!, id: 71, starts_at: '2026-11-22T19:00:00.000Z' };
  open({ ...agreedMeeting, proposed: later, may: { ...noActions, accept: true, suggest: true, cancel: true } });
  const shown = within(await card());
  expect(shown.getByText('Saturday, November 21 at 7:00 PM')).toBeTruthy();
  expect(shown.getByText('Sunday, November 22 at 7:00 PM')).toBeTruthy();
  expect(shown.getByText(/Until it’s accepted, the meeting stays as agreed/)).toBeTruthy();
  expect(shown.getByRole('button', { name: 'Accept change' })).toBeTruthy();
});

test('an agreed meeting is cancelled with a reason', async () => {
  const { user, asked } = open(agreedMeeting, { 'meetings.cancel': { success: true, meeting: agreedMeeting } });
  await user.click(within(await card()).getByRole('button', { name: 'Cancel viewing' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel the viewing' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel meeting' }));
  expect(await dialog.findByText('Please give a reason')).toBeTruthy();
  await user.type(dialog.getByLabelText(/^Reason/), 'My car broke down');
  await user.click(dialog.getByRole('button', { name: 'Cancel meeting' }));
  await waitFor(() => expect(said(asked, 'meetings.cancel')).toEqual([{ id: 12, reason: 'My car broke down' }]));
});

test('afterwards the reader is asked whether the other side came, and told that the answer stays hidden for now', async () => {
  const { user, asked, answers, become } = open(pastMeeting);
  answers['meetings.attend'] = async () => {
    become({ ...pastMeeting, attendance: { ...pastMeeting.attendance!, ours: 'came' }, may: noActions });
    return { success: true, meeting: pastMeeting };
  };
  const shown = within(await card());
  await user.click(shown.getByRole('button', { name: 'Yes, Kenji came' }));
  expect(await shown.findByText('You said that Kenji came.')).toBeTruthy();
  expect(shown.getByText('You’ll see what Kenji said once both have answered.')).toBeTruthy();
  expect(said(asked, 'meetings.attend')).toEqual([{ id: 12, answer: 'came' }]);
});

test('changes by the other side show on the open card', async () => {
  const { become } = open(agreedMeeting);
  await card();
  become({ ...agreedMeeting, status: 'cancelled', end_cause: 'sold', may: noActions });
  FakeEventSource.opened.at(-1)?.say({ kind: 'conversation_changed', conversation_id: 5 });
  expect(await screen.findByText('The car was sold.')).toBeTruthy();
});

test('a meeting is proposed from the message box, and not in a conversation without a car', async () => {
  const kept = keptConversation([messageAt(1)], { car: aCar });
  const { user, asked } = openApp('/messages/5', {
    ...signedIn(johnny),
    ...kept.answers,
    ...catalogue,
    'meetings.propose': { success: true, meeting: aMeeting },
  });
  await user.click(await screen.findByRole('button', { name: 'Propose a meeting' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Propose a meeting' }));
  await user.click(await dialog.findByRole('button', { name: 'Propose meeting' }));
  expect(await dialog.findByText('Please select a day')).toBeTruthy();
  expect(dialog.getByText('Please select an area')).toBeTruthy();
  await user.selectOptions(dialog.getByLabelText(/^What for/), 'test_drive');
  await user.type(dialog.getByLabelText(/^Day/), '2026-11-30');
  await user.type(dialog.getByLabelText(/^Time/), '18:30');
  await user.selectOptions(dialog.getByLabelText(/^Area/), '2');
  await user.click(dialog.getByRole('button', { name: 'Propose meeting' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(said(asked, 'meetings.propose')).toEqual([
    {
      conversation_id: 5,
      kind: 'test_drive',
      date: '2026-11-30',
      time: '18:30',
      time_zone: 'UTC',
      is_second: false,
      area_id: 2,
      place: '',
    },
  ]);
});

test('no meeting is offered in a conversation without a car', async () => {
  const kept = keptConversation([messageAt(1)]);
  openApp('/messages/5', { ...signedIn(johnny), ...kept.answers });
  await screen.findByRole('button', { name: 'Add photos' });
  expect(screen.queryByRole('button', { name: 'Propose a meeting' })).toBeNull();
});

test('upcoming meetings are listed above the conversations, and follow live changes', async () => {
  const kept = keptConversation([messageAt(1)]);
  const { answers } = openApp('/messages', {
    ...signedIn(johnny),
    ...kept.answers,
    'meetings.upcoming': { success: true, meetings: [aMeeting] },
  });
  const region = within(await screen.findByRole('region', { name: 'Meetings' }));
  expect(region.getByText('Viewing with Kenji Sato')).toBeTruthy();
  expect(region.getByText('Your reply needed')).toBeTruthy();
  answers['meetings.upcoming'] = { success: true, meetings: [agreedMeeting] };
  FakeEventSource.opened.at(-1)?.say({ kind: 'conversation_changed', conversation_id: 5 });
  expect(await region.findByText('Agreed')).toBeTruthy();
});
