import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SessionUser } from '@forecourt/contract/accounts/accounts.ts';
import { tabRow } from '@forecourt/contract/tabs.ts';
import type { StaffTicket } from '@forecourt/contract/tickets/ticket-shapes.ts';
import { aTicket, deskAnswers, listOf, mia, sam, wideScreen } from '../testing/desk.ts';
import { FakeEventSource } from '../testing/fake-event-source.ts';
import type { Answers, Asked } from '../testing/fake-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { ada, johnny, signedIn } from '../testing/people.ts';

const open = (address: string, user: SessionUser = mia, answers: Answers = {}) =>
  openApp(address, { ...signedIn(user), ...deskAnswers, ...answers });
const row = async (name: RegExp | string = /My listing is gone/) =>
  (await screen.findByRole('link', { name })).closest('tr')!;
const listsAsked = (asked: Asked[]) =>
  asked.filter(({ name }) => name === 'tickets.staffList').map(({ query }) => query);
const bodyOf = (asked: Asked[], wanted: Asked['name']) => asked.find(({ name }) => name === wanted)?.body;
const inState = (status: StaffTicket['status']): Answers => ({ 'tickets.staffList': listOf([{ ...aTicket, status }]) });

beforeEach(wideScreen);

test('the portal is named after the role, and shows only existing tabs', async () => {
  open('/staff/tickets', ada);
  expect(await screen.findByRole('heading', { level: 1, name: 'Admin Portal' })).toBeTruthy();
  const tabs = within(screen.getByRole('navigation', { name: 'Staff portal' })).getAllByRole('link');
  const row = tabRow('staff', { staff_role: 'admin', team_role: null });
  expect(tabs.map(({ textContent }) => textContent)).toEqual(row.map(({ title }) => title));
  expect(tabs[1]?.getAttribute('aria-current')).toBe('page');
  expect(await screen.findByRole('heading', { name: 'Support Ticket Management' })).toBeTruthy();
});

test('other staff see the staff portal, and non-staff see nothing of it', async () => {
  open('/staff/tickets', sam);
  expect(await screen.findByRole('heading', { level: 1, name: 'Staff Portal' })).toBeTruthy();
});

test('a member doesn’t learn that the portal exists, and nothing is fetched', async () => {
  const { asked } = open('/staff/tickets?ticket=42', johnny);
  expect(await screen.findByText('This page is not on the lot')).toBeTruthy();
  expect(asked.some(({ name }) => name.startsWith('tickets.'))).toBe(false);
});

test('the table has the spec’s columns and due dates, readable numbers, and relative times', async () => {
  open('/staff/tickets');
  const line = await row();
  const headers = within(line.closest('table')!).getAllByRole('columnheader');
  expect(headers.slice(1).map(({ textContent }) => textContent)).toEqual([
    'Ticket',
    'User',
    'Category',
    'Priority',
    'Status',
    'Due',
    'Created',
    'Actions',
  ]);
  expect(line.textContent).toContain('Ticket #000042');
  expect(line.textContent).not.toContain('TKT-');
  expect(line.textContent).toContain('3 hours ago');
});

test.each([
  ['open', ['Reply', 'Assign']],
  ['in_progress', ['Reply', 'Resolve']],
  ['waiting_for_user', ['Reply', 'Resolve']],
  ['resolved', ['Reply', 'Reopen']],
  ['closed', []],
] as const)('a ticket that is %s offers %j and nothing else', async (status, wanted) => {
  open('/staff/tickets', mia, inState(status));
  const line = await row();
  const links = within(line).queryAllByRole('link', { name: /^Reply/ });
  const names = [...links, ...within(line).queryAllByRole('button')].map(
    ({ textContent }) => textContent?.split(' ')[0],
  );
  expect(names).toEqual(wanted);
});

test('each counter shows what it counts', async () => {
  const { user, here, asked } = open('/staff/tickets');
  await row();
  await user.click(screen.getByRole('link', { name: /Resolved Today/ }));
  await waitFor(() => expect(here()).toBe('/staff/tickets?only=resolved_today'));
  await user.click(await screen.findByRole('link', { name: /Urgent\s*4/ }));
  await waitFor(() => expect(here()).toBe('/staff/tickets?only=urgent'));
  expect(listsAsked(asked).at(-1)).toMatchObject({ only: 'urgent' });
  await user.click(screen.getByRole('link', { name: /Urgent\s*4/ }));
  await waitFor(() => expect(here()).toBe('/staff/tickets'));
  await user.click(screen.getByRole('link', { name: /Open Tickets/ }));
  await waitFor(() => expect(here()).toBe('/staff/tickets?status=open'));
});

