import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '@forecourt/server/database/database.ts';
import { connectWithRetry } from '../../testing/connect-with-retry.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';

let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  const database = await freshDatabase();
  const connection = connectWithRetry(database.config, 2);
  db = connection.db;
  close = async () => {
    await connection.close();
    await database.drop();
  };
});
afterAll(() => close());

const rows = async (query: ReturnType<typeof sql>) => (await query.execute(db)).rows;

test('featured cars have a running feature, and no other car does', async () => {
  const wrong = sql`
    select cars.id from cars
    left join lateral (
      select max(ends_at) as until from car_features where car_id = cars.id and ended_at is null and ends_at > now()
    ) as running on true
    where featured_until is distinct from running.until`;
  expect(await rows(wrong)).toEqual([]);
});

test('a feature was paid for, or is one of a dealer’s two free ones per month', async () => {
  const wrong = sql`
    select car_features.id from car_features left join payments on payments.id = payment_id
    where (payment_id is null) = (free_month is null) or free_number > 2
      or (payment_id is not null and (payments.kind, payments.car_id, payments.user_id, payments.delivered_at)
        is distinct from ('featured', car_features.car_id, car_features.user_id, car_features.starts_at))
      or (payments.status = 'refunded') <> (ended_at is not null)`;
  expect(await rows(wrong)).toEqual([]);
});

test('a listing waiting for payment has exactly one open payment, and nothing else is open or in review', async () => {
  const waiting = sql`
    select users.name, count(payments.id) as payments from cars
    join users on users.id = seller_id
    left join payments on payments.car_id = cars.id and payments.status = 'pending' and payments.kind = 'listing'
    where cars.status = 'pending' group by cars.id, users.name`;
  expect(await rows(waiting)).toEqual([{ name: 'Mara Quinn', payments: 1 }]);
  const open = sql`select id from payments where status = 'pending' or next_check_at is not null`;
  expect((await rows(open)).length).toBe(1);
});

test('it can be continued at the bank, and doesn’t expire soon', async () => {
  const [open] = await rows(sql`
    select payments.amount = bank.amount as same, bank.status, bank.mode,
      bank_link like '%/demo/bank/pay/' || bank.payment_id as leads_there,
      payments.created_at between now() - interval '2 hours' and now() as is_new
    from payments join demo.bank_payments as bank on bank.payment_id = bank_payment_id
    where payments.status = 'pending'`);
  expect(open).toEqual({ same: true, status: 'pending', mode: 1, leads_there: true, is_new: true });
});

test('completed payments are delivered, and the bank agrees on every payment', async () => {
  expect(await rows(sql`select id from payments where status = 'completed' and delivered_at is null`)).toEqual([]);
  const wrong = sql`
    select payments.id from payments left join demo.bank_payments as bank on bank.payment_id = bank_payment_id
    where (bank_payment_id is not null and bank.payment_id is null)
      or bank.amount <> payments.amount or bank.mode <> 1
      or (bank.status = 'payment_successful') <> (payments.status in ('completed', 'refunded'))
      or (bank.status = 'payment_failed' and payments.status <> 'failed')
      or (bank.paid_at, bank.payer_routing) is distinct from (payments.paid_at, payments.payer_routing)
        and bank.payment_id is not null`;
  expect(await rows(wrong)).toEqual([]);
});

test('every payment has its events in order, and the last matches its status', async () => {
  const expected: Record<string, string[]> = {
    completed: ['asked opened paid delivered'],
    refunded: ['asked opened paid delivered refunded', 'asked opened paid not_deliverable refunded'],
    failed: ['asked opened failed', 'asked not_opened'],
    cancelled: ['asked opened cancelled', 'asked opened given_up'],
    pending: ['asked opened'],
  };
  const stories = (await rows(sql`
    select status, string_agg(payment_events.kind, ' ' order by payment_events.id) as story
    from payments join payment_events on payment_id = payments.id group by payments.id`)) as {
    status: string;
    story: string;
  }[];
  for (const { status, story } of stories) expect(expected[status]).toContain(story);
  expect(new Set(stories.map(({ story }) => story)).size).toBe(8);
  expect(await rows(sql`select id from payments where id not in (select payment_id from payment_events)`)).toEqual([]);
  const backwards = sql`
    select 1 from (
      select created_at < lag(created_at) over (partition by payment_id order by id) as is_wrong from payment_events
      union all select created_at < lag(created_at) over (order by id) from payments
      union all select created_at > now() or settled_at < created_at or paid_at < created_at from payments
    ) as steps where is_wrong`;
  expect(await rows(backwards)).toEqual([]);
});

test('lines add up, and the subject is the car’s name', async () => {
  const wrong = sql`
    select payments.id from payments left join cars on cars.id = car_id
    where amount <> (select sum((line ->> 'amount')::integer) from jsonb_array_elements(lines) as line)
      or subject <> coalesce(cars.title, concat_ws(' ', cars.year, cars.make, cars.model), '') and cars.id is not null
      or (car_id is null) <> (membership_id is not null)`;
  expect(await rows(wrong)).toEqual([]);
});

test('every dealer has a membership, none has ended, and no car is hidden', async () => {
  const found = sql`
    select company_name, status, extract(day from ends_at - now())::integer as days,
      ends_at + interval '7 days' > now() as is_open
    from dealer_accounts left join memberships on dealer_account_id = dealer_accounts.id order by ends_at`;
  expect(await rows(found)).toEqual([
    { company_name: 'Rockford Autos', status: 'active', days: -3, is_open: true },
    { company_name: 'Vinewood Premium', status: 'active', days: 4, is_open: true },
    { company_name: 'Eclipse Motors', status: 'active', days: 17, is_open: true },
    { company_name: 'Sandy Shores Trucks', status: 'active', days: 40, is_open: true },
  ]);
  expect(await rows(sql`select id from cars where is_hidden`)).toEqual([]);
});
