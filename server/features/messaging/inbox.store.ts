import type { Photo } from '@forecourt/contract/photos/photos.ts';
import type { CarStatus } from '@forecourt/contract/cars/cars.flow.ts';
import type { MessageType } from '@forecourt/contract/messaging/messaging-values.ts';
import { photoOf } from '../../database/photos.sql.ts';
import { sql, type RawBuilder } from 'kysely';
import { carName } from '../../database/car-name.sql.ts';
import type { Queryable } from '../../database/database.ts';
import { reachedBy } from '../../database/owner.sql.ts';
import { dealerIs, personIs } from '../../database/standing.sql.ts';
import { pageOf, type InboxPage } from './inbox-page.sql.ts';
import type { Look } from './inbox-search.sql.ts';
import type { Participation } from './participants.store.ts';
import { typeOf } from './message-type.sql.ts';
import { unreadIn } from './unread.sql.ts';

export interface EntryRow {
  id: number;
  conversation_type: 'direct' | 'group';
  title: string;
  company_name: string | null;
  avatar_url: string | null;
  other_user_id: number | null;
  car: { id: number; title: string; price: number | null; status: CarStatus; image: Photo | null } | null;
  assigned: { user_id: number; name: string } | null;
  last_message: LastMessage | null;
  is_reachable: boolean;
  last_sequence: number;
  unread_count: number;
  updated_at: Date;
}

interface LastMessage {
  content: string;
  photo_count: number;
  created_at: string;
  sender_id: number;
  sender_name: string;
  company_name: string | null;
  message_type: MessageType;
}

/** Newest first. */
export const listEntries = (db: Queryable, look: Look, page: InboxPage): Promise<EntryRow[]> =>
  entries(
    db,
    look,
    sql`conversations.id = any (array(${pageOf(look, page)}))`,
    sql`order by conversations.updated_at desc, conversations.id desc`,
  );

export const findEntry = async (db: Queryable, look: Look, id: number): Promise<EntryRow | null> =>
  (await entries(db, look, sql`conversations.id = ${id}`))[0] ?? null;

/**
 * For people taking part in person, the other side is the dealer or the other person. For the dealer it's the person.
 */
async function entries(
  db: Queryable,
  { viewer, hidden }: Look,
  where: RawBuilder<unknown>,
  order = sql``,
): Promise<EntryRow[]> {
  const { userId } = viewer;
  const { rows } = await sql<EntryRow>`
    select conversations.id, conversation_type, conversations.last_sequence, conversations.updated_at,
      coalesce(
        conversations.title,
        case when is_in_person then dealer_accounts.company_name end,
        others.names, dealer_accounts.company_name, 'Conversation'
      ) as title,
      case when conversation_type = 'direct' then dealer_accounts.company_name end as company_name,
      case when conversation_type = 'direct' and (dealer_accounts.id is null or not is_in_person)
        then others.avatar_url when conversation_type = 'direct' then dealer_accounts.logo_url end as avatar_url,
      case when conversation_type = 'direct' and (dealer_accounts.id is null or not is_in_person)
        then others.user_id end as other_user_id,
      case when cars.id is not null then json_build_object(
        'id', cars.id, 'title', case when is_taken_away then 'Removed listing'
          else ${carName} end,
        'price', case when not is_taken_away then cars.price end, 'status', about.status, 'image', case
          when about.status = 'removed' or jsonb_array_length(cars.images) = 0 then null
          else ${photoOf(sql`(cars.images->0)`)} end
      ) end as car,
      case when assignee.id is not null and not is_in_person
        then json_build_object('user_id', assignee.id, 'name', assignee.name) end as assigned,
      (
        select json_build_object(
          'content', messages.content,
          'photo_count', (select count(*) from message_photos where message_id = messages.id), 'created_at',
          to_char(messages.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'sender_id', messages.sender_id, 'sender_name', sender.name, 'company_name', writing.company_name,
          'message_type', ${typeOf('messages')}
        )
        from messages join users as sender on sender.id = messages.sender_id
        left join dealer_accounts as writing on writing.id = messages.dealer_id
        where messages.conversation_id = conversations.id
          and messages.sequence > coalesce(mine.from_sequence, 0)
          and (conversation_type = 'direct' or messages.sender_id <> all (${sql.val(hidden)}::bigint[]))
        order by messages.sequence desc limit 1
      ) as last_message,
      conversation_type = 'direct' and coalesce(
        case when dealer_accounts.id is not null and is_in_person
          then ${dealerIs('dealer_accounts')('conversations', 'open')}
          else others.are_active and others.user_id <> all (${sql.val(hidden)}::bigint[]) end,
        false
      ) as is_reachable,
      ${unreadIn(viewer, hidden)} as unread_count
    from conversations
    left join dealer_accounts on dealer_accounts.id = conversations.dealer_id
    left join cars on cars.id = conversations.car_id
    left join users as assignee on assignee.id = conversations.assigned_to
    left join conversation_participants as mine
      on mine.conversation_id = conversations.id and mine.user_id = ${userId} and mine.ended_at is null
    cross join lateral (select mine.user_id is not null as is_in_person) as sitting
    cross join lateral (
      -- Hidden from everyone but its sellers, it looks like a deleted car, without any details.
      select case when is_taken_away then 'removed' else cars.status end as status, is_taken_away
      from (
        select not shows_photos(cars) and ${reachedBy('cars', viewer)} is not true as is_taken_away
      ) as looked_at
    ) as about
    left join lateral (
      select string_agg(users.name, ', ' order by users.name) as names, min(users.avatar_url) as avatar_url,
        min(users.id) as user_id, bool_and(${personIs('users')('conversations', 'open')}) as are_active
      from conversation_participants as other join users on users.id = other.user_id
      where other.conversation_id = conversations.id and other.user_id <> ${userId} and other.ended_at is null
    ) as others on true
    where ${where} ${order}
  `.execute(db);
  return rows;
}

export interface ParticipantRow {
  user_id: number;
  name: string;
  avatar_url: string | null;
  company_name: string | null;
  read_sequence: number;
}

/**
 * The people in a conversation and the team members who wrote in it. Read positions are hidden between users who
 * blocked each other, and the team's are hidden from people writing to the dealer.
 */
export async function participantsOf(
  db: Queryable,
  { id: conversationId, is_for_dealer }: Pick<Participation, 'id' | 'is_for_dealer'>,
  hidden: readonly number[],
): Promise<ParticipantRow[]> {
  const { rows } = await sql<ParticipantRow>`
    select users.id as user_id, users.name, users.avatar_url, taking.company_name,
      case when users.id = any (${sql.val(hidden)}::bigint[])
        or (taking.company_name is not null and not ${is_for_dealer}::boolean)
        then 0 else coalesce(conversation_reads.read_sequence, 0) end as read_sequence
    from (
      select user_id, null as company_name from conversation_participants
      where conversation_id = ${conversationId} and ended_at is null
      union all
      select distinct messages.sender_id, dealer_accounts.company_name
      from messages join dealer_accounts on dealer_accounts.id = messages.dealer_id
      where messages.conversation_id = ${conversationId}
    ) as taking
    join users on users.id = taking.user_id
    left join conversation_reads on conversation_reads.conversation_id = ${conversationId}
      and conversation_reads.user_id = users.id
    order by taking.company_name nulls first, users.name
  `.execute(db);
  return rows;
}
