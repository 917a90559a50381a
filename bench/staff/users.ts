import { usersCalls } from '../../server/calls/users/users.calls.ts';
import type { Asked } from '../capture-queries.ts';
import { rows, type Area } from './area.ts';

/** Users with common names, some incomplete, some restricted, some on a dealer's team. */
const people = `
  with accounts as (
    insert into game_accounts (id, username) select 800000 + n, 'bench' || n from generate_series(1, ${rows}) as n returning id
  )
  insert into users (gta_world_id, game_account_id, name, phone_number, routing_number, standing, standing_reason,
    suspended_until, created_at, last_login)
  select id, id,
    (array['Mara', 'Kenji', 'Theo', 'Lola', 'Finn', 'Yuki', 'Hank', 'Grace', 'Dev', 'Pia'])[1 + id % 10] || ' '
      || (array['Quinn', 'Mori', 'Varga', 'Fontaine', 'Gallagher', 'Tanaka', 'Morrow', 'Castellano', 'Okafor'])[1 + id % 9]
      || ' ' || to_hex(id),
    case when id % 20 <> 0 then '5550100' end, '123456789',
    case when id % 500 = 1 then 'suspended' when id % 500 = 2 then 'banned' when id % 100 = 3 then 'closed' else 'active' end,
    case when id % 500 in (1, 2) then 'Fraud' end, case when id % 500 = 1 then now() + interval '9 days' end,
    now() - random() * interval '900 days', now() - random() * interval '120 days'
  from accounts order by id`;

const dealers = `
  with made as (
    insert into dealer_accounts (company_name) select 'Bench Motors ' || n from generate_series(1, 500) as n returning id
  ), numbered as (select id, row_number() over (order by id) as number from made)
  insert into dealer_team_members (user_id, dealer_account_id, role)
  select users.id, numbered.id, case when users.gta_world_id % 4 = 0 then 'owner' else 'staff' end
  from users join numbered on numbered.number = 1 + (users.gta_world_id - 800000) / 4
  where users.gta_world_id between 800000 and 801999`;

const sessions = `
  insert into sessions (user_id, token_hash, created_at, seen_at, expires_at)
  select id, sha256(('bench' || id)::bytea), created_at, now() - random() * interval '29 days', now() + interval '1 day'
  from users where gta_world_id % 3 = 0`;

const at = (more: string) => `/api/users.php?action=admin_users${more}`;
const list = (name: string, more: string): Asked => ({
  name: `Users, ${name}`,
  feature: 'users',
  call: 'list',
  address: at(more),
  // A search collects its matches first and then loads them.
  inTurn: more.includes('search='),
});

export const users: Area = {
  name: 'Users',
  fill: [people, dealers, sessions],
  asked: [
    list('newest', '&page=1&limit=20'),
    list('page 2,500', '&page=2500&limit=20'),
    list('by name', '&sort=name'),
    list('last seen first', '&sort=last_login'),
    list('suspended', '&status=suspended'),
    list('active and private', '&status=active&role=private'),
    list('dealers', '&role=dealer'),
    list('staff', '&role=staff'),
    list('search “mara”', '&search=mara'),
    list('search “m”', '&search=m'),
    list('search a whole name', '&search=mara+quinn+c3500'),
    { name: 'User stats', feature: 'users', call: 'stats', address: '/api/users.php?action=user_stats' },
  ],
  handlers: async (db) => ({ users: usersCalls({ db, siteTimezone: 'UTC' }) }),
};
