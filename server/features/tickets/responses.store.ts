import { ticketPhotoBase } from '@forecourt/contract/photos/photo-places.ts';
import type { Photo } from '@forecourt/contract/photos/photos.ts';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';
import { partyAccounts } from './tickets.sql.ts';

export interface ResponseRow {
  id: number;
  ticket_id: number;
  author_id: number;
  author_name: string;
  author_avatar: string | null;
  is_staff: boolean;
  is_internal: boolean;
  content: string;
  created_at: Date;
  attachments: Photo[];
}

/** The ticket's responses. Includes internal notes only if the caller allows it. */
export async function listResponses(
  db: Queryable,
  ticketId: number,
  { withNotes }: { withNotes: boolean },
): Promise<ResponseRow[]> {
  const { rows } = await sql<ResponseRow>`
    select answer.id, answer.ticket_id, answer.author_id, users.name as author_name, users.avatar_url as author_avatar,
      answer.is_staff, answer.is_internal, answer.content, answer.created_at,
      ${pictures(sql`ticket_attachments.response_id = answer.id`)} as attachments
    from ticket_responses as answer join users on users.id = answer.author_id
    where answer.ticket_id = ${ticketId} ${withNotes ? sql`` : sql`and not answer.is_internal`}
    order by answer.created_at, answer.id
  `.execute(db);
  return rows;
}

/** Attachments of the ticket itself. */
export async function attachmentsOf(db: Queryable, ticketId: number): Promise<Photo[]> {
  const { rows } = await sql<{ attachments: Photo[] }>`
    select ${pictures(sql`ticket_attachments.ticket_id = ${ticketId} and response_id is null`)} as attachments
  `.execute(db);
  return rows[0]!.attachments;
}

const pictures = (where: ReturnType<typeof sql>) => sql`coalesce((
  select json_agg(json_build_object(
    'id', photos.id, 'src', ${ticketPhotoBase}::text || photos.key, 'width', photos.width, 'height', photos.height,
    'blur', photos.blur
  ) order by photos.id)
  from ticket_attachments join photos on photos.id = ticket_attachments.photo_id where ${where}
), '[]')`;

interface NewResponse {
  ticketId: number;
  authorId: number;
  isStaff: boolean;
  isInternal: boolean;
  content: string;
  clientId: string | null;
}

export const insertResponse = (tx: Tx, { ticketId, authorId, isStaff, isInternal, content, clientId }: NewResponse) =>
  tx
    .insertInto('ticket_responses')
    .values({
      ticket_id: ticketId,
      author_id: authorId,
      is_staff: isStaff,
      is_internal: isInternal,
      content,
      client_id: clientId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

/** A response already sent with this client id, even if it has moved with its ticket since. */
export async function findSent(
  tx: Tx,
  { id, merged_into }: { id: number; merged_into: number | null },
  authorId: number,
  clientId: string | null,
) {
  const sent = await tx
    .selectFrom('ticket_responses')
    .select('id')
    .where('ticket_id', 'in', [id, ...(merged_into === null ? [] : [merged_into])])
    .where('author_id', '=', authorId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return sent?.id ?? null;
}

/** Attaches pictures this user uploaded and hasn't used yet. Returns how many. */
export async function attachPhotos(
  tx: Tx,
  photoIds: readonly number[],
  { ownerId, ticketId, responseId }: { ownerId: number; ticketId: number; responseId: number | null },
): Promise<number> {
  const { rows } = await sql`
    insert into ticket_attachments (photo_id, ticket_id, response_id)
    select id, ${ticketId}, ${responseId}::bigint from photos
    where id = any (${sql.val(photoIds)}::bigint[]) and owner_id = ${ownerId} and car_id is null
      and not exists (select from ticket_attachments as used where used.photo_id = photos.id)
      and not exists (select from message_photos as sent where sent.photo_id = photos.id)
    for update
    on conflict (photo_id) do nothing
    returning photo_id
  `.execute(tx);
  return rows.length;
}

/** The ticket a picture belongs to, or its uploader if it's unattached. Null if it isn't a ticket picture. */
export async function findPicture(db: Queryable, key: string) {
  const found = await db
    .selectFrom('photos')
    .leftJoin('ticket_attachments', 'ticket_attachments.photo_id', 'photos.id')
    .leftJoin('tickets', 'tickets.id', 'ticket_attachments.ticket_id')
    .leftJoin('users', 'users.id', 'tickets.user_id')
    .leftJoin('sales', 'sales.id', 'tickets.sale_id')
    .leftJoin('ticket_responses', 'ticket_responses.id', 'ticket_attachments.response_id')
    .select([
      'photos.owner_id',
      'tickets.user_id',
      partyAccounts.as('party_accounts'),
      'sales.seller_id as sale_seller_id',
      'sales.dealer_id as sale_dealer_id',
      'ticket_responses.is_internal',
    ])
    .where('photos.key', '=', key)
    .where('photos.car_id', 'is', null)
    .where(sql<boolean>`not exists (select from message_photos where photo_id = photos.id)`)
    .executeTakeFirst();
  return found ?? null;
}
