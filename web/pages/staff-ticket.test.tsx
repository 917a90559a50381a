import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SessionUser } from '@forecourt/contract/accounts/accounts.ts';
import { anAnswer, deskAnswers, listOf, mia, sam, threadOf, type DeskTicket } from '../testing/desk.ts';
import { FakeEventSource } from '../testing/fake-event-source.ts';
import type { Answers, Asked } from '../testing/fake-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { johnny, signedIn } from '../testing/people.ts';
import { uploadsReachFakeServer } from '../testing/tickets.ts';

const shown = (ticket: DeskTicket) => ({ success: true as const, ticket });
const open = (more: Partial<DeskTicket> = {}, user: SessionUser = mia, answers: Answers = {}) =>
  openApp('/staff/tickets?status=open&page=2&ticket=42', {
    ...signedIn(user),
    ...deskAnswers,
    'tickets.staffTicket': shown(threadOf(more)),
    'tickets.addResponse': { success: true, response: anAnswer },
    ...answers,
  });
const heading = () => screen.findByRole('heading', { level: 2, name: 'My listing is gone' });
const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Reply to Johnny Pearson' });
const bodies = (asked: Asked[], wanted: Asked['name']) =>
  asked.filter(({ name }) => name === wanted).map(({ body }) => body);
const nameOf = (button: HTMLElement) =>
  button.getAttribute('aria-label') ?? button.firstChild?.nextSibling?.textContent;
/** None of them changes the ticket. */
const readOnlyButtons = ['Quick search', 'Keyboard shortcuts', 'User details'];
const anId = expect.any(String) as string;
const live = async () => {
  await waitFor(() => expect(FakeEventSource.opened).toHaveLength(1));
  return FakeEventSource.opened[0]!;
};

test('a reply about a disputed sale goes to both sides, and says so', async () => {
  open({ sale_id: 32 }, mia, { 'sales.get': { fails: 'internal' } });
  await heading();
  expect(await screen.findByRole('textbox', { name: 'Reply to the buyer and the seller' })).toBeTruthy();
});

test('a ticket shows the user with a link to their profile, the messages, and the way back to the list', async () => {
  open({
    responses: [anAnswer, { ...anAnswer, id: 2, is_internal: true, content: 'Between us' }],
    rating: 4,
    rating_comment: 'Friendly',
    status: 'resolved',
  });
  await heading();
  expect(screen.getByRole('link', { name: /Johnny Pearson/ }).getAttribute('href')).toBe('/user/11');
  const [question, answer, note] = within(screen.getByRole('list', { name: 'Conversation' })).getAllByRole('listitem');
  expect(question?.textContent).toContain('I paid yesterday and cannot find it.');
  expect(answer?.textContent).not.toContain('Internal note');
  expect(note?.textContent).toContain('Internal note');
  expect(screen.getByText('4 of 5 stars')).toBeTruthy();
  expect(screen.getByText('“Friendly”')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All tickets' }).getAttribute('href')).toBe(
    '/staff/tickets?status=open&page=2',
  );
});

test('a reply is sent once, and the box is cleared only when it has arrived', async () => {
  const { user, asked, answers } = open({}, mia, { 'tickets.addResponse': { fails: 'internal' } });
  await user.type(await box(), 'Hello');
  await user.click(screen.getByRole('button', { name: 'Send reply' }));
  expect((await screen.findByRole('alert')).textContent).toContain('It’s still here');
  expect((await box()).value).toBe('Hello');
  answers['tickets.addResponse'] = { success: true, response: anAnswer };
  await user.dblClick(screen.getByRole('button', { name: 'Send reply' }));
  await waitFor(async () => expect((await box()).value).toBe(''));
  const [failed, arrived, ...more] = bodies(asked, 'tickets.addResponse');
  expect(arrived).toEqual({ ticket_id: 42, user_id: mia.id, content: 'Hello', is_internal: false, client_id: anId });
  // Under the same id, so if only the response was lost, it's still stored once.
  expect(failed).toEqual(arrived);
  expect(more).toEqual([]);
  await user.type(await box(), 'Hello');
  await user.click(screen.getByRole('button', { name: 'Send reply' }));
  await waitFor(() => expect(bodies(asked, 'tickets.addResponse')).toHaveLength(3));
  expect(bodies(asked, 'tickets.addResponse').at(-1)).not.toEqual(arrived);
});

