import type pg from 'pg';
import { hashToken, newToken } from '../../server/lib/secrets.ts';
import type { Person } from './people.ts';

/** Users by how busy their inbox is. */
export interface Town {
  /** Has a few conversations, like most. */
  ordinary: Person;
  /** With 500 conversations. */
  sociable: Person;
  /** On the team of the dealer with 20,000 conversations. Has read all but the latest. */
  dealer: Person;
  /** New on that team, has read nothing. */
  newcomer: Person;
}

const peopleCount = 50_000;

/** Creates this many conversations with three messages each on average, most of them read. */
export async function fillTown(pool: pg.Pool, conversations: number): Promise<Town> {
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0; set synchronous_commit = off; set work_mem = '128MB'");
    await client.query('set session_replication_role = replica; select setseed(0.4711)');
    await client.query(people, [peopleCount]);
    await client.query(dealers);
    const base = Number((await client.query('select min(id) as id from users where gta_world_id > 900000')).rows[0].id);
    await fillConversations(client, conversations, { base, count: peopleCount });
    await client.query('vacuum analyze');
    const person = async (id: number): Promise<Person> => {
      const token = newToken();
      await client.query(session, [id, hashToken(token)]);
      return { id, cookie: `forecourt_session=${token}` };
    };
    return {
      ordinary: await person(base + 7000),
      sociable: await person(base + 2),
      dealer: await person(base),
      newcomer: await person(base + 1),
    };
  } finally {
    client.release(true);
  }
}

/** Among this many people, starting at `base`, and the existing dealers. Triggers are already disabled. */
export async function fillConversations(
  client: pg.PoolClient,
  conversations: number,
  { base, count }: { base: number; count: number },
): Promise<void> {
  for (let made = 0; made < conversations; made += 100_000)
    await client.query(manyConversations, [Math.min(100_000, conversations - made), made, base, count]);
  await client.query(participants, [base, Math.floor(count * 0.8)]);
  await client.query(messages);
  await client.query(reads, [base]);
}

const people = `
  with accounts as (
    insert into game_accounts (id, username) select 900000 + n, 'bench' || n from generate_series(1, $1::int) as n
    returning id
  )
  insert into users (gta_world_id, game_account_id, name, phone_number, routing_number)
    select id, id, 'Bench Person ' || id, '5550100', '123456789' from accounts order by id`;

/** The first two people are the first dealer's team. */
const dealers = `
  with made as (
    insert into dealer_accounts (company_name) select 'Bench Dealer ' || n from generate_series(1, 200) as n returning id
  ), numbered as (select id, row_number() over (order by id) as number from made),
  staff as (select id, row_number() over (order by id) as number from users where gta_world_id > 900000)
  insert into dealer_team_members (user_id, dealer_account_id, role)
  select staff.id, numbered.id, case when staff.number = 2 then 'staff' else 'owner' end
  from numbered join staff on staff.number = case numbered.number when 1 then 1 else numbered.number + 100 end
  union all select staff.id, numbered.id, 'staff' from numbered, staff where numbered.number = 1 and staff.number = 2`;

/** $1 conversations, numbered from $2: every 50th is with the busy dealer, every 2000th with the sociable person. */
const manyConversations = `
  insert into conversations (conversation_type, dealer_id, created_by, subject_key, last_sequence, created_at, updated_at)
  select 'direct', case when n % 50 = 0 then busy.id when n % 5 = 1 then busy.id + 1 + n % busy.others end,
    case when n % 2000 = 1999 then $3::int + 2 else $3::int + least(1000, $4::int / 10)
      + floor(random() * ($4::int - least(1000, $4::int / 10)))::int end,
    'bench ' || n, 1 + floor(random() * 5)::int, now() - interval '300 days', now() - random() * interval '300 days'
  from generate_series($2::int + 1, $2::int + $1::int) as n,
    (select min(id) as id, count(*)::int - 1 as others from dealer_accounts where company_name like 'Bench%') as busy`;

const participants = `
  insert into conversation_participants (conversation_id, user_id)
  select id, created_by from conversations
  union all
  select id, $1::int + least(1000, $2::int / 8) + (id * 7919) % $2::int
  from conversations where dealer_id is null
  on conflict do nothing`;

const messages = `
  insert into messages (conversation_id, sequence, sender_id, dealer_id, message_type, content, client_id, created_at)
  select conversations.id, sequence, case when sequence % 2 = 1 then created_by else coalesce(other.user_id, created_by) end,
    case when sequence % 2 = 0 then dealer_id end, 'text', 'Would you take a little less for it? ' || md5(sequence::text),
    gen_random_uuid(), updated_at - (last_sequence - sequence) * interval '5 minutes'
  from conversations cross join lateral generate_series(1, last_sequence) as sequence
  left join lateral (
    select user_id from conversation_participants
    where conversation_id = conversations.id and user_id <> created_by
    union all
    select user_id from dealer_team_members where dealer_account_id = conversations.dealer_id limit 1
  ) as other on true`;

/** Everyone has read everything up to two days ago, including $1 on the dealer's team. */
const reads = `
  insert into conversation_reads (conversation_id, user_id, read_sequence)
  select conversation_id, user_id, case when updated_at < now() - interval '2 days' then last_sequence else 0 end
  from conversation_participants join conversations on conversations.id = conversation_id
  union all
  select id, $1::bigint, case when updated_at < now() - interval '2 days' then last_sequence else 0 end
  from conversations where dealer_id = (select min(id) from dealer_accounts where company_name like 'Bench%')`;

const session = `insert into sessions (user_id, token_hash, expires_at) values ($1, $2, now() + interval '1 day')`;
