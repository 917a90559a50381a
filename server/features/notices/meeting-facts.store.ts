import type { Attendance, MeetingKind } from '@forecourt/contract/meetings/meeting-values.ts';
import { sql } from 'kysely';
import { carNameOrId } from '../../database/car-name.sql.ts';
import type { Queryable } from '../../database/database.ts';

/** A meeting for notifications and webhooks, as of the time of writing. */
export const meetingFacts = (db: Queryable, meetingId: number) =>
  db
    .selectFrom('meetings')
    .innerJoin('conversations', 'conversations.id', 'meetings.conversation_id')
    .innerJoin('users as buyer', 'buyer.id', 'meetings.buyer_id')
    .innerJoin('users as seller', 'seller.id', 'meetings.seller_id')
    .leftJoin('cars', 'cars.id', 'conversations.car_id')
    .leftJoin('meeting_proposals as agreed', (join) =>
      join.onRef('agreed.meeting_id', '=', 'meetings.id').on('agreed.status', '=', 'agreed'),
    )
    .leftJoin('areas', 'areas.id', 'agreed.area_id')
    .select([
      'meetings.id',
      'meetings.conversation_id',
      'meetings.buyer_id',
      'meetings.seller_id',
      'meetings.dealer_id',
      'buyer.name as buyer',
      'seller.name as seller',
      'cars.id as car_id',
      sql<MeetingKind>`meetings.kind`.as('kind'),
      sql<string>`case when cars.id is null then 'a car' else ${carNameOrId} end`.as('title'),
      sql<string>`concat_ws(', ', nullif(agreed.place, ''), areas.name)`.as('place'),
      sql<Attendance | null>`meetings.buyer_answer`.as('buyer_answer'),
      sql<Attendance | null>`meetings.seller_answer`.as('seller_answer'),
    ])
    .where('meetings.id', '=', meetingId)
    .executeTakeFirst();
