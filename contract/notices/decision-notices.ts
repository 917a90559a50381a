import type { Outcome } from '../appeals/appeals.flow.ts';
import type { StaffRole } from '../access/who.ts';
import { kind } from './notice-kind.ts';
import { again, type OfCar, type OfDealer, type OfTicket } from './notice-words.ts';

type CarOutcome = 'flagged' | 'removed' | 'restored';
type ReportOutcome = { outcome: 'flagged' | 'removed'; reason: null } | { outcome: 'dismissed'; reason: string };
const appealOutcomes: Record<Outcome, string> = {
  uphold: 'The decision was upheld',
  change: 'The decision was changed',
  reverse: 'The decision was reversed',
};

/** Notifications about staff decisions on the reader's own things, and about appeals. */
export const decisionNotices = {
  listing_decided: kind({
    group: 'listings',
    icon: 'warning',
    audience: { to: 'owner', right: 'cars.write' },
    // The latest of several decisions is the one in effect.
    sentence: ({ title, outcome, reason }: OfCar & { outcome: CarOutcome; reason: string }, times) =>
      times === 1
        ? `Your listing “${title}” was ${outcome}: ${reason}`
        : `Staff have reviewed your listing “${title}” ${times} times. It’s now ${outcome}: ${reason}`,
    link: ({ car_id }) => `/car/${car_id}`,
  }),
  /** Sent to the reporter. The reason for flagging or removing stays between staff and the seller. */
  report_decided: kind({
    group: 'support',
    icon: 'report',
    audience: { to: 'people' },
    sentence: ({ title, outcome, reason }: OfCar & ReportOutcome, times) =>
      outcome === 'dismissed'
        ? `We’ve reviewed your report about “${title}” and kept the listing: ${reason}${again(times)}`
        : `We’ve reviewed your report about “${title}”. The listing was ${outcome}. Thank you for telling us.${again(times)}`,
    // Reporters can't open a flagged listing.
    link: ({ car_id, outcome }) => (outcome === 'flagged' ? '/notifications' : `/car/${car_id}`),
  }),
  dealership_decided: kind({
    group: 'membership',
    icon: 'warning',
    audience: { to: 'owner', right: 'cars.read' },
    sentence: ({ company, status, reason }: OfDealer & { status: 'active' | 'suspended'; reason: string }, times) =>
      status === 'suspended'
        ? `Staff suspended ${company}: ${reason}${again(times)}`
        : `${company} is no longer suspended: ${reason}${again(times)}`,
    link: () => '/dealer',
  }),
  account_reinstated: kind({
    group: 'support',
    icon: 'ticket',
    audience: { to: 'people' },
    sentence: (_: { name: string }, times) => `Your account is open again. Welcome back.${again(times)}`,
    link: () => '/profile',
  }),
  staff_role_changed: kind({
    group: 'support',
    icon: 'team',
    audience: { to: 'people' },
    // The latest of several changes is the one in effect.
    sentence: ({ role, reason }: { role: StaffRole | null; reason: string }, times) =>
      role
        ? `Your staff role is now ${role}: ${reason}${again(times)}`
        : `You no longer have a staff role: ${reason}${again(times)}`,
    link: ({ role }) => (role ? '/staff' : '/profile'),
  }),
  signed_out: kind({
    group: 'support',
    icon: 'warning',
    audience: { to: 'people' },
    sentence: ({ everywhere, reason }: { everywhere: boolean; reason: string }, times) =>
      `Staff signed you out ${everywhere ? 'everywhere' : 'on one of your devices'}: ${reason}${again(times)}`,
    link: () => '/profile/sessions',
  }),
  appeal_decided: kind({
    group: 'support',
    icon: 'ticket',
    audience: { to: 'people' },
    sentence: ({ subject, outcome, reason }: OfTicket & { outcome: Outcome; reason: string }, times) =>
      `${subject}. ${appealOutcomes[outcome]}: ${reason}${again(times)}`,
    link: ({ ticket_id }) => `/support/${ticket_id}`,
  }),
  conversation_report_decided: kind({
    group: 'support',
    icon: 'report',
    audience: { to: 'people' },
    sentence: (_: { report_id: number }, times) =>
      `We’ve reviewed the conversation you reported and taken action where needed. Thank you for telling us.${again(times)}`,
    link: () => '/messages',
  }),
  person_warned: kind({
    group: 'support',
    icon: 'warning',
    audience: { to: 'people' },
    sentence: ({ words }: { report_id: number; words: string }, times) =>
      `Warning from our staff about a reported conversation: ${words}${again(times)}`,
    link: () => '/support',
  }),
  /** Each warning is a notification of its own, so that none is lost in a count. */
  user_warned: kind({
    group: 'support',
    icon: 'warning',
    audience: { to: 'people' },
    sentence: ({ reason }: { warning_id: number; reason: string }, times) =>
      `Warning from our staff: ${reason}${again(times)}`,
    link: () => '/support',
  }),
  review_report_decided: kind({
    group: 'reviews',
    icon: 'report',
    audience: { to: 'people' },
    sentence: ({ of, is_hidden }: { user_id: number; of: string | null; is_hidden: boolean }, times) =>
      `We’ve looked into the review${of === null ? '' : ` of ${of}`} that you reported. ${is_hidden ? 'The review is now hidden.' : 'The review stays visible.'}${again(times)}`,
    link: ({ user_id }) => `/user/${user_id}`,
  }),
  new_appeal: kind({
    group: 'staff',
    icon: 'ticket',
    audience: { to: 'staff', right: 'tickets.handle' },
    sentence: ({ subject }: OfTicket, times) => `${subject} is waiting for a decision.${again(times)}`,
    link: ({ ticket_id }) => `/staff/tickets?ticket=${ticket_id}`,
  }),
};
