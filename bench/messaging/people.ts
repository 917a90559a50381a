import type pg from 'pg';
import { hashToken, newToken } from '../../server/lib/secrets.ts';

export interface Person {
  id: number;
  cookie: string;
}

/** Two users in a conversation. */
export interface Pair {
  conversationId: number;
  people: [Person, Person];
}

/** Creates this many pairs, each with sessions and an empty conversation. */
export async function makePairs(pool: pg.Pool, count: number): Promise<Pair[]> {
  const { rows: people } = await pool.query<{ id: number }>(insertPeople, [count * 2]);
  const tokens = people.map(() => newToken());
  await pool.query(insertSessions, [people.map(({ id }) => id), tokens.map(hashToken)]);
  const ones = people.filter((_, index) => index % 2 === 0).map(({ id }) => id);
  const others = people.filter((_, index) => index % 2 === 1).map(({ id }) => id);
  const { rows } = await pool.query<{ id: number }>(insertConversations, [ones, others]);
  const person = (index: number): Person => ({
    id: people[index]!.id,
    cookie: `forecourt_session=${tokens[index]}`,
  });
  return rows.map(({ id }, index) => ({ conversationId: id, people: [person(index * 2), person(index * 2 + 1)] }));
}

const insertPeople = `
  with accounts as (
    insert into game_accounts (id, username) select 800000 + n, 'talker' || n from generate_series(1, $1::int) as n
    returning id
  )
  insert into users (gta_world_id, game_account_id, name, phone_number, routing_number)
    select id, id, 'Talker ' || id, '5550100', '123456789' from accounts order by id returning id`;

const insertSessions = `
  insert into sessions (user_id, token_hash, expires_at)
  select person, token, now() + interval '1 day' from unnest($1::bigint[], $2::bytea[]) as given (person, token)`;

const insertConversations = `
  with pairs as (
    select one, other, row_number() over () as number from unnest($1::bigint[], $2::bigint[]) as given (one, other)
  ), made as (
    insert into conversations (conversation_type, created_by, subject_key)
    select 'direct', one, 'people ' || least(one, other) || ' and ' || greatest(one, other) from pairs order by number
    returning id, created_by
  ), taking as (
    insert into conversation_participants (conversation_id, user_id)
    select made.id, person from made join pairs on pairs.one = made.created_by, unnest(array[one, other]) as person
  )
  select id from made order by id`;