test('a reply can set the ticket to waiting or resolve it, which goes on to the next ticket that this person can work on', async () => {
  const skipped = [
    threadOf({ id: 43, is_decider: true }),
    threadOf({ id: 44, is_own: true }),
    threadOf({ id: 45, status: 'waiting_for_user' }),
  ];
  const { user, asked, here } = open({}, mia, {
    'tickets.staffList': listOf([threadOf(), ...skipped, threadOf({ id: 46 })]),
  });
  await screen.findByRole('link', { name: 'Next ticket' });
  await user.type(await box(), 'And?');
  await user.click(screen.getByRole('button', { name: 'Send and set waiting' }));
  await waitFor(() => expect(bodies(asked, 'tickets.addResponse')[0]).toMatchObject({ status: 'waiting_for_user' }));
  await waitFor(async () => expect((await box()).value).toBe(''));
  await user.type(await box(), 'Done');
  await user.click(screen.getByRole('button', { name: 'Send and resolve' }));
  await waitFor(() => expect(bodies(asked, 'tickets.addResponse')[1]).toMatchObject({ status: 'resolved' }));
  await waitFor(() => expect(here()).toBe('/staff/tickets?status=open&page=2&ticket=46'));
});

test('text written as a note is never in the reply box', async () => {
  const { user, asked } = open();
  await box();
  await user.click(screen.getByRole('radio', { name: 'Internal note' }));
  await user.type(screen.getByRole('textbox', { name: 'Internal note' }), 'He lies');
  expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
  expect(bodies(asked, 'tickets.answering')).toEqual([]);
  await user.click(screen.getByRole('radio', { name: 'Reply to user' }));
  expect((await box()).value).toBe('');
  await user.click(screen.getByRole('radio', { name: 'Internal note' }));
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  await waitFor(() =>
    expect(bodies(asked, 'tickets.addResponse')).toEqual([
      { ticket_id: 42, user_id: mia.id, content: 'He lies', is_internal: true, client_id: anId },
    ]),
  );
});

test('a template is inserted with its variables filled in', async () => {
  const { user } = open();
  await box();
  await user.click(screen.getByRole('button', { name: 'Templates' }));
  await user.click(await screen.findByRole('button', { name: /Looking into it/ }));
  expect((await box()).value).toBe('Hi Johnny Pearson, we look into Ticket #000042. Mia Moderator');
});

test('typed text survives updates, and a colleague’s reply is pointed out before sending', async () => {
  const { user, answers } = open();
  await user.type(await box(), 'I was about to say');
  const stream = await live();
  act(() => stream.say({ kind: 'ticket_answering', ticket_id: 42, user_id: sam.id, name: sam.name }));
  expect(await screen.findByText('Sam is replying…')).toBeTruthy();
  answers['tickets.staffTicket'] = shown(
    threadOf({
      responses: [{ ...anAnswer, id: 7, author_id: sam.id, author_name: sam.name, content: 'Solved it' }],
    }),
  );
  act(() => stream.say({ kind: 'ticket_changed', ticket_id: 42 }));
  expect(await screen.findByText('Solved it')).toBeTruthy();
  expect((await box()).value).toBe('I was about to say');
  expect(screen.getByText(/Sam replied while you were writing/)).toBeTruthy();
});

test('typed text survives a reload, for its author', async () => {
  localStorage.setItem(`forecourt.ticket.${mia.id}.42.reply`, 'Half a sentence');
  open();
  expect((await box()).value).toBe('Half a sentence');
});

test('typing notifies the others and shows who else is typing, but not on other tickets', async () => {
  const { user, asked } = open();
  await user.type(await box(), 'Hello there');
  expect(bodies(asked, 'tickets.answering')).toEqual([{ ticket_id: 42 }]);
  const stream = await live();
  act(() => stream.say({ kind: 'ticket_answering', ticket_id: 43, user_id: sam.id, name: sam.name }));
  expect(screen.queryByText(/is replying/)).toBeNull();
  act(() => stream.say({ kind: 'ticket_answering', ticket_id: 42, user_id: sam.id, name: sam.name }));
  expect(await screen.findByText('Sam is replying…')).toBeTruthy();
});

test('read-only users see the thread with its notes and no actions', async () => {
  open({ transitions: [], responses: [{ ...anAnswer, is_internal: true }] }, sam);
  await heading();
  expect(screen.getByText('Internal note')).toBeTruthy();
  const main = within(screen.getByRole('main'));
  expect(main.queryByRole('textbox')).toBeNull();
  expect(main.queryByRole('combobox')).toBeNull();
  expect(main.getAllByRole('button').map(nameOf)).toEqual(readOnlyButtons);
});

test('a closed ticket offers nothing, and unsent text isn’t lost', async () => {
  const { user, answers } = open();
  await user.type(await box(), 'Too late');
  const stream = await live();
  answers['tickets.staffTicket'] = shown(threadOf({ status: 'closed' }));
  act(() => stream.say({ kind: 'ticket_changed', ticket_id: 42 }));
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your unsent text' })).value).toBe(
    'Too late',
  );
  const main = within(screen.getByRole('main'));
  expect(main.getAllByRole('button').map(nameOf)).toEqual(readOnlyButtons);
  expect(main.queryByRole('combobox')).toBeNull();
});

