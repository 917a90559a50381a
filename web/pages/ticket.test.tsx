import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { TicketThread } from '@forecourt/contract/tickets/ticket-shapes.ts';
import { FakeEventSource } from '../testing/fake-event-source.ts';
import type { Answers } from '../testing/fake-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { ada, johnny, signedIn } from '../testing/people.ts';
import {
  aThread,
  closedThread,
  pictureOf,
  resolvedThread,
  staffAnswer,
  threadAnswer,
  ticketCategories,
  uploadsReachFakeServer,
} from '../testing/tickets.ts';

const open = (ticket: TicketThread = aThread, answers: Answers = {}, user = johnny) =>
  openApp('/support/42', {
    ...signedIn(user),
    ...ticketCategories,
    'tickets.get': threadAnswer(ticket),
    'tickets.addResponse': {
      success: true,
      response: { ...staffAnswer, id: 8, author_id: johnny.id, is_staff: false },
    },
    'tickets.attach': { success: true, photo: pictureOf(9) },
    ...answers,
  });

const heading = () => screen.findByRole('heading', { level: 1, name: 'My payment is stuck' });
const answerBox = () => screen.findByLabelText<HTMLTextAreaElement>('Your reply');
const named = (asked: { name: string; body: unknown }[], name: string) => asked.filter((one) => one.name === name);

test('in a disputed sale neither side is told that we’re waiting for them alone', async () => {
  open({ ...aThread, sale_id: 32 }, { 'sales.get': { fails: 'internal' } });
  await heading();
  expect(screen.getByText('We’re waiting for a reply from the buyer or the seller')).toBeTruthy();
  expect(screen.queryByText('We’re waiting for your reply')).toBeNull();
});

test('the description comes first, then the replies, and staff replies are marked', async () => {
  const { asked } = open();
  await heading();
  const [first, second] = within(screen.getByRole('list', { name: 'Thread' }))
    .getAllByRole('listitem')
    .filter((item) => item.parentElement?.getAttribute('aria-label') === 'Thread');
  expect(first?.textContent).toContain('I paid for the Sultan and it still says pending.');
  expect(first?.textContent).not.toContain('Support team');
  expect(second?.textContent).toContain('Mia Stone');
  expect(second?.textContent).toContain('Support team');
  expect(screen.getByText('Ticket #000042')).toBeTruthy();
  expect(screen.getByText('We’re waiting for your reply')).toBeTruthy();
  await waitFor(() => expect(document.title).toContain('Ticket #000042: My payment is stuck'));
  // The staff view with its notes is never fetched here, not even by staff.
  expect(asked.some(({ name }) => name === 'tickets.staffTicket')).toBe(false);
});

