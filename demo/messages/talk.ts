import type { Attendance } from '@forecourt/contract/meetings/meeting-values.ts';
import type { ValidHours } from '@forecourt/contract/offers/offer-values.ts';
import type { InvitationStatus } from '@forecourt/contract/dealers/invitations.flow.ts';
import type { InvitedRole } from '@forecourt/contract/access/team-rights.ts';
import type { ConversationReason } from '@forecourt/contract/messaging/messaging-values.ts';
import type { DealerName } from '../people.ts';
import type { FirstName } from './cast.ts';

export interface OfferStory {
  /** Counter-offers, in hours after the offer. The amount is in percent of the price. */
  counters?: readonly { by: FirstName; hours: number; percent: number; note?: string }[];
  /** In hours after the offer. An expired one ends at its deadline. */
  ended?:
    | { as: 'accepted' | 'withdrawn'; by: FirstName; hours: number }
    | { as: 'declined'; by: FirstName; hours: number; reason: string }
    | { as: 'expired' };
  validHours?: ValidHours;
}

/** A scripted demo conversation. */
export interface Talk {
  /** People in it: the buyer, then the private seller. For a group, everyone who was there at the start. */
  between: readonly [FirstName, ...FirstName[]];
  /** The other side is this dealer's team. */
  dealer?: DealerName;
  /** Make and model of a car sold by the dealer or the second person. */
  car?: string;
  /** Set for groups only. */
  title?: string;
  /** Time of the last line: hours ago, or hours after the car was sold. */
  ended: { hoursAgo: number } | { hoursAfterSale: number };
  /** Written like a play (script.ts). */
  script: string;
  /** Number of unread lines at the end, per person. Everyone else has read everything. */
  unread?: Partial<Record<FirstName, number>>;
  /** The outcome of the offer in the script. Open if left out. */
  offer?: OfferStory;
  /** Each side's answer after the meeting in the script. */
  met?: { buyer?: Attendance; seller?: Attendance };
  invitation?: { role: InvitedRole; status: InvitationStatus };
  blocked?: { by: FirstName; whom: FirstName };
  reported?: { by: FirstName; reason: ConversationReason; details: string };
}
