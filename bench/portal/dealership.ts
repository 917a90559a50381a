import type pg from 'pg';
import { hashToken, newToken } from '../../server/lib/secrets.ts';

export interface Dealership {
  dealerId: number;
  /** The owner's session token. */
  token: string;
}

/** Creates a dealer with 200 cars for sale, 20,000 conversations and a year of views, inquiries and sales. */
export async function fillDealership(pool: pg.Pool): Promise<Dealership> {
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0; set synchronous_commit = off; set work_mem = '64MB'");
    await client.query('set session_replication_role = replica; select setseed(0.4711)');
    for (const statement of [
      people,
      dealer,
      cars,
      prices,
      days,
      daysOfDealer,
      sales,
      conversations,
      participants,
      messages,
    ])
      await client.query(statement);
    await client.query('vacuum analyze');
    const { rows } = await client.query('select user_id, dealer_account_id from dealer_team_members where role = $1', [
      'owner',
    ]);
    const token = newToken();
    await client.query(session, [rows[0].user_id, hashToken(token)]);
    return { dealerId: Number(rows[0].dealer_account_id), token };
  } finally {
    client.release(true);
  }
}

const people = `
  with accounts as (
    insert into game_accounts (id, username) select 700000 + n, 'portal' || n from generate_series(1, 2000) as n returning id
  )
  insert into users (gta_world_id, game_account_id, name, phone_number, routing_number)
  select id, id, 'Portal Person ' || id, '5550100', '123456789' from accounts order by id`;

const team = `(select id, row_number() over (order by id) as number from users where gta_world_id > 700000)`;

const dealer = `
  with made as (insert into dealer_accounts (company_name) values ('Bench Motors') returning id),
  paid as (
    insert into memberships (dealer_account_id, started_at, ends_at)
    select id, now() - interval '300 days', now() + interval '20 days' from made
  )
  insert into dealer_team_members (user_id, dealer_account_id, role)
  select person.id, made.id, case number when 1 then 'owner' when 2 then 'admin' when 3 then 'manager' else 'staff' end
  from ${team} as person, made where number <= 8`;

/** 200 for sale, and 300 sold. */
const cars = `
  insert into cars (seller_id, dealer_id, status, make, model, year, price, original_price, mileage, description, body_class,
    images, views, inquiries, created_at, published_at, expires_at, sold_at)
  select person.id, dealer_accounts.id, case when n <= 200 then 'active' else 'sold' end, 'Karin', 'Sultan', 2010 + n % 15,
    5000 + 131 * n, 5000 + 131 * n, 100 * n, 'One of many.', 'Sedans',
    jsonb_build_array(jsonb_build_object('id', n, 'key', 'k' || n, 'width', 960, 'height', 640, 'blur', 'data:,')), 0, 0,
    now() - interval '365 days', now() - (n % 27) * interval '1 day', now() + (1 + n % 29) * interval '1 day',
    case when n > 200 then now() - (n - 200) * interval '29 hours' end
  from generate_series(1, 500) as n cross join dealer_accounts join ${team} as person on person.number = 1 + n % 8`;

const prices = `insert into car_prices (car_id, price, since) select id, price, created_at from cars`;

/** Cars for sale were viewed on every day of the year, the others on some days before they were sold. */
const days = `
  insert into car_days (car_id, day, views, inquiries)
  select cars.id, day::date, 3 + floor(random() * 20)::int, floor(random() * 1.5)::int
  from cars cross join lateral generate_series(
    case when status = 'active' then current_date - 364 else sold_at::date - 20 end, coalesce(sold_at::date, current_date),
    interval '1 day'
  ) as day`;

const daysOfDealer = `
  with counted as (
    update cars set views = seen.views, inquiries = seen.inquiries from (
      select car_id, sum(views) as views, sum(inquiries) as inquiries from car_days group by 1
    ) as seen where cars.id = seen.car_id
  )
  insert into dealer_days (dealer_id, day, views, inquiries)
  select dealer_id, day, sum(car_days.views), sum(car_days.inquiries)
  from car_days join cars on cars.id = car_id group by 1, 2`;

const sales = `
  insert into sales (car_id, seller_id, dealer_id, buyer_id, listing_price, sale_price, car_status_before, status, sold_at, confirmed_at)
  select id, seller_id, dealer_id, (select min(id) from users where gta_world_id > 700000) + 100 + id % 1900, price, price * 0.95, 'active', case when id % 10 = 0 then 'recorded' else 'confirmed' end, sold_at,
    case when id % 10 <> 0 then sold_at end
  from cars where status = 'sold'`;

const conversations = `
  insert into conversations (conversation_type, dealer_id, car_id, created_by, subject_key, last_sequence, created_at,
    updated_at, asked_at, waits_since)
  select 'direct', dealer_accounts.id, 1 + n % 500 + (select min(id) - 1 from cars),
    (select min(id) from users where gta_world_id > 700000) + 100 + n % 1900, 'portal ' || n, 2 + (n % 40 = 0)::int,
    at, at, at, case when n % 40 = 0 then at end
  from dealer_accounts cross join generate_series(1, 20000) as n
  cross join lateral (select now() - n * interval '26 minutes' as at) as moment`;

const participants = `insert into conversation_participants (conversation_id, user_id) select id, created_by from conversations`;

const messages = `
  insert into messages (conversation_id, sequence, sender_id, dealer_id, message_type, content, client_id, created_at)
  select conversations.id, sequence, case when sequence % 2 = 1 then created_by else (select min(id) from users where gta_world_id > 700000) end,
    case when sequence % 2 = 0 then dealer_id end, 'text', 'Would you take a little less for it?', gen_random_uuid(),
    updated_at - (last_sequence - sequence) * interval '5 minutes'
  from conversations cross join lateral generate_series(1, last_sequence) as sequence`;

const session = `insert into sessions (user_id, token_hash, expires_at) values ($1, $2, now() + interval '1 day')`;
