import type { Announced, Kind } from './announcements.ts';

/**
 * Which jobs (jobs/tasks.ts) react to which announcement. Each reaction is retried until it succeeds. An unknown kind
 * doesn't compile here, and a name without a job doesn't compile there.
 */
const reactions = {
  make_renamed: ['follow_catalogue'],
  model_changed: ['follow_catalogue'],
  area_changed: ['follow_areas'],
  region_renamed: ['follow_areas'],
  // Recipients and texts are in flows/notices/causes.ts.
  searches_matched: ['write_notices'],
  searches_cheaper: ['write_notices'],
  searches_digest: ['write_notices'],
  wanted_ad_opened: ['compare_wanted_ad'],
  wanted_ad_replied: ['write_notices'],
  wanted_ad_ends_soon: ['write_notices'],
  wanted_ad_expired: ['write_notices'],
  wanted_digest: ['write_notices'],
  wanted_ad_reported: ['write_notices'],
  wanted_ad_moderated: ['write_notices'],
  wanted_reports_decided: ['write_notices'],
  listing_ends_soon: ['write_notices'],
  listing_expired: ['write_notices'],
  car_price_lowered: ['write_notices', 'write_deliveries'],
  target_price_reached: ['write_notices'],
  dealer_listed_cars: ['write_notices'],
  // Without either side or the car, open meetings are cancelled.
  car_sold: ['write_notices', 'write_deliveries', 'keep_meetings'],
  buyer_asked: ['write_notices'],
  sale_confirmed: ['write_notices'],
  sale_disputed: ['write_notices'],
  sale_withdrawn: ['write_notices'],
  sale_decided: ['write_notices'],
  sale_excluded: ['write_notices'],
  amount_proposed: ['write_notices'],
  amount_answered: ['write_notices'],
  offer_made: ['write_notices', 'write_deliveries'],
  offer_countered: ['write_notices'],
  offer_accepted: ['write_notices', 'write_deliveries'],
  offer_declined: ['write_notices'],
  offer_withdrawn: ['write_notices'],
  offer_expired: ['write_notices'],
  offer_closed: ['write_notices'],
  offer_hold_ended: ['write_notices'],
  offer_is_next: ['write_notices'],
  meeting_proposed: ['write_notices', 'write_deliveries'],
  meeting_answered: ['write_notices', 'write_deliveries'],
  meeting_cancelled: ['write_notices', 'write_deliveries'],
  meeting_closed: ['write_notices', 'write_deliveries'],
  meeting_passed_on: ['write_notices'],
  meeting_begins_soon: ['write_notices'],
  meeting_over: ['write_notices'],
  meeting_revealed: ['write_notices'],
  car_reported: ['write_notices', 'write_deliveries'],
  plate_duplicated: ['write_notices'],
  conversation_reported: ['write_notices', 'write_deliveries'],
  conversation_report_decided: ['write_notices'],
  person_warned: ['write_notices'],
  payment_changed: ['write_notices', 'write_deliveries'],
  payment_in_doubt: ['write_notices'],
  membership_extended: ['write_notices'],
  membership_ends_soon: ['write_notices'],
  membership_in_grace: ['write_notices'],
  membership_expired: ['write_notices'],
  ticket_became_urgent: ['write_notices', 'write_deliveries'],
  ticket_answered: ['write_notices'],
  ticket_resolved: ['write_notices', 'write_deliveries'],
  ticket_merged: ['write_notices'],
  invitation_brought: ['write_notices'],
  team_joined: ['write_notices'],
  team_left: ['write_notices'],
  team_role_changed: ['write_notices'],
  ownership_offered: ['write_notices'],
  ownership_settled: ['write_notices'],
  review_asked: ['write_notices'],
  review_shown: ['write_notices'],
  review_answered: ['write_notices'],
  review_hidden: ['write_notices'],
  review_reported: ['write_notices', 'write_deliveries'],
  review_report_decided: ['write_notices'],
  award_granted: ['write_notices'],
  award_revoked: ['write_notices'],
  car_moderated: ['write_notices', 'keep_meetings'],
  reports_decided: ['write_notices'],
  account_reinstated: ['write_notices'],
  staff_role_changed: ['write_notices'],
  signed_out: ['write_notices'],
  user_warned: ['write_notices'],
  dealer_decided: ['write_notices', 'keep_meetings'],
  appeal_opened: ['write_notices', 'write_deliveries'],
  appeal_decided: ['write_notices'],
  dealer_closed: ['write_notices', 'keep_meetings'],
  standing_changed: ['keep_meetings'],
  account_closed: ['keep_meetings'],
  dealer_opened: ['write_notices'],
  seat_given: ['write_notices'],
  dealer_renamed: ['write_notices'],
  application_submitted: ['write_notices', 'write_deliveries'],
  application_decided: ['write_notices'],
  application_deleted: ['write_notices'],
  webhook_stopped: ['write_notices'],
  // Webhooks and texts are in flows/webhooks/causes.ts.
  car_listed: ['write_deliveries'],
  car_featured: ['write_deliveries'],
  car_asked_about: ['write_deliveries'],
  member_joined: ['write_deliveries'],
  ticket_opened: ['write_deliveries'],
  ticket_assigned: ['write_deliveries'],
  ticket_overdue: ['write_deliveries'],
  service_changed: ['write_deliveries'],
  // A changed grace period takes effect right away.
  settings_changed: ['keep_memberships'],
} as const satisfies { [kind in Kind]?: readonly string[] };

type Reactions = typeof reactions;

/** Names of the jobs that react to announcements. */
export type Reaction = Reactions[keyof Reactions][number];

/** The payload of a job that reacts to an announcement. */
export type ReactionPayload<Name extends Reaction> = {
  [kind in keyof Reactions]: Name extends Reactions[kind][number] ? Announced<kind> : never;
}[keyof Reactions];

/** The kinds of announcement a job reacts to. */
export const kindsWith = (name: Reaction): Kind[] =>
  (Object.keys(reactions) as Kind[]).filter((kind) => reactionsTo(kind).includes(name));

export const reactionsTo = (kind: Kind): readonly Reaction[] =>
  (reactions as { [kind in Kind]?: readonly Reaction[] })[kind] ?? [];
