import type { Outcome } from '@forecourt/contract/appeals/appeals.flow.ts';
import type { StaffRole } from '@forecourt/contract/access/who.ts';
import type { TransferStatus } from '@forecourt/contract/dealers/transfers.flow.ts';
import type { TeamRole } from '@forecourt/contract/access/team-rights.ts';
import type { PaymentStatus } from '@forecourt/contract/payments/payments.flow.ts';
import type { ReviewType } from '@forecourt/contract/reviews/review-values.ts';
import type { ServiceName } from '@forecourt/contract/services/services.ts';
import type { DealAnnouncement } from './deal-announcements.ts';
import type { Told } from './notify.ts';
import type { WantedAnnouncement } from './wanted-announcements.ts';

export interface NamedSearch {
  id: number;
  name: string;
}

/** Further channels the user selected for any of the searches. */
interface Channels {
  byPush: boolean;
  byWebhook: boolean;
}

/** Everything that can be announced. `by` is the user who caused it. */
export type Announcement =
  | { kind: 'member_joined'; userId: number; name: string }
  | { kind: 'session_changed'; userId: number }
  /** Staff restricted this user, or lifted the restriction. */
  | { kind: 'standing_changed'; userId: number }
  /** Null if they have none. */
  | {
      kind: 'staff_role_changed';
      userId: number;
      to: StaffRole | null;
      reason: string;
      /** Undefined if it was done on the server itself. */
      by?: number;
    }
  /** Staff ended one or all of this user's sessions. */
  | { kind: 'signed_out'; userId: number; everywhere: boolean; reason: string; by: number }
  /** Staff warned this user. The warning's entry in the staff log has this id. */
  | { kind: 'user_warned'; userId: number; warningId: number; reason: string; by: number }
  /** Staff noted something about a user. */
  | { kind: 'user_noted'; userId: number }
  | { kind: 'account_closed'; userId: number }
  | { kind: 'car_listed'; carId: number }
  | { kind: 'car_featured'; carId: number }
  /** A user messaged the seller for the first time. */
  | { kind: 'car_asked_about'; carId: number; conversationId: number; by: number }
  /** `reached` are members whose target price it reaches. They hear about that instead. */
  | { kind: 'car_price_lowered'; carId: number; from: number; to: number; reached?: number[]; by: number }
  /** `by` is undefined if it wasn't noticed at the reduction. */
  | { kind: 'target_price_reached'; carId: number; price: number; people: number[]; by?: number }
  | { kind: 'car_sold'; carId: number; by: number }
  | DealAnnouncement
  /** `by` is undefined if the site itself reported it. */
  | { kind: 'car_reported'; carId: number; by?: number }
  /** Another live listing has the same plate and model. */
  | { kind: 'plate_duplicated'; carId: number; otherId: number }
  | { kind: 'car_moderated'; carId: number; outcome: 'flagged' | 'removed' | 'restored'; reason: string; by: number }
  /** Staff reviewed these users' reports. They see the reason only if nothing was done. */
  | {
      kind: 'reports_decided';
      carId: number;
      outcome: 'dismissed' | 'flagged' | 'removed';
      reason: string | null;
      people: number[];
      by: number;
    }
  | { kind: 'account_reinstated'; userId: number; by: number }
  | { kind: 'dealer_decided'; dealerId: number; status: 'active' | 'suspended'; reason: string; by: number }
  | { kind: 'appeal_opened'; appealId: number; ticketId: number; by: number }
  | { kind: 'appeal_decided'; appealId: number; ticketId: number; outcome: Outcome; reason: string; by: number }
  /** Cars began to match this user's saved searches. */
  | ({ kind: 'searches_matched'; userId: number; carIds: number[]; searches: NamedSearch[] } & Channels)
  /** A car that matched before costs less. */
  | ({ kind: 'searches_cheaper'; userId: number; carIds: number[]; searches: NamedSearch[] } & Channels)
  /** `people` follow the dealer. */
  | { kind: 'dealer_listed_cars'; dealerId: number; carIds: number[]; people: number[] }
  /** What a day or a week brought. `day` is the first day after it, as a number. */
  | ({
      kind: 'searches_digest';
      userId: number;
      frequency: 'daily' | 'weekly';
      day: number;
      cars: number;
      searches: NamedSearch[];
    } & Channels)
  | WantedAnnouncement
  | { kind: 'listing_ends_soon'; carId: number }
  | { kind: 'listing_expired'; carId: number }
  | { kind: 'make_renamed'; makeId: number }
  | { kind: 'model_changed'; modelId: number }
  /** It was renamed, moved to another region or merged. */
  | { kind: 'area_changed'; areaId: number }
  | { kind: 'region_renamed'; regionId: number }
  | { kind: 'settings_changed'; keys: string[] }
  /** Bank keys were saved or removed. The keys themselves aren't announced. */
  | { kind: 'bank_keys_changed' }
  /** `was` is the previous status, or the same one if something else changed. */
  | { kind: 'payment_changed'; userId: number; paymentId: number; was: PaymentStatus | null; status: PaymentStatus }
  /** The bank's data doesn't match, so it needs a review. */
  | { kind: 'payment_in_doubt'; paymentId: number; doubt: string }
  | { kind: 'conversation_changed'; conversationId: number; to: number[] }
  | { kind: 'conversation_reported'; conversationId: number; by: number }
  | { kind: 'conversation_report_decided'; reportId: number; reporterId: number; by: number }
  | { kind: 'person_warned'; reportId: number; userId: number; words: string; by: number }
  | { kind: 'invitation_brought'; invitationId: number; conversationId: number; by: number }
  | { kind: 'ticket_opened'; ticketId: number }
  | { kind: 'ticket_became_urgent'; ticketId: number; by: number }
  | { kind: 'ticket_answered'; ticketId: number; isResolved: boolean; by: number }
  | { kind: 'ticket_assigned'; ticketId: number; staffId: number }
  | { kind: 'ticket_resolved'; ticketId: number; by: number }
  /** Its first reply or its solution is overdue, once until it is caught up with. */
  | { kind: 'ticket_overdue'; ticketId: number; step: 'first reply' | 'solution' }
  /** Its messages were moved to the other ticket. */
  | { kind: 'ticket_merged'; ticketId: number; intoId: number; by: number }
  | { kind: 'ticket_changed'; ticketId: number; to: number[] }
  /** A user joined a team, left it, was removed or got another role, and by whom. */
  | { kind: 'team_joined'; dealerId: number; userId: number; role: TeamRole; by: number }
  | { kind: 'team_left'; dealerId: number; userId: number; role: TeamRole; by: number }
  | {
      kind: 'team_role_changed';
      dealerId: number;
      userId: number;
      from: TeamRole;
      to: TeamRole;
      /** Set if staff decided it. */
      reason?: string;
      by: number;
    }
  /** The owner offered the dealership to a team member. `people` are both of them. */
  | { kind: 'ownership_offered'; transferId: number; people: number[]; by: number }
  /** It was accepted, declined or withdrawn, or it expired or no longer holds. */
  | {
      kind: 'ownership_settled';
      transferId: number;
      outcome: Exclude<TransferStatus, 'pending'>;
      people: number[];
      /** Undefined if it expired. */
      by?: number;
    }
  /** A sale was verified, so this side may review the other. */
  | { kind: 'review_asked'; saleId: number; side: ReviewType }
  /** The review is now public. */
  | { kind: 'review_shown'; reviewId: number; by: number }
  | { kind: 'review_answered'; reviewId: number; by: number }
  | { kind: 'review_hidden'; reviewId: number; reason: string; by: number }
  | { kind: 'review_reported'; reviewId: number; by: number }
  | { kind: 'review_report_decided'; reviewId: number; reporters: number[]; isHidden: boolean; by: number }
  /** Granted by staff, or by its rule. */
  | { kind: 'award_granted'; grantId: number; by?: number }
  | { kind: 'award_revoked'; grantId: number; reason: string; by: number }
  | { kind: 'application_submitted'; applicationId: number; by: number }
  | {
      kind: 'application_decided';
      applicationId: number;
      userId: number;
      /** Set if the application was approved. */
      dealerId: number | null;
      status: 'approved' | 'declined';
      by: number;
    }
  /** Deleted by staff. Includes the data for the notification, because nothing else is left. */
  | { kind: 'application_deleted'; applicationId: number; userId: number; company: string; reason: string; by: number }
  /** Closed by its owner. Includes the other team members. */
  | { kind: 'dealer_closed'; dealerId: number; team: number[]; by: number }
  /** Staff actions: opened a dealership, added a team member, changed its name or extended it. */
  | { kind: 'dealer_opened'; dealerId: number; userId: number; reason: string; by: number }
  | { kind: 'seat_given'; dealerId: number; userId: number; role: TeamRole; reason: string; by: number }
  | { kind: 'dealer_renamed'; dealerId: number; from: string; reason: string; by: number }
  | { kind: 'membership_extended'; dealerId: number; days: number; endsAt: string; reason: string; by: number }
  | { kind: 'membership_ends_soon'; dealerId: number }
  | { kind: 'membership_in_grace'; dealerId: number; graceDays: number }
  | { kind: 'membership_expired'; dealerId: number }
  | { kind: 'membership_back'; dealerId: number }
  /** A check found that the service began to fail, or works again. */
  | { kind: 'service_changed'; service: ServiceName; isWorking: boolean; said: string }
  /** The receiver is gone or refuses us, so nothing more is sent to it. */
  | { kind: 'webhook_stopped'; webhookId: number };

