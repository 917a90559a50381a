import type { AudienceOf, NoticeKind } from '@forecourt/contract/notices/notice-kinds.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { isInDoubt } from '../../database/payments-in-doubt.sql.ts';
import { isOpenToDecide } from '../../database/reviews.sql.ts';

/** The kinds that ask staff to do something. */
type StaffKind = { [kind in NoticeKind]: AudienceOf<kind> extends { to: 'staff' } ? kind : never }[NoticeKind];

/** The open rows for a subject. Migrations 0087, 0095 and 0180 mark the notifications as read when the last one is settled. */
const openRows: Record<StaffKind, (subjectId: number) => RawBuilder<unknown>> = {
  new_application: (id) => sql`dealer_applications where id = ${id} and status = 'pending'`,
  new_appeal: (id) => sql`appeals where ticket_id = ${id} and status = 'open'`,
  urgent_ticket: (id) => sql`tickets where id = ${id} and priority = 'urgent' and status not in ('resolved', 'closed')`,
  car_reported: (id) => sql`car_reports where car_id = ${id} and status = 'open'`,
  conversation_reported: (id) => sql`conversation_reports where conversation_id = ${id} and status = 'open'`,
  // The sale comes first, in the common order of locks.
  review_reported: (id) => sql`sales join reviews on sale_id = sales.id
    where reviews.id = ${id} and ${isOpenToDecide}
      and exists (select from review_reports where review_id = reviews.id and status = 'open')`,
  wanted_reported: (id) => sql`wanted_reports where ad_id = ${id} and status = 'open'`,
  webhook_stopped: (id) => sql`webhooks where id = ${id} and stopped_at is not null and is_enabled`,
  payment_in_doubt: (id) => sql`payments where id = ${id} and ${isInDoubt}`,
};

interface Matter {
  subjectId: number;
  carId: number | null;
}

/**
 * Whether staff still have something to do, since they're notified a moment after the event. The rows stay locked until
 * the notices are committed, so that settling the matter finds them. The car a notice refers to is locked first, in the
 * common order (docs/decisions/022), because settling a matter locks the car before the rest.
 */
export async function isStillOpen(tx: Tx, kind: NoticeKind, { subjectId, carId }: Matter): Promise<boolean> {
  if (!isStaffKind(kind)) return true;
  if (carId !== null) await sql`select from cars where id = ${carId} for key share`.execute(tx);
  const { rows } = await sql`select from ${openRows[kind](subjectId)} for share`.execute(tx);
  return rows.length > 0;
}

const isStaffKind = (kind: NoticeKind): kind is StaffKind => kind in openRows;
