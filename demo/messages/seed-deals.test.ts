import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expireOffers } from '@forecourt/server/flows/offers/expire-offers.ts';
import { startSite, type Site } from '../../testing/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const rows = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(site.db)).rows;

test('there are offers in every state that buyers and sellers look at, and no deadline has passed', async () => {
  const found = await rows(sql<{ status: string; turn: string; offers: number }>`
    select status, turn, count(*)::int as offers from offers group by 1, 2 order by 1, 2`);
  expect(found.map(({ status, turn }) => `${status} ${turn}`)).toEqual([
    'accepted buyer',
    'declined seller',
    'expired buyer',
    'open buyer',
    'open seller',
    'withdrawn buyer',
  ]);
  const statuses = sql<{ id: number; status: string }>`select id, status from offers order by id`;
  const before = await rows(statuses);
  await expireOffers(site.db, new Date());
  expect(await rows(statuses)).toEqual(before);
});

test('offers agree with their amounts, messages, conversations and cars', async () => {
  const wrong = sql`
    select offers.id from offers
    join cars on cars.id = offers.car_id join conversations on conversations.id = conversation_id
    left join messages on messages.offer_id = offers.id
    where messages.conversation_id is distinct from conversations.id or messages.created_at <> offers.created_at
      or messages.sender_id <> buyer_id or conversations.car_id <> cars.id
      or offers.dealer_id is distinct from cars.dealer_id or offers.seller_id <> cars.seller_id
      or amount <> (select amount from offer_amounts where offer_id = offers.id order by id desc limit 1)
      or (select min(at) from offer_amounts where offer_id = offers.id) <> offers.created_at
      or (offers.status = 'accepted') <> (cars.held_until is not null and cars.held_until = offers.hold_until)
        and offers.status <> 'open'
      or greatest(accepted_at, ended_at, (select max(at) from offer_amounts where offer_id = offers.id)) > now()
      or amount > 2 * price_then or price_then <> cars.price`;
  expect(await rows(wrong)).toEqual([]);
  expect(await rows(sql`select id from cars where held_until is not null and status <> 'reserved'`)).toEqual([]);
});

test('Mara has an offer to respond to, one on her car, and Eclipse Motors has one reserved and one in line', async () => {
  const [mara, grace] = [await site.as('member'), await site.as('dealerOwner')];
  const made = (await mara.api.offers.mine({ side: 'made' })).offers;
  expect(made.map(({ status, turn, car }) => [status, turn, car.status])).toEqual([['open', 'buyer', 'active']]);
  const [received] = (await mara.api.offers.mine({ side: 'received' })).offers;
  expect(received).toMatchObject({ status: 'open', turn: 'buyer', buyer_name: 'Lola Fontaine' });
  const dealers = (await grace.api.offers.mine({ side: 'received' })).offers;
  expect(dealers.map(({ status, in_line }) => `${status}${in_line ? ' in line' : ''}`).toSorted()).toEqual([
    'accepted',
    'open',
    'open in line',
  ]);
});

test('meetings are proposed, agreed and over, each shown by its latest message', async () => {
  const wrong = sql`
    select meetings.id from meetings
    join meeting_proposals as proposal on proposal.meeting_id = meetings.id
    left join messages on messages.id = message_id
    where messages.conversation_id is distinct from meetings.conversation_id
      or messages.created_at <> coalesce(agreed_at, meetings.created_at)
      or proposal.starts_at <= coalesce(agreed_at, meetings.created_at)
      or proposal.starts_at > meetings.created_at + interval '30 days'
      or (proposal.starts_at > now()) <> (meetings.status <> 'over')
      or ended_at > now() or revealed_at > now()`;
  expect(await rows(wrong)).toEqual([]);
  const statuses = await rows(sql<{ status: string }>`select distinct status from meetings order by 1`);
  expect(statuses.map(({ status }) => status)).toEqual(['agreed', 'over', 'proposed']);
  expect(
    await rows(
      sql`select id from meetings where (select count(*) from meeting_proposals where meeting_id = meetings.id) <> 1`,
    ),
  ).toEqual([]);
});

test('Mara’s profile says how many meetings she kept, and Eclipse Motors is asked about one', async () => {
  const [mara, pia] = [await site.as('member'), await site.as('dealerStaff')];
  const profile = await site.visitor().api.accounts.user({ id: mara.id });
  expect(JSON.stringify(profile)).toContain('"kept":5,"total":5');
  const talks = (await pia.api.messaging.conversations({ user_id: pia.id, limit: 100 })).conversations;
  const yuki = talks.find(({ title }) => title === 'Yuki Tanaka')!;
  const { conversation } = (await pia.api.messaging.conversation({ conversation_id: yuki.id }))!;
  expect(conversation.messages.map(({ message_type }) => message_type)).toEqual(
    expect.arrayContaining(['offer', 'meeting']),
  );
});
