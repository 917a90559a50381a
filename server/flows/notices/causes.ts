import type { NoticeKind } from '@forecourt/contract/notices/notice-kinds.ts';
import type { Cause } from './cause.ts';
import {
  answerNoticeFacts,
  awardNoticeFacts,
  hiddenReviewNoticeFacts,
  reportedReviewNoticeFacts,
  reviewNoticeFacts,
  reviewToWriteNoticeFacts,
  reviewReporterNoticeFacts,
} from './review-notice-facts.ts';
import {
  accountNoticeFacts,
  appealNoticeFacts,
  applicationNoticeFacts,
  dealerNoticeFacts,
  decisionNoticeFacts,
  carNoticeFacts,
  conversationNoticeFacts,
  doubtNoticeFacts,
  duplicatePlateNoticeFacts,
  loweredNoticeFacts,
  invitationNoticeFacts,
  mergedTicketNoticeFacts,
  memberNoticeFacts,
  paymentNoticeFacts,
  reportNoticeFacts,
  seatNoticeFacts,
  themselvesNoticeFacts,
  ticketNoticeFacts,
  urgentTicketNoticeFacts,
  reportedCarNoticeFacts,
  soldFavouriteNoticeFacts,
  targetNoticeFacts,
} from './notice-facts.ts';
import { meetingCauses } from './meeting-causes.ts';
import { newCarsNoticeFacts } from './follow-notice-facts.ts';
import { digestNoticeFacts, matchedNoticeFacts } from './search-notice-facts.ts';
import { offeredNoticeFacts, settledTransferNoticeFacts } from './transfer-notice-facts.ts';
import { wantedCauses } from './wanted-causes.ts';
import { channelNoticeFacts, ownWebhookNoticeFacts } from './webhook-notice-facts.ts';
import { offerCauses } from './offer-causes.ts';
import { saleCauses } from './sale-causes.ts';

/**
 * The source of each notification kind. The types require an entry for every kind, and its announcement must trigger
 * `write_notices`.
 */
