import { sql, type RawBuilder } from 'kysely';
import type { CardKind, MessageType } from '@forecourt/contract/messaging/messaging-values.ts';
import type { Photo } from '@forecourt/contract/photos/photos.ts';
import type { Queryable, Tx } from '../../database/database.ts';
import { photosOf } from './message-photos.sql.ts';
import { typeOf } from './message-type.sql.ts';

export interface MessageRow {
  id: number;
  conversation_id: number;
  sequence: number;
  sender_id: number;
  sender_name: string;
  company_name: string | null;
  content: string;
  photos: Photo[];
  message_type: MessageType;
  client_id: string | null;
  created_at: Date;
  /** The attached card. The feature that owns it reads its current state. */
  card: Card | null;
}

export interface Card {
  kind: CardKind;
  id: number;
}

export interface NewMessage {
  conversationId: number;
  senderId: number;
  dealerId: number | null;
  type: MessageType;
  content: string;
  clientId: string | null;
  card?: Card;
}

/**
 * The caller has locked the conversation, so the next sequence is free. Writing a text marks everything as read. Cards
 * and events come from elsewhere, such as a sale or an invitation. They count as read by their sender only if
 * everything before them was.
 */
export async function insertMessage(tx: Tx, message: NewMessage): Promise<MessageRow> {
  const { conversationId, senderId, dealerId, type, content, clientId, card } = message;
  const stored = card?.kind === 'offer' ? null : card;
  const { rows } = await sql<MessageRow>`
    /* prepared insert_message */
    with next as (
      update conversations set last_sequence = last_sequence + 1, updated_at = clock_timestamp(),
        asked_at = case when ${isInquiry(message)} then clock_timestamp() else asked_at end,
        waits_since = ${waitingSince(message)}
      where id = ${conversationId} returning last_sequence as sequence
    ), made as (
      insert into messages (conversation_id, sequence, sender_id, dealer_id, message_type, content, client_id, card_kind,
        card_id, offer_id)
      select ${conversationId}, sequence, ${senderId}, ${dealerId}::bigint, ${storedType(type)}, ${content}, ${clientId}::uuid,
        ${stored?.kind ?? null}, ${stored?.id ?? null}::bigint, ${card?.kind === 'offer' ? card.id : null}::bigint
      from next returning *
    ), read as (
      insert into conversation_reads as known (conversation_id, user_id, read_sequence)
      select ${conversationId}, ${senderId}, sequence from next where ${type} = 'text' or sequence = 1 or exists (
        select from conversation_reads
        where conversation_id = ${conversationId} and user_id = ${senderId} and read_sequence = next.sequence - 1
      )
      on conflict (conversation_id, user_id) do update set read_sequence = excluded.read_sequence
    )
    select made.id, made.conversation_id, made.sequence, made.sender_id, users.name as sender_name,
      dealer_accounts.company_name, made.content, '[]'::json as photos, ${typeOf('made')} as message_type, made.client_id,
      made.created_at, ${cardOf('made')} as card
    from made join users on users.id = made.sender_id
    left join dealer_accounts on dealer_accounts.id = made.dealer_id
  `.execute(tx);
  return rows[0]!;
}

/** An offer is stored as an event with a column of its own, so that a server of 1.0.0 beside this one can show it. */
const storedType = (type: MessageType): Exclude<MessageType, 'offer'> => (type === 'offer' ? 'event' : type);

/** Someone writes to a dealer. */
const isInquiry = ({ dealerId, type }: NewMessage) => sql<boolean>`(
  dealer_id is not null and conversation_type = 'direct' and ${type} = 'text' and ${dealerId}::bigint is null
)`;

/** Waiting starts then and ends when a team member replies with a text. Cards and events don't count as replies. */
const waitingSince = (message: NewMessage) => sql<Date | null>`case
  when ${isInquiry(message)} then coalesce(waits_since, clock_timestamp())
  when ${message.type} <> 'text' or ${message.dealerId}::bigint is null then waits_since end`;

/** A message already sent with this client id. */
export async function findSent(tx: Tx, conversationId: number, senderId: number, clientId: string) {
  const { rows } = await sql<{ id: number }>`
    /* prepared find_sent_message */
    select id from messages
    where conversation_id = ${conversationId} and sender_id = ${senderId} and client_id = ${clientId}::uuid
  `.execute(tx);
  return rows[0] ? findMessage(tx, rows[0].id) : null;
}

export const findMessage = async (db: Queryable, id: number) => (await select(db, sql`messages.id = ${id}`))[0] ?? null;

export interface Window {
  /** Hides everything up to this sequence, which was written before the user joined. */
  from?: number;
  after?: number | undefined;
  before?: number | undefined;
  limit: number;
}

/** Messages after a sequence or the last ones before one, in order, without those of blocked users. */
export async function readMessages(
  db: Queryable,
  conversationId: number,
  { from = 0, after, before, limit }: Window,
  hidden: readonly number[],
): Promise<MessageRow[]> {
  const where = sql`messages.conversation_id = ${conversationId}
    and messages.sequence > ${Math.max(after ?? 0, from)} and messages.sequence < ${before ?? 2_000_000_000}
    ${isNotHidden(hidden)}`;
  if (after !== undefined) return select(db, where, sql`order by messages.sequence limit ${limit}`);
  return (await select(db, where, sql`order by messages.sequence desc limit ${limit}`)).reverse();
}

const isNotHidden = (people: readonly number[]) =>
  people.length === 0 ? sql`` : sql`and messages.sender_id <> all (${sql.val(people)}::bigint[])`;

async function select(db: Queryable, where: RawBuilder<unknown>, order = sql``): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select messages.id, messages.conversation_id, messages.sequence, messages.sender_id, users.name as sender_name,
      dealer_accounts.company_name, messages.content, ${photosOf('messages')} as photos, ${typeOf('messages')} as message_type,
      messages.client_id, messages.created_at, ${cardOf('messages')} as card
    from messages
    join users on users.id = messages.sender_id
    left join dealer_accounts on dealer_accounts.id = messages.dealer_id
    where ${where} ${order}
  `.execute(db);
  return rows;
}

/** The message that carries this card. */
export const messageOfCard = async (db: Queryable, { kind, id }: Card): Promise<MessageRow | null> =>
  (await select(db, sql`messages.card_kind = ${kind} and messages.card_id = ${id}`))[0] ?? null;

const cardOf = (table: string) => sql`
  case when ${sql.ref(`${table}.card_kind`)} is not null
    then json_build_object('kind', ${sql.ref(`${table}.card_kind`)}, 'id', ${sql.ref(`${table}.card_id`)})
    when ${sql.ref(`${table}.offer_id`)} is not null
    then json_build_object('kind', 'offer', 'id', ${sql.ref(`${table}.offer_id`)}) end`;
