import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite, type SignedIn, type Site } from '../../testing/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const rows = async (query: ReturnType<typeof sql>) => (await query.execute(site.db)).rows;
const inbox = async ({ api, id }: SignedIn) =>
  (await api.messaging.conversations({ user_id: id, limit: 100 })).conversations;
const unread = async ({ api, id }: SignedIn) => (await api.messaging.unreadCount({ user_id: id })).unread_count;
const open = async ({ api }: SignedIn, conversation_id: number) =>
  (await api.messaging.conversation({ conversation_id, limit: 100 }))!.conversation;

test('sequences have no gaps, times rise, and a conversation knows its last message', async () => {
  const wrong = sql`
    select conversations.id from conversations left join messages on conversation_id = conversations.id
    group by conversations.id
    having min(sequence) is distinct from 1 or max(sequence) <> count(*) or max(sequence) <> last_sequence
      or max(messages.created_at) <> updated_at or min(messages.created_at) < conversations.created_at
      or updated_at > now()`;
  expect(await rows(wrong)).toEqual([]);
  const backwards = sql`
    select 1 from (
      select created_at <= lag(created_at) over (partition by conversation_id order by sequence) as is_wrong
      from messages
      union all select created_at < lag(created_at) over (order by id) from messages
    ) as steps where is_wrong`;
  expect(await rows(backwards)).toEqual([]);
});

test('a subject has the site’s own key, so that asking again opens the same conversation', async () => {
  const wrong = sql`
    select conversations.id from conversations
    cross join lateral (
      select array_agg(user_id order by user_id) as people,
        (array_agg(user_id) filter (where user_id is distinct from seller_id)) as asking
      from conversation_participants left join cars on cars.id = car_id and conversations.dealer_id is null
      where conversation_id = conversations.id
    ) as who
    where subject_key is distinct from case
      when conversation_type = 'group' then null
      when car_id is not null then 'car ' || car_id || ' of ' || asking[1]
      when dealer_id is not null then 'dealer ' || dealer_id || ' of ' || people[1]
      else 'people ' || people[1] || ' and ' || people[2] end
      or cardinality(people) <> (case when dealer_id is null then 2 else 1 end) and conversation_type = 'direct'`;
  expect(await rows(wrong)).toEqual([]);
  const mara = await site.as('member');
  for (const { id, car } of await inbox(mara)) {
    const [first] = (await open(mara, id)).messages;
    // Conversations that start with a confirmation request were started by the seller.
    const isAsking = first?.sequence === 1 && first.sender_id === mara.id && first.message_type === 'text';
    if (!car || !isAsking) continue;
    expect(await mara.api.messaging.create({ car_id: car.id })).toMatchObject({ id, is_new: false });
  }
});

test('no one talks to themselves, to their own dealer, or about someone else’s car', async () => {
  const wrong = sql`
    select conversations.id from conversations
    join conversation_participants as participant on participant.conversation_id = conversations.id
    join users on users.id = participant.user_id
    left join dealer_team_members as team on team.user_id = users.id
    left join cars on cars.id = car_id
    where team.dealer_account_id = conversations.dealer_id
      or cars.dealer_id is distinct from conversations.dealer_id and cars.id is not null
      or cars.dealer_id is null and cars.id is not null and not exists (
        select from conversation_participants
        where conversation_id = conversations.id and user_id = cars.seller_id
      )
      or conversation_type = 'direct' and exists (
        select from conversation_participants as other join users as them on them.id = other.user_id
        where other.conversation_id = conversations.id and other.user_id <> users.id
          and them.game_account_id = users.game_account_id
      )`;
  expect(await rows(wrong)).toEqual([]);
});

test('authors are participants or reply for the dealer, and have read their own messages', async () => {
  const wrong = sql`
    select messages.id from messages
    join conversations on conversations.id = conversation_id
    left join conversation_participants as participant
      on participant.conversation_id = conversations.id and participant.user_id = sender_id
    left join dealer_team_members as team on team.user_id = sender_id
    left join conversation_reads as known on known.conversation_id = conversations.id and known.user_id = sender_id
    where (participant.user_id is null) <> (messages.dealer_id is not null)
      or messages.dealer_id is not null and (
        messages.dealer_id <> conversations.dealer_id or team.dealer_account_id is distinct from messages.dealer_id
      )
      or coalesce(known.read_sequence, 0) < sequence`;
  expect(await rows(wrong)).toEqual([]);
  const names = sql`
    select company_name, count(distinct sender_id)::int as writers from messages
    join dealer_accounts on dealer_accounts.id = dealer_id group by company_name order by company_name`;
  expect(await rows(names)).toEqual([
    { company_name: 'Eclipse Motors', writers: 3 },
    { company_name: 'Rockford Autos', writers: 2 },
    { company_name: 'Sandy Shores Trucks', writers: 2 },
    { company_name: 'Vinewood Premium', writers: 2 },
  ]);
});

