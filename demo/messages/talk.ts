import type { InvitationStatus } from '@forecourt/contract/dealers/invitations.flow.ts';
import type { InvitedRole } from '@forecourt/contract/kit/team-rights.ts';
import type { ConversationReason } from '@forecourt/contract/messaging/messaging-values.ts';
import type { DealerName } from '../people.ts';
import type { FirstName } from './cast.ts';

/** A conversation of the demo world, as it is written down. */
export interface Talk {
  /** Who takes part in person: the buyer, then the private seller; of a group everybody who was there at first. */
  between: readonly [FirstName, ...FirstName[]];
  /** The other side is this dealer's team. */
  dealer?: DealerName;
  /** Make and model of a car of the dealer, or of the second person. */
  car?: string;
  /** A group has one. */
  title?: string;
  /** When the last line was written: so many hours ago, or after the car was sold. */
  ended: { hoursAgo: number } | { hoursAfterSale: number };
  /** As in a play (script.ts). */
  script: string;
  /** How many of the last lines somebody has yet to read; all others have read everything. */
  unread?: Partial<Record<FirstName, number>>;
  invitation?: { role: InvitedRole; status: InvitationStatus };
  blocked?: { by: FirstName; whom: FirstName };
  reported?: { by: FirstName; reason: ConversationReason; details: string };
}