export type Kind = Announcement['kind'];

/** An announcement as its reactions receive it, with its stored id. */
export type Announced<kind extends Kind = Kind> = Extract<Announcement, { kind: kind }> & { announcementId: number };

/** The live updates to send right away: recipients and the event for their open pages. */
export function liveUpdatesOf(announcement: Announcement): Told[] {
  switch (announcement.kind) {
    case 'standing_changed':
    case 'staff_role_changed':
      return [{ to: [announcement.userId], event: { kind: 'session_changed' } }, usersChanged];
    case 'member_joined':
    case 'account_closed':
    case 'user_warned':
    case 'user_noted':
      return [usersChanged];
    case 'session_changed':
    case 'signed_out':
    case 'team_joined':
    case 'team_left':
    case 'team_role_changed':
    case 'application_decided':
    case 'application_deleted':
    case 'dealer_opened':
    case 'seat_given':
      return [{ to: [announcement.userId], event: { kind: 'session_changed' } }];
    case 'ownership_offered':
    case 'ownership_settled':
      return [{ to: announcement.people, event: { kind: 'session_changed' } }];
    case 'payment_changed': {
      const { userId, paymentId } = announcement;
      return [{ to: [userId], event: { kind: 'payment_changed', payment_id: paymentId } }];
    }
    case 'ticket_changed':
      return [{ to: announcement.to, event: { kind: 'ticket_changed', ticket_id: announcement.ticketId } }];
    case 'conversation_changed': {
      const { to, conversationId } = announcement;
      return [{ to, event: { kind: 'conversation_changed', conversation_id: conversationId } }];
    }
    case 'conversation_reported':
    case 'conversation_report_decided':
      return [{ toStaff: 'conversations.list', event: { kind: 'market_changed' } }];
    case 'review_reported':
    case 'review_hidden':
    case 'review_report_decided':
      return [{ toStaff: 'reviews.read', event: { kind: 'market_changed' } }];
    case 'wanted_ad_replied':
    case 'wanted_ad_expired':
      return [{ to: [announcement.ownerId], event: { kind: 'wanted_changed' } }];
    case 'wanted_ad_moderated':
      return [
        { to: [announcement.ownerId], event: { kind: 'wanted_changed' } },
        { toStaff: 'wanted.read', event: { kind: 'market_changed' } },
      ];
    case 'wanted_ad_reported':
    case 'wanted_reports_decided':
      return [{ toStaff: 'wanted.read', event: { kind: 'market_changed' } }];
    case 'bank_keys_changed':
      return [{ topic: 'bank_keys' }];
    case 'settings_changed':
      return [{ topic: 'settings' }];
    default:
      return [];
  }
}

/** For staff pages that show user counts or the user list. */
const usersChanged = { toStaff: 'users.count', event: { kind: 'users_changed' } } as const satisfies Told;
