import type { Attendance, CloseCause, MeetingKind } from '@forecourt/contract/meetings/meeting-values.ts';
import type { MeetingStatus, ProposalStatus } from '@forecourt/contract/meetings/meetings.flow.ts';
import { sql, type RawBuilder } from 'kysely';
import { carNameOrId } from '../../database/car-name.sql.ts';
import type { Queryable } from '../../database/database.ts';

/** A time and place that was proposed for a meeting. */
export interface ProposalRow {
  id: number;
  starts_at: Date;
  time_zone: string;
  area: string;
  region: string;
  place: string;
  status: ProposalStatus;
  user_id: number;
  name: string;
  is_by_buyer: boolean;
}

export interface MeetingRow {
  id: number;
  conversation_id: number;
  message_id: number | null;
  kind: MeetingKind;
  status: MeetingStatus;
  car: { id: number; title: string } | null;
  buyer_id: number;
  buyer_name: string;
  seller_id: number;
  seller_name: string;
  dealer_id: number | null;
  company_name: string | null;
  buyer_zone: string | null;
  seller_zone: string | null;
  starts_at: Date | null;
  ended_at: Date | null;
  ended_by: number | null;
  ended_by_name: string | null;
  end_reason: string | null;
  end_cause: CloseCause | null;
  buyer_answer: Attendance | null;
  seller_answer: Attendance | null;
  agreed: ProposalRow | null;
  proposed: ProposalRow | null;
  last: ProposalRow | null;
}

/** Meetings with their agreed, open and latest proposals. */
export async function selectMeetings(
  db: Queryable,
  where: RawBuilder<unknown>,
  order: RawBuilder<unknown> = sql``,
): Promise<MeetingRow[]> {
  const { rows } = await sql<MeetingRow>`
    select meetings.id, meetings.conversation_id, meetings.message_id, meetings.kind, meetings.status,
      case when cars.id is not null then json_build_object('id', cars.id, 'title', ${carNameOrId}) end as car,
      meetings.buyer_id, buyer.name as buyer_name, meetings.seller_id, seller.name as seller_name,
      meetings.dealer_id, dealer_accounts.company_name, meetings.buyer_zone, meetings.seller_zone,
      meetings.starts_at, meetings.ended_at, meetings.ended_by, ender.name as ended_by_name,
      meetings.end_reason, meetings.end_cause, meetings.buyer_answer, meetings.seller_answer,
      proposals.agreed, proposals.proposed, proposals.last
    from meetings
    join conversations on conversations.id = meetings.conversation_id
    left join cars on cars.id = conversations.car_id
    join users as buyer on buyer.id = meetings.buyer_id
    join users as seller on seller.id = meetings.seller_id
    left join users as ender on ender.id = meetings.ended_by
    left join dealer_accounts on dealer_accounts.id = meetings.dealer_id
    cross join lateral (
      select (json_agg(proposal) filter (where proposal->>'status' = 'agreed'))->0 as agreed,
        (json_agg(proposal) filter (where proposal->>'status' = 'open'))->0 as proposed,
        (json_agg(proposal order by one.id desc))->0 as last
      from meeting_proposals as one
      join users as proposer on proposer.id = one.user_id
      join areas on areas.id = one.area_id
      join areas as place on place.id = coalesce(areas.merged_into, areas.id)
      join area_regions on area_regions.id = place.region_id
      cross join lateral json_build_object(
        'id', one.id, 'starts_at', one.starts_at, 'time_zone', one.time_zone, 'area', place.name,
        'region', area_regions.name, 'place', one.place, 'status', one.status, 'user_id', one.user_id,
        'name', proposer.name, 'is_by_buyer', one.is_by_buyer
      ) as proposal
      where one.meeting_id = meetings.id
    ) as proposals
    where ${where} ${order}
  `.execute(db);
  return rows.map(({ agreed, proposed, last, ...row }) => ({
    ...row,
    agreed: withDates(agreed),
    proposed: withDates(proposed),
    last: withDates(last),
  }));
}

/** JSON has no dates. */
const withDates = (proposal: ProposalRow | null): ProposalRow | null =>
  proposal && { ...proposal, starts_at: new Date(proposal.starts_at) };