test('the desk’s scope can be selected, is shown, and drops the status', async () => {
  const { user, here, asked } = open('/staff/tickets?only=appeals');
  await row();
  const status = screen.getByLabelText<HTMLSelectElement>('Status');
  expect(status.selectedOptions[0]?.textContent).toBe('Appeals to decide');
  expect(listsAsked(asked).at(-1)).toMatchObject({ only: 'appeals' });
  await user.selectOptions(status, 'In Progress');
  await waitFor(() => expect(here()).toBe('/staff/tickets?status=in_progress'));
  await user.selectOptions(status, 'Overdue');
  await waitFor(() => expect(here()).toBe('/staff/tickets?only=overdue'));
});

test('filters are in the address, start at the first page, and View All Tickets drops them', async () => {
  const { user, here, asked } = open('/staff/tickets?status=open&page=2', mia, {
    'tickets.staffList': listOf([aTicket], { page: 2, pages: 2, total: 21 }),
  });
  await row();
  await user.selectOptions(screen.getByLabelText('Assigned to'), 'No one');
  await waitFor(() => expect(here()).toBe('/staff/tickets?status=open&assigned=nobody'));
  await user.selectOptions(screen.getByLabelText('Category'), 'Listings');
  await waitFor(() => expect(here()).toContain('category=2'));
  await user.type(screen.getByLabelText('Search tickets'), 'gone');
  await waitFor(() => expect(here()).toContain('search=gone'));
  expect(listsAsked(asked).at(-1)).toMatchObject({ status: 'open', category: '2', assigned: 'nobody', search: 'gone' });
  await user.click(screen.getByRole('link', { name: 'View All Tickets' }));
  await waitFor(() => expect(here()).toBe('/staff/tickets'));
  expect(screen.getByLabelText<HTMLInputElement>('Search tickets').value).toBe('');
});

test('at most five pages are offered', async () => {
  open('/staff/tickets?page=6', mia, { 'tickets.staffList': listOf([aTicket], { page: 6, pages: 40, total: 800 }) });
  await row();
  const numbers = within(screen.getByRole('navigation', { name: 'Pages' })).getAllByRole('link', { name: /^Page/ });
  expect(numbers.map(({ textContent }) => textContent)).toEqual(['4', '5', '6', '7', '8']);
});

test('an empty list and a failed load look different', async () => {
  const { user, answers } = open('/staff/tickets', mia, { 'tickets.staffList': { fails: 'internal' } });
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to get tickets');
  expect(screen.queryByText('No tickets found')).toBeNull();
  answers['tickets.staffList'] = listOf([]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No tickets found')).toBeTruthy();
});

test('a filter can be saved under a name, selected and deleted', async () => {
  const { user, here, asked } = open('/staff/tickets?status=open&search=car', mia, {
    'tickets.saveFilter': { success: true },
    'tickets.deleteFilter': { success: true },
  });
  await row();
  await user.click(screen.getByRole('button', { name: 'Save this filter' }));
  await user.click(screen.getByRole('button', { name: 'Save filter' }));
  expect(screen.getByText('Please enter a name')).toBeTruthy();
  await user.type(screen.getByLabelText(/^Name/), 'Cars');
  await user.click(screen.getByRole('button', { name: 'Save filter' }));
  await waitFor(() =>
    expect(bodyOf(asked, 'tickets.saveFilter')).toMatchObject({ name: 'Cars', query: '?status=open&search=car' }),
  );
  await user.click(screen.getByRole('link', { name: 'Mine' }));
  await waitFor(() => expect(here()).toBe('/staff/tickets?assigned=me'));
  await user.click(screen.getByRole('button', { name: 'Delete filter Mine' }));
  await waitFor(() => expect(asked.some(({ name }) => name === 'tickets.deleteFilter')).toBe(true));
});

test('assigning lists the user first, then the least busy, and sends the assignee that was seen', async () => {
  const { user, asked } = open('/staff/tickets', mia, {
    'tickets.assign': { success: true, ticket: { ...aTicket, status: 'in_progress', assigned_to: sam.id } },
  });
  await user.click(within(await row()).getByRole('button', { name: /^Assign/ }));
  const people = within(await screen.findByRole('list', { name: 'Staff' })).getAllByRole('button');
  expect(people.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Assign to me'),
    expect.stringContaining('Ada Moreau'),
    expect.stringContaining('Sam Support'),
  ]);
  expect(people[2]?.textContent).toContain('1 open');
  // Anyone involved isn't among those the server lists.
  expect(asked.findLast(({ name }) => name === 'tickets.staff')?.query).toMatchObject({ ticket_id: '42' });
  await user.click(people[2]!);
  await waitFor(() =>
    expect(bodyOf(asked, 'tickets.assign')).toMatchObject({
      ticket_id: 42,
      staff_id: sam.id,
      assigned_by: mia.id,
      expected: null,
    }),
  );
});

