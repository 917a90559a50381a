import { possessive } from '../kit/possessive.ts';
import { teamRoleNames } from '../dealers/role-names.ts';
import type { TeamRole } from '../access/team-rights.ts';
import { warnDaysBeforeMembershipEnds } from '../payments/payments.flow.ts';
import { applicationNotices } from './application-notices.ts';
import { dealerNotices } from './dealer-notices.ts';
import { decisionNotices } from './decision-notices.ts';
import { kind } from './notice-kind.ts';
import {
  again,
  because,
  dollars,
  paid,
  yourPayment,
  type OfCar,
  type OfDealer,
  type OfPayment,
  type OfTicket,
  type WithReason,
} from './notice-words.ts';
import { followNotices } from './follow-notices.ts';
import { listingNotices } from './listing-notices.ts';
import { offerNotices } from './offer-notices.ts';
import { meetingNotices } from './meeting-notices.ts';
import { reviewNotices } from './review-notices.ts';
import { saleNotices } from './sale-notices.ts';
import { searchNotices } from './search-notices.ts';
import { wantedNotices } from './wanted-notices.ts';
import { webhookNotices } from './webhook-notices.ts';

const toCar = ({ car_id }: OfCar) => `/car/${car_id}` as const;
const toReceipt = ({ payment_id }: OfPayment) => `/payment-history/${payment_id}` as const;
const toTicket = ({ ticket_id }: OfTicket) => `/support/${ticket_id}` as const;
const toTeam = () => '/dealer/team' as const;
const toMembership = () => '/dealer/settings#membership' as const;

/**
 * Every type of notification. To add one, add an entry here and one in server/flows/notices/causes.ts
 * that names the announcement it comes from and the users it is about.
 */
