import { sql } from 'kysely';
import { dealerIs, personIs } from '../../database/standing.sql.ts';
import type { Queryable, Tx } from '../../database/database.ts';

interface NewConversation {
  type: 'direct' | 'group';
  title: string | null;
  carId: number | null;
  dealerId: number | null;
  createdBy: number;
  /** Null for groups, which don't have to be unique. */
  subjectKey: string | null;
  /** Participants who aren't there for the dealer. */
  people: number[];
}

/** Returns the conversation for this subject or creates it. Of concurrent calls, only one creates it. */
export async function openConversation(tx: Tx, wanted: NewConversation): Promise<{ id: number; isNew: boolean }> {
  const made = await tx
    .insertInto('conversations')
    .values({
      conversation_type: wanted.type,
      title: wanted.title,
      car_id: wanted.carId,
      dealer_id: wanted.dealerId,
      created_by: wanted.createdBy,
      subject_key: wanted.subjectKey,
    })
    .onConflict((known) => known.column('subject_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return { id: (await findBySubject(tx, wanted.subjectKey!))!, isNew: false };
  await addPeople(tx, made.id, wanted.people, 0);
  return { id: made.id, isNew: true };
}

export const findBySubject = async (db: Queryable, subjectKey: string): Promise<number | null> =>
  (await db.selectFrom('conversations').select('id').where('subject_key', '=', subjectKey).executeTakeFirst())?.id ??
  null;

/** They can read messages after this sequence. Former participants return as new ones. */
export const addPeople = (tx: Tx, conversationId: number, people: number[], fromPlace: number) =>
  tx
    .insertInto('conversation_participants')
    .values(people.map((user_id) => ({ conversation_id: conversationId, user_id, from_sequence: fromPlace })))
    .onConflict((known) =>
      known
        .columns(['conversation_id', 'user_id'])
        .doUpdateSet({ ended_at: null, ended_by: null, joined_at: sql`now()`, from_sequence: fromPlace }),
    )
    .execute();

/** How a participation ended. Undefined while it lasts or if there never was one. */
export const findEnding = (tx: Tx, conversationId: number, userId: number) =>
  tx
    .selectFrom('conversation_participants')
    .select(['ended_by', 'times_left'])
    .where('conversation_id', '=', conversationId)
    .where('user_id', '=', userId)
    .where('ended_at', 'is not', null)
    .executeTakeFirst();

/** False if they weren't in the conversation. */
export async function endParticipation(
  tx: Tx,
  conversationId: number,
  userId: number,
  endedBy: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('conversation_participants')
    .set({
      ended_at: sql`now()`,
      ended_by: endedBy,
      times_left: sql`times_left + ${endedBy === userId ? 1 : 0}`,
    })
    .where('conversation_id', '=', conversationId)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** A user's groups, in the common lock order. */
export const groupsOf = async (db: Queryable, userId: number): Promise<number[]> =>
  (
    await db
      .selectFrom('conversation_participants as part')
      .innerJoin('conversations', 'conversations.id', 'part.conversation_id')
      .select('conversations.id')
      .where('part.user_id', '=', userId)
      .where('part.ended_at', 'is', null)
      .where('conversation_type', '=', 'group')
      .orderBy('conversations.id')
      .execute()
  ).map(({ id }) => id);

/** A user's direct conversations, each with the other people it reaches. */
export async function directTalksOf(db: Queryable, userId: number): Promise<{ id: number; others: number[] }[]> {
  const { rows } = await sql<{ id: number; others: number[] }>`
    select conversations.id, array(
      select other.user_id from conversation_participants as other
      where other.conversation_id = conversations.id and other.user_id <> ${userId}
      union select member.user_id from dealer_team_members as member
      where member.dealer_account_id = conversations.dealer_id and member.user_id <> ${userId}
    )::float8[] as others
    from conversations join conversation_participants as part on part.conversation_id = conversations.id
    where part.user_id = ${userId} and part.ended_at is null and conversation_type = 'direct'
  `.execute(db);
  return rows;
}

/** Recent conversations with a dealer, with the participants outside its team. */
export async function talksWithDealer(db: Queryable, dealerId: number): Promise<{ id: number; others: number[] }[]> {
  const { rows } = await sql<{ id: number; others: number[] }>`
    select id, array(
      select user_id from conversation_participants where conversation_id = conversations.id and ended_at is null
    )::float8[] as others
    from conversations where dealer_id = ${dealerId} order by updated_at desc limit 200
  `.execute(db);
  return rows;
}

/** Passes the group to its longest-standing participant. Null if the group is empty. */
export async function passOnGroup(tx: Tx, conversationId: number) {
  const { rows } = await sql<{ id: number; name: string }>`
    update conversations set created_by = heir.id
    from (
      select users.id, users.name from conversation_participants as one join users on users.id = one.user_id
      where one.conversation_id = ${conversationId} and one.ended_at is null
      order by ${personIs('users')('conversations', 'account_closed')}, one.joined_at, users.id limit 1
    ) as heir
    where conversations.id = ${conversationId}
    returning heir.id, heir.name
  `.execute(tx);
  return rows[0] ?? null;
}

/** Members who can be messaged, with their game account. Excludes closed accounts. */
export const findPeople = (db: Queryable, ids: readonly number[]) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'game_account_id'])
    .where('id', 'in', ids.length > 0 ? ids : [0])
    .where(personIs('users')('conversations', 'open', 'slow'))
    .execute();

export const findDealer = (db: Queryable, id: number) =>
  db
    .selectFrom('dealer_accounts')
    .select(['id', 'company_name'])
    .where('id', '=', id)
    .where(dealerIs('dealer_accounts')('conversations', 'open'))
    .executeTakeFirst();

/** A dealer's team with their game accounts. */
export const findTeam = (db: Queryable, dealerId: number) =>
  db
    .selectFrom('dealer_team_members')
    .innerJoin('users', 'users.id', 'dealer_team_members.user_id')
    .select(['users.id', 'users.game_account_id'])
    .where('dealer_account_id', '=', dealerId)
    .execute();