test('a user’s own ticket says that no one handles their own', async () => {
  open({ user_id: mia.id, is_own: true, transitions: ['answer', 'close'] });
  await heading();
  expect(screen.getByText(/so a colleague will reply to it/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open as your own ticket' }).getAttribute('href')).toBe('/support/42');
  const main = within(screen.getByRole('main'));
  expect(main.queryByRole('textbox')).toBeNull();
  expect(main.getAllByRole('button').map(nameOf)).toEqual(readOnlyButtons);
});

test('the same applies to the user’s other characters, and it isn’t said to be closed', async () => {
  open({ user_id: 999, user_name: 'Other Self', is_own: true, transitions: [] });
  expect(await screen.findByText(/so a colleague will reply to it/)).toBeTruthy();
  expect(screen.queryByText(/closed/)).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('web addresses in messages are links, marked as untrusted', async () => {
  open({ description: 'It is https://example.com/car/7 and <b>not</b> mine' });
  const link = await screen.findByRole('link', { name: 'https://example.com/car/7' });
  expect(link.getAttribute('rel')).toContain('noopener');
  expect(screen.getByText(/<b>not<\/b>/)).toBeTruthy();
});

test('the status offers only allowed transitions', async () => {
  const { user, asked } = open({ status: 'in_progress', assigned_to: sam.id, assigned_name: sam.name }, mia, {
    'tickets.updateStatus': { success: true, ticket: threadOf({ status: 'waiting_for_user' }) },
    'tickets.updatePriority': { success: true, ticket: threadOf({ priority: 'low' }) },
  });
  const status = await screen.findByLabelText('Status');
  expect([...status.querySelectorAll('option')].map(({ text }) => text)).toEqual([
    'In Progress',
    'Waiting for User',
    'Resolved',
  ]);
  await user.selectOptions(status, 'Waiting for User');
  await waitFor(() =>
    expect(bodies(asked, 'tickets.updateStatus')).toEqual([
      { ticket_id: 42, status: 'waiting_for_user', user_id: mia.id },
    ]),
  );
  await user.selectOptions(screen.getByLabelText('Priority'), 'Low');
  await waitFor(() => expect(bodies(asked, 'tickets.updatePriority')[0]).toMatchObject({ priority: 'low' }));
});

test('taking over a ticket names its current assignee, so a change in between is noticed', async () => {
  const { user, asked } = open({ status: 'in_progress', assigned_to: sam.id, assigned_name: sam.name }, mia, {
    'tickets.assign': { success: true, ticket: threadOf({ assigned_to: mia.id }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Reassign' }));
  const people = await screen.findByRole('list', { name: 'Staff' });
  expect(within(people).queryByText('Sam Support')).toBeNull();
  await user.click(within(people).getByRole('button', { name: /Assign to me/ }));
  await waitFor(() => expect(bodies(asked, 'tickets.assign')[0]).toMatchObject({ staff_id: mia.id, expected: sam.id }));
});

test('a ticket that doesn’t exist says so', async () => {
  open({}, mia, { 'tickets.staffTicket': { fails: 'ticket_not_found' } });
  expect(await screen.findByRole('heading', { name: 'Ticket not found' })).toBeTruthy();
});

test('a picture is uploaded first and attached to the reply, and other files are refused right away', async () => {
  uploadsReachFakeServer();
  const photo = { id: 77, src: '/photos/x', width: 10, height: 10, blur: 'data:,' };
  const { user, asked, answers } = open({ user_name: johnny.name }, mia, { 'tickets.attach': { fails: 'internal' } });
  await user.type(await box(), 'See here');
  const picker = screen.getByLabelText<HTMLInputElement>('Add pictures');
  const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send reply' });
  await user.upload(picker, new File(['x'], 'shot.png', { type: 'image/png' }));
  const retry = await screen.findByRole('button', { name: 'Try again shot.png' });
  answers['tickets.attach'] = { success: true, photo };
  // Nothing is dropped silently.
  expect(send().disabled).toBe(true);
  await user.click(retry);
  await waitFor(() => expect(send().disabled).toBe(false));
  picker.removeAttribute('accept');
  await user.upload(picker, new File(['x'], 'virus.exe', { type: 'application/x-msdownload' }));
  expect(await screen.findByText('virus.exe isn’t a PNG, JPG, GIF or WebP picture.')).toBeTruthy();
  await user.click(send());
  await waitFor(() => expect(bodies(asked, 'tickets.addResponse')[0]).toMatchObject({ attachment_ids: [77] }));
});
