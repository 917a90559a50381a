import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let [mara, sam, ada, ana]: SignedIn[] = [];
beforeAll(async () => {
  site = await startSite();
  mara = await site.as('member');
  sam = await site.as('support');
  ada = await site.as('admin');
  ana = await site.as('analyst');
});
afterAll(() => site.close());

const open = async (subject: string, more: object = {}) => {
  const { api, id } = mara!;
  const asked = { user_id: id, category_id: 1, subject, description: 'A long story' };
  return (await api.tickets.create({ ...asked, ...more })).ticket;
};
const logOf = (type: string, id: number) =>
  site.db
    .selectFrom('staff_actions')
    .select(['actor_id', 'action', 'before', 'after'])
    .where('target_kind', '=', type)
    .where('target_id', '=', id)
    .orderBy('id')
    .execute();

test('template names are unique, and every change is logged', async () => {
  const { tickets } = sam!.api;
  const { template } = await tickets.saveTemplate({ name: 'Greeting', content: 'Hello {user_name}' });
  await expect(tickets.saveTemplate({ name: 'greeting', content: 'x' })).rejects.toMatchObject({
    code: 'template_exists',
  });
  await tickets.saveTemplate({ id: template.id, name: 'Greeting', content: 'Hi {user_name}' });
  expect((await tickets.templates({})).templates).toContainEqual(
    expect.objectContaining({ content: 'Hi {user_name}' }),
  );
  await ada!.api.tickets.deleteTemplate({ id: template.id });
  await expect(tickets.deleteTemplate({ id: template.id })).rejects.toMatchObject({ code: 'template_not_found' });
  const gone = { id: template.id, name: 'x', content: 'x' };
  await expect(tickets.saveTemplate(gone)).rejects.toMatchObject({ code: 'template_not_found' });

  const [first, last] = ['Hello {user_name}', 'Hi {user_name}'].map((content) => ({ name: 'Greeting', content }));
  expect(await logOf('response_template', template.id)).toEqual([
    { actor_id: sam!.id, action: 'add_response_template', before: null, after: first },
    { actor_id: sam!.id, action: 'change_response_template', before: first, after: last },
    { actor_id: ada!.id, action: 'delete_response_template', before: last, after: null },
  ]);
});

test('a template with unknown variables is refused with the known ones and not saved', async () => {
  const save = (content: string) => sam!.api.tickets.saveTemplate({ name: 'Mistyped', content });
  await expect(save('Hi {user_name} {nonsense}, {user name} and {nonsense}')).rejects.toMatchObject({
    code: 'bad_input',
    fields: {
      content: [
        'There is no {nonsense} and no {user name}. You can use {user_name}, {ticket_number}, {subject}, {category_name} and {staff_name}.',
      ],
    },
  });
  const { templates } = await sam!.api.tickets.templates({});
  expect(templates.some(({ name }) => name === 'Mistyped')).toBe(false);
});

test('only admins maintain categories, and the log has the old values', async () => {
  await expect(sam!.api.tickets.saveCategory({ name: 'Mods' })).rejects.toMatchObject({ code: 'not_allowed' });
  const { category } = await ada!.api.tickets.saveCategory({ name: 'Mods' });
  await ada!.api.tickets.saveCategory({ id: category.id, name: 'Game mods', is_retired: true });
  expect((await mara!.api.tickets.categories({})).categories.some(({ id }) => id === category.id)).toBe(false);
  for (const { name } of (await mara!.api.tickets.categories({})).categories)
    await expect(ada!.api.tickets.saveCategory({ name }), name).rejects.toThrow(
      'A category with that name already exists',
    );
  const gone = { id: 999_999, name: 'Nothing' };
  await expect(ada!.api.tickets.saveCategory(gone)).rejects.toMatchObject({ code: 'category_not_found' });

  const [first, last] = [
    { name: 'Mods', is_retired: false },
    { name: 'Game mods', is_retired: true },
  ];
  expect(await logOf('ticket_category', category.id)).toEqual([
    { actor_id: ada!.id, action: 'add_ticket_category', before: null, after: first },
    { actor_id: ada!.id, action: 'change_ticket_category', before: first, after: last },
  ]);
});

