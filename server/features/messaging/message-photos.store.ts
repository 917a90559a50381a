import type { Reach } from '@forecourt/contract/access/owner.ts';
import type { Photo } from '@forecourt/contract/photos/photos.ts';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';
import { photosOf } from './message-photos.sql.ts';

/**
 * Attaches photos that this user uploaded and hasn't used yet, in this order. Returns how many. Locked, so that none is
 * used twice or swept before that.
 */
export async function attachToMessage(
  tx: Tx,
  photoIds: readonly number[],
  { ownerId, messageId }: { ownerId: number; messageId: number },
): Promise<number> {
  const { rows } = await sql`
    with unused as (
      select id from photos
      where id = any (${sql.val(photoIds)}::bigint[]) and owner_id = ${ownerId} and car_id is null
        and not exists (select from ticket_attachments where photo_id = photos.id)
      order by id for update
    )
    insert into message_photos (photo_id, message_id, position)
    select id, ${messageId}, array_position(${sql.val(photoIds)}::bigint[], id) - 1 from unused
    on conflict (photo_id) do nothing
    returning photo_id
  `.execute(tx);
  return rows.length;
}

export const photosOfMessage = async (db: Queryable, messageId: number): Promise<Photo[]> =>
  (
    await sql<{ photos: Photo[] }>`
      select ${photosOf('messages')} as photos from messages where id = ${messageId}`.execute(db)
  ).rows[0]?.photos ?? [];

interface MessagePhoto {
  /** Null if it isn't sent yet. */
  message: { conversation_id: number; sequence: number } | null;
  /** As a participant who can read its message, or as the uploader of an unsent one. */
  is_readable: boolean;
}

/** A photo in a message, or one that isn't attached to anything. The conditions are those of reading the messages. */
export async function findMessagePhoto(
  db: Queryable,
  key: string,
  { userId, team }: Reach,
): Promise<MessagePhoto | null> {
  const { rows } = await sql<MessagePhoto>`
    select
      case when messages.id is not null
        then json_build_object('conversation_id', messages.conversation_id, 'sequence', messages.sequence) end as message,
      case when messages.id is null then photos.owner_id = ${userId} else
        coalesce(conversations.dealer_id = ${team?.dealerId ?? null}::bigint, false) or exists (
          select from conversation_participants as mine
          where mine.conversation_id = messages.conversation_id and mine.user_id = ${userId} and mine.ended_at is null
            and messages.sequence > mine.from_sequence
        ) and (conversation_type = 'direct' or not exists (
          select from blocks where blocker_id = ${userId} and blocked_id = messages.sender_id
            or blocker_id = messages.sender_id and blocked_id = ${userId}
        ))
      end as is_readable
    from photos
    left join message_photos on message_photos.photo_id = photos.id
    left join messages on messages.id = message_photos.message_id
    left join conversations on conversations.id = messages.conversation_id
    where photos.key = ${key} and photos.car_id is null
      and not exists (select from ticket_attachments where photo_id = photos.id)
  `.execute(db);
  return rows[0] ?? null;
}