test('staff who open a user’s ticket here see what the user sees, and reply elsewhere', async () => {
  const { asked } = open({ ...aThread, transitions: ['reply', 'note', 'assign'] }, {}, ada);
  await heading();
  expect(screen.getByRole('link', { name: 'Open it in the staff portal' })).toBeTruthy();
  expect(screen.queryByLabelText('Your reply')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Close ticket' })).toBeNull();
  expect(asked.some(({ name }) => name === 'tickets.staffTicket')).toBe(false);
});

test('a reply is sent once, without staff-only fields, and the box is then cleared', async () => {
  const { promise, resolve } = Promise.withResolvers<{ success: true; response: typeof staffAnswer }>();
  const { user, asked } = open(aThread, { 'tickets.addResponse': () => promise });
  await user.type(await answerBox(), 'Reference 4711');
  await user.dblClick(screen.getByRole('button', { name: 'Send reply' }));
  await waitFor(() => expect(named(asked, 'tickets.addResponse')).toHaveLength(1));
  resolve({ success: true, response: staffAnswer });
  await waitFor(async () => expect((await answerBox()).value).toBe(''));
  expect(named(asked, 'tickets.addResponse').map(({ body }) => body)).toEqual([
    { ticket_id: 42, user_id: johnny.id, content: 'Reference 4711', client_id: expect.any(String) as string },
  ]);
});

test('an empty reply isn’t sent', async () => {
  const { user, asked } = open();
  await user.click(await screen.findByRole('button', { name: 'Send reply' }));
  expect(await screen.findByText('Please write a reply')).toBeTruthy();
  expect(named(asked, 'tickets.addResponse')).toEqual([]);
});

test('a reply that fails says so and stays in the box, even after a reload', async () => {
  const { user } = open(aThread, { 'tickets.addResponse': 'offline' });
  await user.type(await answerBox(), 'Reference 4711');
  await user.click(screen.getByRole('button', { name: 'Send reply' }));
  expect(await screen.findByText(/couldn’t reach the server/)).toBeTruthy();
  expect((await answerBox()).value).toBe('Reference 4711');
  document.body.innerHTML = '';
  open();
  expect((await answerBox()).value).toBe('Reference 4711');
});

test('a reply is retried under the same id until it arrives, and a changed or later one has its own', async () => {
  const { user, asked, answers } = open(aThread, { 'tickets.addResponse': 'offline' });
  const send = async (count: number) => {
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    await waitFor(() => expect(named(asked, 'tickets.addResponse')).toHaveLength(count));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send reply' }).ariaDisabled).not.toBe('true'));
  };
  await user.type(await answerBox(), 'Thanks');
  await send(1);
  await send(2);
  await user.type(await answerBox(), '!');
  answers['tickets.addResponse'] = { success: true, response: staffAnswer };
  await send(3);
  await waitFor(async () => expect((await answerBox()).value).toBe(''));
  await user.type(await answerBox(), 'Thanks!');
  await send(4);
  const ids = named(asked, 'tickets.addResponse').map(({ body }) => (body as { client_id: string }).client_id);
  expect(ids[1]).toBe(ids[0]);
  expect(new Set(ids).size).toBe(3);
});

test('an ended session keeps the thread and the reply, and offers to log in next to it', async () => {
  const { user } = open(aThread, { 'tickets.addResponse': { fails: 'sign_in_required' } });
  await user.type(await answerBox(), 'Reference 4711');
  await user.click(screen.getByRole('button', { name: 'Send reply' }));
  expect(await screen.findByText('Your session has ended.')).toBeTruthy();
  expect((await answerBox()).value).toBe('Reference 4711');
  expect(await heading()).toBeTruthy();
});

test('a reply is sent with its pictures, and a failed upload blocks it with a message', async () => {
  uploadsReachFakeServer();
  const { user, asked, answers } = open(aThread, { 'tickets.attach': 'offline' });
  await user.type(await answerBox(), 'Here it is');
  await user.upload(screen.getByLabelText(/^Add pictures/), new File(['x'], 'shot.png', { type: 'image/png' }));
  const retry = await screen.findByRole('button', { name: 'Try again shot.png' });
  await user.click(screen.getByRole('button', { name: 'Send reply' }));
  expect(await screen.findByText('shot.png isn’t attached. Remove it or try again, then send.')).toBeTruthy();
  expect(named(asked, 'tickets.addResponse')).toEqual([]);
  answers['tickets.attach'] = { success: true, photo: pictureOf(9) };
  await user.click(retry);
  await screen.findByRole('button', { name: 'Remove picture 1' });
  await user.click(screen.getByRole('button', { name: 'Send reply' }));
  await waitFor(() => expect(named(asked, 'tickets.addResponse')[0]?.body).toMatchObject({ attachment_ids: [9] }));
});

test('new staff replies appear, and typed text is kept', async () => {
  const { user, answers } = open();
  await user.type(await answerBox(), 'Half a sen');
  await waitFor(() => expect(FakeEventSource.opened.length).toBeGreaterThan(0));
  const more = { ...staffAnswer, id: 8, content: 'Found it, thank you.' };
  answers['tickets.get'] = threadAnswer({ ...aThread, status: 'in_progress', responses: [staffAnswer, more] });
  FakeEventSource.opened.at(-1)?.say({ kind: 'ticket_changed', ticket_id: 42 });
  expect(await screen.findByText('Found it, thank you.')).toBeTruthy();
  expect(screen.getByText('New reply from Mia Stone, Support team')).toBeTruthy();
  await user.type(await answerBox(), 'tence');
  expect((await answerBox()).value).toBe('Half a sentence');
});

test('if closed while typing, the text is kept and can be used in a new ticket', async () => {
  const { user, answers, here } = open();
  await user.type(await answerBox(), 'One more thing');
  await waitFor(() => expect(FakeEventSource.opened.length).toBeGreaterThan(0));
  answers['tickets.get'] = threadAnswer(closedThread);
  FakeEventSource.opened.at(-1)?.say({ kind: 'ticket_changed', ticket_id: 42 });
  await user.click(await screen.findByRole('button', { name: 'Use in a new ticket' }));
  await waitFor(() => expect(here()).toBe('/support'));
  expect((await screen.findByLabelText<HTMLTextAreaElement>(/^Description/)).value).toBe('One more thing');
});

test('closing asks first, and a closed ticket accepts no reply', async () => {
  const { user, asked, answers } = open(aThread, { 'tickets.close': threadAnswer(closedThread) });
  await user.click(await screen.findByRole('button', { name: 'Close ticket' }));
  const dialog = await screen.findByRole('dialog', { name: 'Close this ticket?' });
  await user.click(within(dialog).getByRole('button', { name: 'Keep ticket open' }));
  expect(named(asked, 'tickets.close')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Close ticket' }));
  const again = await screen.findByRole('dialog', { name: 'Close this ticket?' });
  const closing = within(again).getByRole('button', { name: 'Close ticket' });
  answers['tickets.get'] = threadAnswer(closedThread);
  await user.click(closing);
  await waitFor(() =>
    expect(named(asked, 'tickets.close').map(({ body }) => body)).toEqual([{ ticket_id: 42, user_id: johnny.id }]),
  );
  expect(await screen.findByText(/This ticket is closed/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByLabelText('Your reply')).toBeNull());
});

test('a resolved ticket says when it closes, accepts a reply, and can be rated by keyboard', async () => {
  const rated = { ...resolvedThread, rating: 4, rating_comment: 'Quick' };
  const { user, asked } = open(resolvedThread, { 'tickets.rate': threadAnswer(rated) });
  expect(
    await screen.findByText('Resolved. This ticket will close automatically on November 19, 2026. Reply to reopen it.'),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send and reopen' })).toBeTruthy();
  const group = screen.getByRole('group', { name: 'How did we do?' });
  expect(within(group).getAllByRole('radio')).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'Send rating' }));
  expect(await screen.findByText('Please select one to five')).toBeTruthy();
  expect(named(asked, 'tickets.rate')).toEqual([]);
  within(group).getByRole<HTMLInputElement>('radio', { name: '4 stars, good' }).focus();
  await user.keyboard(' ');
  await user.type(screen.getByLabelText('Comment'), 'Quick');
  await user.click(screen.getByRole('button', { name: 'Send rating' }));
  await waitFor(() =>
    expect(named(asked, 'tickets.rate').map(({ body }) => body)).toEqual([
      { ticket_id: 42, user_id: johnny.id, rating: 4, feedback: 'Quick' },
    ]),
  );
  expect(await screen.findByText('4 of 5 stars')).toBeTruthy();
});

test('an open ticket asks for no rating', async () => {
  open();
  await heading();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('pictures open full size', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Picture 2 of 2, open full size' }));
  expect(await screen.findByRole('dialog', { name: /Johnny Pearson’s message/ })).toBeTruthy();
});

test('another user’s ticket, or a missing one, isn’t found', async () => {
  open(aThread, { 'tickets.get': null });
  expect(await screen.findByRole('heading', { name: 'Ticket not found' })).toBeTruthy();
  document.body.innerHTML = '';
  const { asked } = openApp('/support/nonsense', signedIn(johnny));
  expect(await screen.findByRole('heading', { name: 'Ticket not found' })).toBeTruthy();
  expect(named(asked, 'tickets.get')).toEqual([]);
});

test('a thread that fails to load says so and can be tried again', async () => {
  const { user, answers } = open(aThread, { 'tickets.get': { fails: 'internal' } });
  await screen.findByRole('heading', { name: 'Failed to get ticket' });
  answers['tickets.get'] = threadAnswer(aThread);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await heading()).toBeTruthy();
});
