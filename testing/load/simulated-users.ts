import type pg from 'pg';
import { hashToken, newToken } from '../../server/lib/secrets.ts';

/** A signed-in user with something of their own to act on. */
export interface SimulatedUser {
  id: number;
  token: string;
  conversations: number[];
  /** One of their own active listings. */
  car: { id: number; price: number };
}

export interface DealerOwner {
  id: number;
  token: string;
}

export interface SimulatedUsers {
  people: SimulatedUser[];
  owners: DealerOwner[];
  /** Ids of active listings. */
  carIds: number[];
}

/** Enough that each of them stays far below the limits per user. */
const most = 4_000;

export async function findSimulatedUsers(pool: pg.Pool): Promise<SimulatedUsers> {
  const { rows: people } = await pool.query<Omit<SimulatedUser, 'token'>>(sellers, [most]);
  const { rows: owners } = await pool.query<{ id: number }>(dealers);
  const { rows: cars } = await pool.query<{ id: number }>("select id from cars where status = 'active'");
  const found = { people: people.map(signedIn), owners: owners.map(signedIn) };
  const everybody = [...found.people, ...found.owners];
  await pool.query(sessions, [everybody.map(({ id }) => id), everybody.map(({ token }) => hashToken(token))]);
  return { ...found, carIds: cars.map(({ id }) => id) };
}

const signedIn = <P extends object>(person: P) => ({ ...person, token: newToken() });

/** Private sellers with a conversation. */
const sellers = `
  select users.id, jsonb_build_object('id', car.id, 'price', car.price) as car, talks.conversations
  from users
  cross join lateral (
    select id, price from cars where seller_id = users.id and dealer_id is null and status = 'active' limit 1
  ) as car
  cross join lateral (
    select coalesce(jsonb_agg(own.conversation_id), '[]') as conversations from conversation_participants as own
    where user_id = users.id and exists (
      select from conversations left join conversation_participants as other on other.conversation_id = conversations.id
      where conversations.id = own.conversation_id and (dealer_id is not null or other.user_id <> users.id))
  ) as talks
  where gta_world_id > 900000 and conversations <> '[]'
    and not exists (select from dealer_team_members where user_id = users.id)
  order by users.id limit $1`;

const dealers = `
  select user_id as id from dealer_team_members join users on users.id = user_id
  where role = 'owner' and gta_world_id > 900000 order by user_id limit 1000`;

const sessions = `
  insert into sessions (user_id, token_hash, expires_at)
  select person, token, now() + interval '1 day' from unnest($1::bigint[], $2::bytea[]) as given (person, token)`;
