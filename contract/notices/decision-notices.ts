import type { Outcome } from '../appeals/appeals.flow.ts';
import type { StaffRole } from '../kit/who.ts';
import { kind } from './notice-kind.ts';
import { again, type OfCar, type OfDealer, type OfTicket } from './notice-words.ts';

const carOutcomes = { flagged: 'flagged', removed: 'removed', restored: 'back' };
type ReportOutcome = { outcome: 'flagged' | 'removed'; reason: null } | { outcome: 'dismissed'; reason: string };
const appealOutcomes: Record<Outcome, string> = {
  uphold: 'The decision stays',
  change: 'The decision was changed',
  reverse: 'The decision was reversed',
};

/** What people are told of the staff's decisions about what is theirs, and of their appeals. */
export const decisionNotices = {
  listing_decided: kind({
    group: 'listings',
    icon: 'warning',
    audience: { to: 'owner', right: 'cars.write' },
    // Of several the latest is what holds.
    sentence: ({ title, outcome, reason }: OfCar & { outcome: keyof typeof carOutcomes; reason: string }, times) =>
      times === 1
        ? `Your listing “${title}” ${outcome === 'restored' ? 'is' : 'was'} ${carOutcomes[outcome]}: ${reason}`
        : `Staff decided ${times} times about your listing “${title}”. Now it is ${carOutcomes[outcome]}: ${reason}`,
    link: ({ car_id }) => `/car/${car_id}`,
  }),
  /** To who reported it. Why it was flagged or removed is between the staff and the seller. */
  report_decided: kind({
    group: 'support',
    icon: 'report',
    audience: { to: 'people' },
    sentence: ({ title, outcome, reason }: OfCar & ReportOutcome, times) =>
      outcome === 'dismissed'
        ? `Staff looked at your report of “${title}”${again(times)} and left the listing as it is: ${reason}`
        : `Staff looked at your report of “${title}”${again(times)}. The listing was ${outcome}. Thank you for telling us.`,
    // What is flagged nobody else can open.
    link: ({ car_id, outcome }) => (outcome === 'flagged' ? '/notifications' : `/car/${car_id}`),
  }),
  dealership_decided: kind({
    group: 'membership',
    icon: 'warning',
    audience: { to: 'owner', right: 'cars.read' },
    sentence: ({ company, status, reason }: OfDealer & { status: 'active' | 'suspended'; reason: string }, times) =>
      status === 'suspended'
        ? `Staff suspended ${company}${again(times)}: ${reason}`
        : `${company} is no longer suspended${again(times)}: ${reason}`,
    link: () => '/dealer',
  }),
  account_reinstated: kind({
    group: 'support',
    icon: 'ticket',
    audience: { to: 'people' },
    sentence: (_: { name: string }, times) => `Your account is open again${again(times)}. Welcome back.`,
    link: () => '/profile',
  }),
  staff_role_changed: kind({
    group: 'support',
    icon: 'team',
    audience: { to: 'people' },
    // Of several the latest is what holds.
    sentence: ({ role, reason }: { role: StaffRole | null; reason: string }, times) =>
      role
        ? `Your staff role is ${role} now${again(times)}: ${reason}`
        : `You no longer have a staff role${again(times)}: ${reason}`,
    link: ({ role }) => (role ? '/staff' : '/profile'),
  }),
  signed_out: kind({
    group: 'support',
    icon: 'warning',
    audience: { to: 'people' },
    sentence: ({ everywhere, reason }: { everywhere: boolean; reason: string }, times) =>
      `Staff signed you out ${everywhere ? 'everywhere' : 'on one of your devices'}${again(times)}: ${reason}`,
    link: () => '/profile/account',
  }),
  appeal_decided: kind({
    group: 'support',
    icon: 'ticket',
    audience: { to: 'people' },
    sentence: ({ subject, outcome, reason }: OfTicket & { outcome: Outcome; reason: string }, times) =>
      `${subject}. ${appealOutcomes[outcome]}${again(times)}: ${reason}`,
    link: ({ ticket_id }) => `/support/${ticket_id}`,
  }),
  conversation_report_decided: kind({
    group: 'support',
    icon: 'report',
    audience: { to: 'people' },
    sentence: (_: { report_id: number }, times) =>
      `Staff looked at the conversation you reported${again(times)} and did what was needed. Thank you for telling us.`,
    link: () => '/messages',
  }),
  person_warned: kind({
    group: 'support',
    icon: 'warning',
    audience: { to: 'people' },
    sentence: ({ words }: { report_id: number; words: string }, times) =>
      `Staff read a conversation of yours that was reported, and warn you${again(times)}: ${words}`,
    link: () => '/support',
  }),
  review_report_decided: kind({
    group: 'reviews',
    icon: 'report',
    audience: { to: 'people' },
    sentence: ({ of, is_hidden }: { user_id: number; of: string | null; is_hidden: boolean }, times) =>
      `Staff looked at the review${of === null ? '' : ` of ${of}`} that you reported${again(times)}. ${is_hidden ? 'It is hidden now.' : 'It stays as it is.'}`,
    link: ({ user_id }) => `/user/${user_id}`,
  }),
  new_appeal: kind({
    group: 'staff',
    icon: 'ticket',
    audience: { to: 'staff', right: 'tickets.handle' },
    sentence: ({ subject }: OfTicket, times) => `${subject}: somebody asks to look at it once more${again(times)}.`,
    link: ({ ticket_id }) => `/staff/tickets?ticket=${ticket_id}`,
  }),
};