export const noticeKinds = {
  ...listingNotices,
  favourite_price_lowered: kind({
    group: 'favourites',
    icon: 'heart',
    audience: { to: 'people' },
    sentence: ({ title, from, to }: OfCar & { from: number; to: number }, times) =>
      times === 1
        ? `“${title}” from your favourites now costs ${dollars(to)}, down from ${dollars(from)}.`
        : `“${title}” from your favourites dropped in price ${times} times and now costs ${dollars(to)}.`,
    link: toCar,
  }),
  favourite_target_reached: kind({
    group: 'favourites',
    icon: 'heart',
    audience: { to: 'people' },
    sentence: ({ title, price }: OfCar & { price: number }, times) =>
      `“${title}” has reached your target price and now costs ${dollars(price)}.${again(times)}`,
    link: toCar,
  }),
  favourite_sold: kind({
    group: 'favourites',
    icon: 'heart',
    audience: { to: 'people' },
    sentence: ({ title }: OfCar, times) => `“${title}” from your favourites was sold.${again(times)}`,
    link: toCar,
  }),
  ...searchNotices,
  ...wantedNotices,
  ...offerNotices,
  ...followNotices,
  ...saleNotices,
  ...meetingNotices,
  payment_completed: kind({
    group: 'payments',
    icon: 'money',
    audience: { to: 'people' },
    sentence: ({ goes_back, ...payment }: OfPayment & { goes_back: boolean }, times) =>
      goes_back
        ? `We received ${yourPayment(payment)}, but it’s no longer available. We’ll refund you.${again(times)}`
        : `${paid(payment)} was completed.${again(times)}`,
    link: toReceipt,
  }),
  payment_failed: kind({
    group: 'payments',
    icon: 'warning',
    audience: { to: 'people' },
    sentence: (payment: OfPayment, times) => `${paid(payment)} failed. You weren’t charged.${again(times)}`,
    link: toReceipt,
  }),
  payment_refunded: kind({
    group: 'payments',
    icon: 'money',
    audience: { to: 'people' },
    sentence: ({ reason, ...payment }: OfPayment & { reason: string }, times) =>
      `${paid(payment)} was refunded: ${reason}${again(times)}`,
    link: toReceipt,
  }),
  membership_ends_soon: kind({
    group: 'membership',
    icon: 'membership',
    audience: { to: 'owner', right: 'membership.pay' },
    sentence: ({ company }: OfDealer, times) =>
      `${possessive(company)} membership ends within ${warnDaysBeforeMembershipEnds} days.${again(times)}`,
    link: toMembership,
  }),
  membership_in_grace: kind({
    group: 'membership',
    icon: 'membership',
    audience: { to: 'owner', right: 'membership.pay' },
    sentence: ({ company, grace_days }: OfDealer & { grace_days: number }, times) =>
      `${possessive(company)} membership has ended. You have ${grace_days} ${grace_days === 1 ? 'day' : 'days'} to renew before its listings are hidden.${again(times)}`,
    link: toMembership,
  }),
  membership_ended: kind({
    group: 'membership',
    icon: 'warning',
    audience: { to: 'owner', right: 'membership.pay' },
    sentence: ({ company }: OfDealer, times) =>
      `${possessive(company)} membership has expired. Its listings are hidden until you renew it.${again(times)}`,
    link: toMembership,
  }),
  ticket_answered: kind({
    group: 'support',
    icon: 'ticket',
    audience: { to: 'people' },
    sentence: ({ subject }: OfTicket, times) =>
      times === 1 ? `Staff replied to your ticket “${subject}”.` : `Your ticket “${subject}” has ${times} new replies.`,
    link: toTicket,
  }),
  ticket_resolved: kind({
    group: 'support',
    icon: 'ticket',
    audience: { to: 'people' },
    sentence: ({ subject }: OfTicket, times) =>
      `Your ticket “${subject}” is resolved. Reply if you still need help.${again(times)}`,
    link: toTicket,
  }),
  ticket_merged: kind({
    group: 'support',
    icon: 'ticket',
    audience: { to: 'people' },
    sentence: ({ subject, merged }: OfTicket & { merged: string }, times) =>
      `Staff merged your ticket “${merged}” into “${subject}”. Everything is in one place now.${again(times)}`,
    link: toTicket,
  }),
  invitation_received: kind({
    group: 'team',
    icon: 'team',
    audience: { to: 'people' },
    sentence: ({ company }: OfDealer & { conversation_id: number }, times) =>
      `${company} invited you to join its team.${again(times)}`,
    link: ({ conversation_id }) => `/messages/${conversation_id}`,
  }),
  team_joined: kind({
    group: 'team',
    icon: 'team',
    audience: { to: 'owner', right: 'team.invite' },
    sentence: ({ company, name }: OfDealer & { name: string }, times) =>
      times === 1
        ? `${name} joined the ${company} team.`
        : `${times} people joined the ${company} team, most recently ${name}.`,
    link: toTeam,
  }),
  team_left: kind({
    group: 'team',
    icon: 'team',
    audience: { to: 'owner', right: 'dealer.transfer' },
    sentence: ({ company, name }: OfDealer & { name: string }, times) =>
      times === 1
        ? `${name} is no longer on the ${company} team. Their cars now have a new contact.`
        : `${times} people are no longer on the ${company} team, most recently ${name}.`,
    link: toTeam,
  }),
  seat_ended: kind({
    group: 'team',
    icon: 'team',
    audience: { to: 'people' },
    sentence: ({ company }: OfDealer, times) => `You’re no longer on the ${company} team.${again(times)}`,
    link: () => '/profile',
  }),
  team_role_changed: kind({
    group: 'team',
    icon: 'team',
    audience: { to: 'people' },
    sentence: ({ company, role, reason }: OfDealer & WithReason & { role: TeamRole }, times) =>
      `Your role at ${company} is now ${teamRoleNames[role]}${because(reason)}${again(times)}`,
    link: toTeam,
  }),
  ...applicationNotices,
  ...dealerNotices,
  ...reviewNotices,
  ...decisionNotices,
  urgent_ticket: kind({
    group: 'staff',
    icon: 'ticket',
    audience: { to: 'staff', right: 'tickets.handle' },
    sentence: ({ subject }: OfTicket, times) => `The ticket “${subject}” is urgent.${again(times)}`,
    link: ({ ticket_id }) => `/staff/tickets?ticket=${ticket_id}`,
  }),
  car_reported: kind({
    group: 'staff',
    icon: 'report',
    audience: { to: 'staff', right: 'reports.decide' },
    sentence: ({ title }: OfCar, times) =>
      times === 1 ? `The listing “${title}” was reported.` : `The listing “${title}” was reported ${times} times.`,
    link: ({ car_id }) => `/staff/cars/reports?q=${car_id}`,
  }),
  conversation_reported: kind({
    group: 'staff',
    icon: 'report',
    audience: { to: 'staff', right: 'conversations.read' },
    sentence: (_: { conversation_id: number }, times) =>
      times === 1 ? 'A conversation was reported.' : `A conversation was reported ${times} times.`,
    link: () => '/staff/messaging',
  }),
  ...webhookNotices,
  payment_in_doubt: kind({
    group: 'staff',
    icon: 'warning',
    audience: { to: 'staff', right: 'payments.refund' },
    sentence: ({ payment_id, amount }: OfPayment, times) =>
      `The bank’s record of payment ${payment_id} (${dollars(amount)}) doesn’t match ours. Please check it.${again(times)}`,
    link: ({ payment_id }) => `/staff/payments?in_doubt=yes&payment=${payment_id}`,
  }),
};

export type NoticeKind = keyof typeof noticeKinds;
export const noticeKindNames = Object.keys(noticeKinds) as [NoticeKind, ...NoticeKind[]];
export type FactsOf<kind extends NoticeKind> = Parameters<(typeof noticeKinds)[kind]['sentence']>[0];
export type AudienceOf<kind extends NoticeKind> = (typeof noticeKinds)[kind]['audience'];