test('five are unread for Mara, two of them purchases, three for all of Eclipse Motors, and none for others', async () => {
  const [mara, grace] = [await site.as('member'), await site.as('dealerOwner')];
  expect(await unread(mara)).toBe(5);
  const waiting = (await inbox(mara)).filter(({ unread_count }) => unread_count > 0);
  const texts = waiting.filter(({ last_message }) => last_message?.message_type === 'text');
  expect(texts.map(({ title, unread_count }) => [title, unread_count])).toEqual([
    ['Lola Fontaine', 1],
    ['Eclipse Motors', 2],
  ]);
  expect(waiting.filter((one) => !texts.includes(one)).map(({ unread_count }) => unread_count)).toEqual([1, 1]);
  for (const member of [grace, await site.as('dealerManager'), await site.as('dealerStaff')])
    expect(await unread(member)).toBe(3);
  for (const persona of ['otherMember', 'firstCharacter', 'otherCharacter', 'otherDealerOwner'] as const)
    expect(await unread(await site.as(persona))).toBe(0);
});

test('Mara has a long conversation that loads on demand, a group, and someone she blocked', async () => {
  const mara = await site.as('member');
  const all = await inbox(mara);
  expect(all.length).toBeGreaterThanOrEqual(8);
  const long = all.find(({ title }) => title === 'Kenji Mori');
  const newest = (await mara.api.messaging.conversation({ conversation_id: long!.id }))!.conversation;
  expect(newest).toMatchObject({ has_older: true, may_write: true, car: { status: 'active' } });
  expect(newest.last_sequence).toBeGreaterThan(60);
  const group = await open(mara, all.find(({ title }) => title === 'Sunday meet')!.id);
  expect(group.messages.filter(({ message_type }) => message_type === 'event').map(({ content }) => content)).toEqual([
    'removed Cassius Webb',
    'added Yuki Tanaka',
    'left the group',
  ]);
  expect(group.participants.map(({ name }) => name)).not.toContain('Cassius Webb');
  const blocked = await open(mara, all.find(({ title }) => title === 'Quentin Sharpe')!.id);
  expect(blocked).toMatchObject({ may_write: false, is_blocked_by_me: true });
});

test('one invitation is pending for Theo, who can respond to it, and the others are over', async () => {
  const found = sql`
    select users.name, company_name, dealer_invitations.status, expires_at > now() as is_open,
      answered_at is not null as is_answered, messages.sender_id = invited_by as is_brought,
      (select count(*)::int from dealer_team_members where user_id = users.id) as teams
    from dealer_invitations
    join users on users.id = invited_user_id join dealer_accounts on dealer_accounts.id = dealer_account_id
    join messages on card_kind = 'dealer_invitation' and card_id = dealer_invitations.id
    order by users.name`;
  const [is_brought, teams] = [true, 0];
  expect(await rows(found)).toEqual(
    [
      { name: 'Lola Fontaine', company_name: 'Eclipse Motors', status: 'expired', is_open: false, is_answered: false },
      { name: 'Mara Quinn', company_name: 'Vinewood Premium', status: 'declined', is_open: false, is_answered: true },
      { name: 'Theo Varga', company_name: 'Rockford Autos', status: 'pending', is_open: true, is_answered: false },
    ].map((one) => ({ ...one, is_brought, teams })),
  );
  const theo = await site.as('firstCharacter');
  const { id } = (await inbox(theo)).find(({ title }) => title === 'Rockford Autos')!;
  const card = (await open(theo, id)).messages.at(-1)!;
  expect(card.metadata).toMatchObject({ status: 'pending', may_answer: true, role: 'staff' });
  const { message } = await theo.api.messaging.respondInvitation({
    message_id: card.id,
    user_id: theo.id,
    response: 'accept',
  });
  expect(message.metadata).toMatchObject({ status: 'accepted', may_answer: false });
});

test('one conversation is reported by a participant and pending for staff', async () => {
  const found = sql`
    select users.name, reason, conversation_reports.status, conversation_reports.created_at > conversations.updated_at as is_after
    from conversation_reports join users on users.id = reporter_id
    join conversations on conversations.id = conversation_id
    join conversation_participants as participant
      on participant.conversation_id = conversations.id and participant.user_id = reporter_id`;
  expect(await rows(found)).toEqual([{ name: 'Yuki Tanaka', reason: 'scam', status: 'open', is_after: true }]);
});