export const causes: { [kind in NoticeKind]: Cause<kind> } = {
  listing_ends_soon: { from: 'listing_ends_soon', say: (tx, { carId }) => carNoticeFacts(tx, carId, {}) },
  listing_expired: { from: 'listing_expired', say: (tx, { carId }) => carNoticeFacts(tx, carId, {}) },
  plate_duplicated: {
    from: 'plate_duplicated',
    say: (tx, { carId, otherId }) => duplicatePlateNoticeFacts(tx, carId, otherId),
  },
  favourite_price_lowered: {
    from: 'car_price_lowered',
    say: (tx, { reached = [], carId, from, to }) => loweredNoticeFacts(tx, carId, { from, to }, reached),
  },
  favourite_target_reached: {
    from: 'target_price_reached',
    say: (tx, { carId, price, people }) => targetNoticeFacts(tx, carId, price, people),
  },
  favourite_sold: { from: 'car_sold', say: (tx, { carId }) => soldFavouriteNoticeFacts(tx, carId) },
  search_matched: { from: 'searches_matched', say: (tx, told) => matchedNoticeFacts(tx, told) },
  search_cheaper: { from: 'searches_cheaper', say: (tx, told) => matchedNoticeFacts(tx, told) },
  dealer_listed_cars: { from: 'dealer_listed_cars', say: (tx, told) => newCarsNoticeFacts(tx, told) },
  search_digest: { from: 'searches_digest', say: async (_tx, told) => digestNoticeFacts(told) },
  ...wantedCauses,
  ...saleCauses,
  ...offerCauses,
  ...meetingCauses,
  payment_completed: {
    from: 'payment_changed',
    say: (tx, told) =>
      paymentNoticeFacts(tx, told, 'completed', ({ is_undelivered }) => ({ goes_back: is_undelivered })),
  },
  payment_failed: { from: 'payment_changed', say: (tx, told) => paymentNoticeFacts(tx, told, 'failed', () => ({})) },
  payment_refunded: {
    from: 'payment_changed',
    say: (tx, told) =>
      paymentNoticeFacts(tx, told, 'refunded', ({ refund_reason }) => ({ reason: refund_reason ?? '' })),
  },
  membership_ends_soon: {
    from: 'membership_ends_soon',
    say: (tx, { dealerId }) => dealerNoticeFacts(tx, dealerId, {}),
  },
  membership_in_grace: {
    from: 'membership_in_grace',
    say: (tx, { dealerId, graceDays }) => dealerNoticeFacts(tx, dealerId, { grace_days: graceDays }),
  },
  membership_ended: { from: 'membership_expired', say: (tx, { dealerId }) => dealerNoticeFacts(tx, dealerId, {}) },
  ticket_answered: {
    from: 'ticket_answered',
    // The last reply also resolves the ticket, which sends its own notification.
    say: async (tx, { ticketId, isResolved }) => (isResolved ? null : ticketNoticeFacts(tx, ticketId, {})),
  },
  ticket_resolved: { from: 'ticket_resolved', say: (tx, { ticketId }) => ticketNoticeFacts(tx, ticketId, {}) },
  ticket_merged: {
    from: 'ticket_merged',
    say: (tx, { ticketId, intoId }) => mergedTicketNoticeFacts(tx, ticketId, intoId),
  },
  invitation_received: { from: 'invitation_brought', say: (tx, told) => invitationNoticeFacts(tx, told) },
  team_joined: { from: 'team_joined', say: (tx, { dealerId, userId }) => memberNoticeFacts(tx, dealerId, userId, {}) },
  team_left: { from: 'team_left', say: (tx, { dealerId, userId }) => memberNoticeFacts(tx, dealerId, userId, {}) },
  seat_ended: { from: 'team_left', say: (tx, { dealerId, userId }) => seatNoticeFacts(tx, dealerId, [userId], {}) },
  team_role_changed: {
    from: 'team_role_changed',
    say: (tx, { dealerId, userId, to, reason }) =>
      seatNoticeFacts(tx, dealerId, [userId], { role: to, reason: reason ?? null }),
  },
  ownership_offered: { from: 'ownership_offered', say: (tx, { transferId }) => offeredNoticeFacts(tx, transferId) },
  ownership_settled: {
    from: 'ownership_settled',
    say: (tx, { transferId, outcome }) => settledTransferNoticeFacts(tx, transferId, outcome),
  },
  review_asked: { from: 'review_asked', say: (tx, { saleId, side }) => reviewToWriteNoticeFacts(tx, saleId, side) },
  review_received: { from: 'review_shown', say: (tx, { reviewId }) => reviewNoticeFacts(tx, reviewId) },
  review_answered: { from: 'review_answered', say: (tx, { reviewId }) => answerNoticeFacts(tx, reviewId) },
  review_hidden: {
    from: 'review_hidden',
    say: (tx, { reviewId, reason }) => hiddenReviewNoticeFacts(tx, reviewId, reason),
  },
  review_reported: { from: 'review_reported', say: (tx, { reviewId }) => reportedReviewNoticeFacts(tx, reviewId) },
  award_received: { from: 'award_granted', say: (tx, { grantId }) => awardNoticeFacts(tx, grantId, {}) },
  award_revoked: { from: 'award_revoked', say: (tx, { grantId, reason }) => awardNoticeFacts(tx, grantId, { reason }) },
  application_approved: {
    from: 'application_decided',
    say: (tx, told) => decisionNoticeFacts(tx, told, 'approved', () => ({})),
  },
  application_declined: {
    from: 'application_decided',
    say: (tx, told) => decisionNoticeFacts(tx, told, 'declined', ({ review_notes }) => ({ notes: review_notes ?? '' })),
  },
  application_deleted: {
    from: 'application_deleted',
    say: async (_tx, { applicationId, userId, company, reason }) => ({
      subjectId: applicationId,
      facts: { application_id: applicationId, company, reason },
      people: [userId],
    }),
  },
  dealership_closed: {
    from: 'dealer_closed',
    say: (tx, { dealerId, team }) => seatNoticeFacts(tx, dealerId, team, {}),
  },
  dealership_opened: {
    from: 'dealer_opened',
    say: (tx, { dealerId, userId, reason }) => seatNoticeFacts(tx, dealerId, [userId], { reason }),
  },
  seat_given: {
    from: 'seat_given',
    say: (tx, { dealerId, userId, role, reason }) => seatNoticeFacts(tx, dealerId, [userId], { role, reason }),
  },
  member_added: {
    from: 'seat_given',
    say: (tx, { dealerId, userId, reason }) => memberNoticeFacts(tx, dealerId, userId, { reason }),
  },
  membership_extended: {
    from: 'membership_extended',
    say: (tx, { dealerId, days, reason }) => dealerNoticeFacts(tx, dealerId, { days, reason }),
  },
  company_renamed: {
    from: 'dealer_renamed',
    say: (tx, { dealerId, from, reason }) => dealerNoticeFacts(tx, dealerId, { from, reason }),
  },
  listing_decided: {
    from: 'car_moderated',
    say: (tx, { carId, outcome, reason }) => carNoticeFacts(tx, carId, { outcome, reason }),
  },
  report_decided: {
    from: 'reports_decided',
    say: (tx, { carId, people, outcome, reason }) =>
      reportedCarNoticeFacts(
        tx,
        carId,
        people,
        outcome === 'dismissed' ? { outcome, reason: reason ?? '' } : { outcome, reason: null },
      ),
  },
  dealership_decided: {
    from: 'dealer_decided',
    say: (tx, { dealerId, status, reason }) => dealerNoticeFacts(tx, dealerId, { status, reason }),
  },
  account_reinstated: { from: 'account_reinstated', say: (tx, { userId }) => accountNoticeFacts(tx, userId) },
  staff_role_changed: {
    from: 'staff_role_changed',
    say: async (_, { userId, to, reason }) => themselvesNoticeFacts(userId, { role: to, reason }),
  },
  signed_out: {
    from: 'signed_out',
    say: async (_, { userId, everywhere, reason }) => themselvesNoticeFacts(userId, { everywhere, reason }),
  },
  appeal_decided: {
    from: 'appeal_decided',
    say: (tx, { ticketId, outcome, reason }) => ticketNoticeFacts(tx, ticketId, { outcome, reason }),
  },
  conversation_report_decided: {
    from: 'conversation_report_decided',
    say: async (_tx, { reportId, reporterId }) => ({
      subjectId: reportId,
      facts: { report_id: reportId },
      people: [reporterId],
    }),
  },
  person_warned: {
    from: 'person_warned',
    say: async (_tx, { reportId, userId, words }) => ({
      subjectId: reportId,
      facts: { report_id: reportId, words },
      people: [userId],
    }),
  },
  user_warned: {
    from: 'user_warned',
    say: async (_tx, { userId, warningId, reason }) => ({
      subjectId: warningId,
      facts: { warning_id: warningId, reason },
      people: [userId],
    }),
  },
  review_report_decided: {
    from: 'review_report_decided',
    say: (tx, { reviewId, reporters, isHidden }) => reviewReporterNoticeFacts(tx, reviewId, reporters, isHidden),
  },
  new_appeal: { from: 'appeal_opened', say: (tx, { ticketId }) => appealNoticeFacts(tx, ticketId) },
  new_application: {
    from: 'application_submitted',
    say: (tx, { applicationId }) => applicationNoticeFacts(tx, applicationId),
  },
  urgent_ticket: { from: 'ticket_became_urgent', say: (tx, { ticketId }) => urgentTicketNoticeFacts(tx, ticketId) },
  car_reported: { from: 'car_reported', say: (tx, { carId }) => reportNoticeFacts(tx, carId) },
  conversation_reported: {
    from: 'conversation_reported',
    say: (tx, { conversationId }) => conversationNoticeFacts(tx, conversationId),
  },
  webhook_stopped: { from: 'webhook_stopped', say: (tx, { webhookId }) => channelNoticeFacts(tx, webhookId) },
  own_webhook_stopped: { from: 'webhook_stopped', say: (tx, { webhookId }) => ownWebhookNoticeFacts(tx, webhookId) },
  payment_in_doubt: { from: 'payment_in_doubt', say: (tx, { paymentId }) => doubtNoticeFacts(tx, paymentId) },
};
