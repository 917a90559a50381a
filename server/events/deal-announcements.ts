import type { CloseCause, MeetingAnswer, MeetingSide } from '@forecourt/contract/meetings/meeting-values.ts';
import type { ClosingCause } from '@forecourt/contract/offers/offer-values.ts';
import type { DealSide } from '@forecourt/contract/offers/offers.flow.ts';

/** Everything about sales, offers and meetings that can be announced. `by` is the user who caused it. */
export type DealAnnouncement =
  /** A member was named as the buyer. Null if no message could ask them. */
  | { kind: 'buyer_asked'; saleId: number; conversationId: number | null; by: number }
  | { kind: 'sale_confirmed'; saleId: number; by: number }
  | { kind: 'sale_disputed'; saleId: number; ticketId: number; by: number }
  | { kind: 'sale_withdrawn'; saleId: number; by: number }
  | { kind: 'sale_decided'; saleId: number; outcome: 'uphold' | 'annul'; reason: string; by: number }
  /** Excluded from the price guide by staff. */
  | { kind: 'sale_excluded'; saleId: number; reason: string; by: number }
  | { kind: 'amount_proposed'; saleId: number; by: number }
  | { kind: 'amount_answered'; saleId: number; agreed: boolean; by: number }
  | { kind: 'offer_made'; offerId: number; by: number }
  /** `side` is the side that did it. */
  | { kind: 'offer_countered'; offerId: number; side: DealSide; by: number }
  | { kind: 'offer_accepted'; offerId: number; side: DealSide; by: number }
  | { kind: 'offer_declined'; offerId: number; side: DealSide; by: number }
  | { kind: 'offer_withdrawn'; offerId: number; by: number }
  | { kind: 'offer_expired'; offerId: number }
  | { kind: 'offer_closed'; offerId: number; cause: ClosingCause; wasAccepted: boolean; by?: number }
  /** The car is no longer reserved for its buyer. */
  | { kind: 'offer_hold_ended'; offerId: number; how: 'lapsed' | 'released'; by?: number }
  /** The first in line after a reservation ended, so the seller decides about it. */
  | { kind: 'offer_is_next'; offerId: number }
  /** A time and place was proposed: for a new meeting, or as a change of one. */
  | { kind: 'meeting_proposed'; meetingId: number; isChange: boolean; by: number }
  /** An open proposal was accepted, declined or withdrawn. A declined change leaves the meeting as it was. */
  | { kind: 'meeting_answered'; meetingId: number; outcome: MeetingAnswer; isChange: boolean; by: number }
  | { kind: 'meeting_cancelled'; meetingId: number; reason: string; by: number }
  /** The site cancelled it. */
  | { kind: 'meeting_closed'; meetingId: number; cause: CloseCause }
  /** Another team member will come. Undefined if no colleague decided it. */
  | { kind: 'meeting_passed_on'; meetingId: number; to: number; by?: number }
  /** Once for each side. */
  | { kind: 'meeting_begins_soon'; meetingId: number; side: MeetingSide }
  /** This side can say whether the other one came. */
  | { kind: 'meeting_over'; meetingId: number; side: MeetingSide }
  /** This side now sees what the other said. */
  | { kind: 'meeting_revealed'; meetingId: number; side: MeetingSide; by?: number };