test('if a colleague was faster, the current assignee is shown and the list is refreshed', async () => {
  const { user, asked } = open('/staff/tickets', mia, {
    'tickets.assign': { fails: 'assigned_meanwhile', words: { name: 'Sam Support' } },
  });
  await user.click(within(await row()).getByRole('button', { name: /^Assign/ }));
  const before = listsAsked(asked).length;
  await user.click(await screen.findByRole('button', { name: /Assign to me/ }));
  expect(await screen.findByText('This ticket has been assigned to Sam Support')).toBeTruthy();
  await waitFor(() => expect(listsAsked(asked).length).toBeGreaterThan(before));
});

test('bulk changes report what was changed, and what wasn’t with its reason', async () => {
  const second = { ...aTicket, id: 43, ticket_number: 'TKT-000043', subject: 'Second' };
  const refused = [{ ticket_id: 42, sentence: 'You can’t do this while the ticket is open' }];
  const response = Promise.withResolvers<{ success: true; changed: number[]; refused: typeof refused }>();
  const { user, asked, answers } = open('/staff/tickets', mia, {
    'tickets.staffList': listOf([aTicket, second]),
    'tickets.bulk': () => response.promise,
  });
  await row();
  expect(screen.queryByRole('region', { name: 'Selected tickets' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  const bar = screen.getByRole('region', { name: 'Selected tickets' });
  expect(bar.textContent).toContain('2 tickets selected');
  await user.click(within(bar).getByRole('button', { name: 'Resolve' }));
  const assign = within(bar).getByRole<HTMLButtonElement>('button', { name: 'Assign' });
  await waitFor(() => expect(assign.disabled, 'until the change is made').toBe(true));
  answers['tickets.staffList'] = listOf([aTicket, { ...second, subject: 'Second, resolved' }]);
  response.resolve({ success: true, changed: [43], refused });
  expect(await screen.findByText('1 ticket resolved')).toBeTruthy();
  expect(await screen.findByText('Second, resolved')).toBeTruthy();
  expect(screen.getByText('1 ticket not changed')).toBeTruthy();
  expect(screen.getByText('You can’t do this while the ticket is open').parentElement?.textContent).toContain(
    'Ticket #000042',
  );
  expect(bodyOf(asked, 'tickets.bulk')).toMatchObject({ ticket_ids: [42, 43], status: 'resolved' });
  expect(screen.queryByRole('region', { name: 'Selected tickets' })).toBeNull();
});

test('on a phone there are cards with the same content', async () => {
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  } as unknown as MediaQueryList);
  open('/staff/tickets');
  const [card] = within(await screen.findByRole('list', { name: 'Support tickets' })).getAllByRole('listitem');
  expect(card?.textContent).toContain('Ticket #000042');
  expect(within(card!).getByRole('button', { name: /^Assign/ })).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  vi.restoreAllMocks();
});

test('colleagues’ changes appear right away', async () => {
  const { answers } = open('/staff/tickets');
  await row();
  await waitFor(() => expect(FakeEventSource.opened).toHaveLength(1));
  answers['tickets.staffList'] = listOf([{ ...aTicket, status: 'resolved' }]);
  FakeEventSource.opened[0]?.say({ kind: 'ticket_changed', ticket_id: 42 });
  expect(await screen.findByRole('button', { name: /^Reopen/ })).toBeTruthy();
});

test('the quick action assigns unassigned tickets', async () => {
  const { user, asked } = open('/staff/tickets', mia, {
    'tickets.assign': { success: true, ticket: { ...aTicket, status: 'in_progress', assigned_to: ada.id } },
  });
  await row();
  await user.click(screen.getByRole('button', { name: /Assign Staff Member/ }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByLabelText('Ticket')).toBeTruthy();
  await user.click(await within(dialog).findByRole('button', { name: /Ada Moreau/ }));
  await waitFor(() => expect(bodyOf(asked, 'tickets.assign')).toMatchObject({ ticket_id: 42, staff_id: ada.id }));
});
