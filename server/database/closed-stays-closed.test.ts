import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { databaseBefore } from '../../testing/database-before.ts';

const migration = '0077-closed-stays-closed.from-0076.sql';

/** Users in various states, each last seen five days ago. */
async function peopleBefore() {
  const { db, migrate } = await databaseBefore(migration);
  await sql`insert into game_accounts (id, username) values (1, 'all')`.execute(db);
  await sql`
    insert into users (id, game_account_id, gta_world_id, name, standing, standing_reason, suspended_until, last_login)
    overriding system value
    select id, 1, id, name, standing, reason, ends, now() - interval '5 days' from (values
      (1, 'Here', 'active', null, null::timestamptz), (2, 'Closed', 'closed', null, null),
      (3, 'Reopened', 'active', null, null), (4, 'Suspended', 'suspended', 'x', now() + interval '1 day'),
      (5, 'Back', 'active', null, null), (6, 'Banned', 'banned', 'x', null)
    ) as given (id, name, standing, reason, ends)`.execute(db);
  // Closed when staff acted on them. One has logged in since.
  await sql`
    insert into staff_actions (actor_id, action, target_kind, target_id, before, after, reason, created_at)
    select 1, 'suspend_user', 'user', id, '{"standing":"closed"}', '{"standing":"suspended"}', 'x', now() - ago
    from (values (3, interval '3 days'), (4, interval '1 hour'), (5, interval '9 days')) as given (id, ago)`.execute(
    db,
  );
  await sql`
    insert into dealer_applications (user_id, company_name, business_type, description, phone)
    select id, name, 'other', 'Cars', '5550142' from users where name in ('Here', 'Reopened')`.execute(db);
  const standings = async () => {
    const { rows } = await sql<{ name: string; stands: string }>`
      select name, standing || case when account_closed_at is null then '' else ', by its owner' end as stands
      from users order by id`.execute(db);
    return Object.fromEntries(rows.map(({ name, stands }) => [name, stands]));
  };
  return { db, bringUp: migrate, standings };
}

test('closed accounts are marked as closed, including those a suspension reopened and no one returned to', async () => {
  const { bringUp, standings } = await peopleBefore();
  await bringUp();
  expect(await standings()).toEqual({
    Here: 'active',
    Closed: 'closed, by its owner',
    Reopened: 'closed, by its owner',
    Suspended: 'suspended, by its owner',
    Back: 'active',
    Banned: 'banned',
  });
});

test('contact details of closed accounts are erased from their applications, and none of those is pending', async () => {
  const { db, bringUp } = await peopleBefore();
  await bringUp();
  const { rows } = await sql`select company_name, status, phone from dealer_applications order by id`.execute(db);
  expect(rows).toEqual([
    { company_name: 'Here', status: 'pending', phone: '5550142' },
    { company_name: 'Reopened', status: 'withdrawn', phone: '' },
  ]);
});

test('a server of an earlier version still closes, suspends and reopens accounts, and none is reopened by mistake', async () => {
  const { db, bringUp, standings } = await peopleBefore();
  await bringUp();
  await sql`update users set standing = 'closed' where name = 'Here'`.execute(db);
  await sql`update users set standing = 'active', standing_reason = null, suspended_until = null
    where name in ('Suspended', 'Banned')`.execute(db);
  await sql`update users set standing = case when users.standing = 'closed' then 'active' else users.standing end
    where name = 'Closed'`.execute(db);
  expect(await standings()).toMatchObject({
    Here: 'closed, by its owner',
    Closed: 'active',
    Suspended: 'closed, by its owner',
    Banned: 'active',
  });
});
