import { warnDaysBeforeExpiry } from '../cars/cars.flow.ts';
import { teamRoleNames } from '../dealers/role-names.ts';
import type { TeamRole } from '../kit/team-rights.ts';
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
  type OfCar,
  type OfDealer,
  type OfPayment,
  type OfTicket,
  type WithReason,
} from './notice-words.ts';
import { reviewNotices } from './review-notices.ts';
import { saleNotices } from './sale-notices.ts';
import { webhookNotices } from './webhook-notices.ts';

const toCar = ({ car_id }: OfCar) => `/car/${car_id}` as const;
const toReceipt = ({ payment_id }: OfPayment) => `/payment-history/${payment_id}` as const;
const toTicket = ({ ticket_id }: OfTicket) => `/support/${ticket_id}` as const;
const toTeam = () => '/dealer/team' as const;
const toMembership = () => '/dealer/settings#membership' as const;

/**
 * Everything people are told, and the only list of it. A new kind is an entry here, and one in
 * server/flows/notices/causes.ts that says from which announcement it comes and whom it is about.
 */
export const noticeKinds = {
  listing_ends_soon: kind({
    group: 'listings',
    icon: 'clock',
    audience: { to: 'owner', right: 'cars.write' },
    sentence: ({ title }: OfCar, times) =>
      `Your listing “${title}” ends within ${warnDaysBeforeExpiry} days${again(times)}. Renew it to keep it on the market.`,
    link: toCar,
  }),
  listing_expired: kind({
    group: 'listings',
    icon: 'car',
    audience: { to: 'owner', right: 'cars.write' },
    sentence: ({ title }: OfCar, times) =>
      `Your listing “${title}” has expired${again(times)}. You can renew it without typing anything again.`,
    link: toCar,
  }),
  favourite_price_lowered: kind({
    group: 'favourites',
    icon: 'heart',
    audience: { to: 'people' },
    sentence: ({ title, from, to }: OfCar & { from: number; to: number }, times) =>
      times === 1
        ? `“${title}” from your favourites now costs ${dollars(to)}, down from ${dollars(from)}.`
        : `“${title}” from your favourites got cheaper ${times} times and now costs ${dollars(to)}.`,
    link: toCar,
  }),
  favourite_sold: kind({
    group: 'favourites',
    icon: 'heart',
    audience: { to: 'people' },
    sentence: ({ title }: OfCar, times) => `“${title}” from your favourites was sold${again(times)}.`,
    link: toCar,
  }),
  ...saleNotices,
  payment_completed: kind({
    group: 'payments',
    icon: 'money',
    audience: { to: 'people' },
    sentence: ({ goes_back, ...payment }: OfPayment & { goes_back: boolean }, times) =>
      goes_back
        ? `${paid(payment)} arrived${again(times)}, but that can no longer be had. You get the money back.`
        : `${paid(payment)} is completed${again(times)}.`,
    link: toReceipt,
  }),
  payment_failed: kind({
    group: 'payments',
    icon: 'warning',
    audience: { to: 'people' },
    sentence: (payment: OfPayment, times) => `${paid(payment)} has failed${again(times)}. Nothing was charged.`,
    link: toReceipt,
  }),
  payment_refunded: kind({
    group: 'payments',
    icon: 'money',
    audience: { to: 'people' },
    sentence: ({ reason, ...payment }: OfPayment & { reason: string }, times) =>
      `${paid(payment)} was refunded${again(times)}: ${reason}`,
    link: toReceipt,
  }),
  membership_ends_soon: kind({
    group: 'membership',
    icon: 'membership',
    audience: { to: 'owner', right: 'membership.pay' },
    sentence: ({ company }: OfDealer, times) =>
      `The membership of ${company} ends within ${warnDaysBeforeMembershipEnds} days${again(times)}.`,
    link: toMembership,
  }),
  membership_in_grace: kind({
    group: 'membership',
    icon: 'membership',
    audience: { to: 'owner', right: 'membership.pay' },
    sentence: ({ company, grace_days }: OfDealer & { grace_days: number }, times) =>
      `The membership of ${company} has ended${again(times)}. Everything still works for ${grace_days} ${grace_days === 1 ? 'day' : 'days'}.`,
    link: toMembership,
  }),
  membership_ended: kind({
    group: 'membership',
    icon: 'warning',
    audience: { to: 'owner', right: 'membership.pay' },
    sentence: ({ company }: OfDealer, times) =>
      `The membership of ${company} is over${again(times)}. Its listings are hidden until it is paid.`,
    link: toMembership,
  }),
  ticket_answered: kind({
    group: 'support',
    icon: 'ticket',
    audience: { to: 'people' },
    sentence: ({ subject }: OfTicket, times) =>
      times === 1 ? `Staff answered your ticket “${subject}”.` : `Your ticket “${subject}” has ${times} new answers.`,
    link: toTicket,
  }),
  ticket_resolved: kind({
    group: 'support',
    icon: 'ticket',
    audience: { to: 'people' },
    sentence: ({ subject }: OfTicket, times) =>
      `Your ticket “${subject}” is resolved${again(times)}. Answer it if anything is left.`,
    link: toTicket,
  }),
  invitation_received: kind({
    group: 'team',
    icon: 'team',
    audience: { to: 'people' },
    sentence: ({ company }: OfDealer & { conversation_id: number }, times) =>
      `${company} invites you to join its team${again(times)}.`,
    link: ({ conversation_id }) => `/messages/${conversation_id}`,
  }),
  team_joined: kind({
    group: 'team',
    icon: 'team',
    audience: { to: 'owner', right: 'team.invite' },
    sentence: ({ company, name }: OfDealer & { name: string }, times) =>
      times === 1
        ? `${name} joined the team of ${company}.`
        : `${times} people joined the team of ${company}, the latest ${name}.`,
    link: toTeam,
  }),
  team_left: kind({
    group: 'team',
    icon: 'team',
    audience: { to: 'owner', right: 'dealer.transfer' },
    sentence: ({ company, name }: OfDealer & { name: string }, times) =>
      times === 1
        ? `${name} is no longer on the team of ${company}. A colleague is the contact of their cars now.`
        : `${times} people are no longer on the team of ${company}, the latest ${name}.`,
    link: toTeam,
  }),
  seat_ended: kind({
    group: 'team',
    icon: 'team',
    audience: { to: 'people' },
    sentence: ({ company }: OfDealer, times) => `You are no longer on the team of ${company}${again(times)}.`,
    link: () => '/profile',
  }),
  team_role_changed: kind({
    group: 'team',
    icon: 'team',
    audience: { to: 'people' },
    sentence: ({ company, role, reason }: OfDealer & WithReason & { role: TeamRole }, times) =>
      `Your role at ${company} is ${teamRoleNames[role]} now${again(times)}${because(reason)}`,
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
    sentence: ({ subject }: OfTicket, times) => `The ticket “${subject}” is urgent${again(times)}.`,
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
      `What the bank says of payment ${payment_id} over ${dollars(amount)} does not fit${again(times)}. Please look into it.`,
    link: ({ payment_id }) => `/staff/payments?in_doubt=yes&payment=${payment_id}`,
  }),
};

export type NoticeKind = keyof typeof noticeKinds;
export const noticeKindNames = Object.keys(noticeKinds) as [NoticeKind, ...NoticeKind[]];
export type FactsOf<kind extends NoticeKind> = Parameters<(typeof noticeKinds)[kind]['sentence']>[0];
export type AudienceOf<kind extends NoticeKind> = (typeof noticeKinds)[kind]['audience'];