test('of two concurrent uses of the same name, one succeeds and the other gets an error', async () => {
  const { tickets } = ada!.api;
  for (let time = 0; time < 10; time += 1) {
    const name = `Same ${time}`;
    const made = await Promise.all([1, 2].map((no) => tickets.saveCategory({ name: `Old ${time} ${no}` })));
    const renamed = await Promise.allSettled(
      made.map(({ category }) => tickets.saveCategory({ id: category.id, name })),
    );
    expect(renamed.map(codeOf).toSorted()).toEqual(['category_exists', 'done']);
    const kept = await Promise.all(
      [1, 2].map((no) => tickets.saveTemplate({ name: `Old ${time} ${no}`, content: 'x' })),
    );
    const saved = await Promise.allSettled(
      kept.map(({ template }) => sam!.api.tickets.saveTemplate({ id: template.id, name, content: 'y' })),
    );
    expect(saved.map(codeOf).toSorted()).toEqual(['done', 'template_exists']);
  }
});

const codeOf = (outcome: PromiseSettledResult<unknown>): string =>
  outcome.status === 'fulfilled' ? 'done' : (outcome.reason as { code: string }).code;

test('filters belong to each staff member, with unique names', async () => {
  await sam!.api.tickets.saveFilter({ name: 'Mine', query: '?assigned=me' });
  await sam!.api.tickets.saveFilter({ name: 'Mine', query: '?assigned=me&status=open' });
  expect((await sam!.api.tickets.filters({})).filters).toMatchObject([
    { name: 'Mine', query: '?assigned=me&status=open' },
  ]);
  expect((await ada!.api.tickets.filters({})).filters).toEqual([]);
});

test('the desk counters and filters', async () => {
  const before = (await sam!.api.tickets.staffList({ user_id: sam!.id })).counters;
  const { id } = await open('Burning question', { priority: 'urgent' });
  const counted = async () => (await sam!.api.tickets.staffList({ user_id: sam!.id })).counters;
  expect(await counted()).toEqual({ ...before, open: before.open + 1, urgent: before.urgent + 1 });
  const { api, id: user_id } = sam!;
  await api.tickets.addResponse({ ticket_id: id, user_id, content: 'Solved', status: 'resolved' });
  expect(await counted()).toEqual({ ...before, resolved_today: before.resolved_today + 1 });
  const find = async (filters: object) =>
    (await sam!.api.tickets.staffList({ user_id: sam!.id, ...filters })).tickets.map((ticket) => ticket.id);
  expect(await find({ only: 'resolved_today' })).toContain(id);
  expect(await find({ only: 'urgent' })).not.toContain(id);
  expect(await find({ search: 'burning' })).toEqual([id]);
  expect(await find({ search: `TKT-${String(id).padStart(6, '0')}` })).toEqual([id]);
  expect(await find({ search: '100%' })).toEqual([]);
  expect(await find({ assigned: 'me', status: 'resolved', priority: 'urgent' })).toContain(id);
  expect(await find({ assigned: 'nobody' })).not.toContain(id);
});

test('the figures of a period, by person only for those who may see names', async () => {
  await open('To be counted');
  const { totals, by_day, by_category, ratings } = await ana!.api.tickets.analytics({ days: '7' });
  expect(totals.tickets).toBeGreaterThan(0);
  expect(by_day.at(-1)!.created).toBeGreaterThan(0);
  expect(by_day.length).toBe(8);
  expect(by_category.reduce((sum, one) => sum + one.tickets, 0)).toBe(totals.tickets);
  expect(ratings.map(({ rating }) => rating)).toEqual([5, 4, 3, 2, 1]);
  expect((await sam!.api.tickets.analytics({ days: '7' })).by_person.map(({ name }) => name)).toContain('Sam Whitlock');
  expect((await ana!.api.tickets.analytics({ days: '7' })).by_person).toEqual([]);
});

test('the file has every ticket of the period once, even with very many, and no formula', async () => {
  await sql`
    insert into tickets (user_id, category_id, subject, description)
    select ${mara!.id}::bigint, 1, 'Of many ' || no, 'A long story' from generate_series(1, 2100) as no
  `.execute(site.db);
  const newest = await open('=cmd()');
  const { csv } = await sam!.api.tickets.exportTickets({ days: '365' });
  const lines = csv.trimEnd().split('\n');
  expect(lines[0]).toBe(
    '\uFEFFTicket,Subject,Category,Priority,Status,User,Assigned to,Created,First response,Resolved,Rating,Answered in time,Resolved in time',
  );
  const { rows } = await sql<{ tickets: number }>`select count(*) as tickets from tickets`.execute(site.db);
  expect(lines).toHaveLength(1 + rows[0]!.tickets);
  expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(lines.length);
  expect(lines.at(-1)).toContain(`${newest.ticket_number},'=cmd(),`);
  expect(csv).not.toContain('A long story');
});
