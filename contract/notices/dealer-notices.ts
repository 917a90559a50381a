import { teamRoleNames } from '../dealers/role-names.ts';
import type { TeamRole } from '../kit/team-rights.ts';
import { kind } from './notice-kind.ts';
import { again, because, type OfDealer, type WithReason } from './notice-words.ts';

/** What a dealer's team is told of the company itself: its end, and what the staff did to it. */
export const dealerNotices = {
  dealership_closed: kind({
    group: 'team',
    icon: 'team',
    audience: { to: 'people' },
    sentence: ({ company }: OfDealer, times) =>
      `${company} has closed${again(times)}: its owner closed the dealership, and you are no longer on its team.`,
    link: () => '/profile',
  }),
  dealership_opened: kind({
    group: 'team',
    icon: 'membership',
    audience: { to: 'people' },
    sentence: ({ company, reason }: OfDealer & WithReason, times) =>
      `Your Dealer Portal is open: staff opened the dealership ${company} for you${again(times)}${because(reason)}`,
    link: () => '/dealer',
  }),
  seat_given: kind({
    group: 'team',
    icon: 'team',
    audience: { to: 'people' },
    sentence: ({ company, role, reason }: OfDealer & WithReason & { role: TeamRole }, times) =>
      `Staff put you on the team of ${company} as ${teamRoleNames[role]}${again(times)}${because(reason)}`,
    link: () => '/dealer',
  }),
  member_added: kind({
    group: 'team',
    icon: 'team',
    audience: { to: 'owner', right: 'dealer.transfer' },
    sentence: ({ company, name, reason }: OfDealer & WithReason & { name: string }, times) =>
      times === 1
        ? `Staff put ${name} on the team of ${company}${because(reason)}`
        : `Staff put ${times} people on the team of ${company}, the latest ${name}${because(reason)}`,
    link: () => '/dealer/team',
  }),
  company_renamed: kind({
    group: 'team',
    icon: 'membership',
    audience: { to: 'owner', right: 'settings.write' },
    sentence: ({ company, from, reason }: OfDealer & { from: string; reason: string }, times) =>
      `Staff changed the name of ${from} to ${company}${again(times)}: ${reason}`,
    link: () => '/dealer/settings',
  }),
  membership_extended: kind({
    group: 'membership',
    icon: 'membership',
    audience: { to: 'owner', right: 'membership.pay' },
    // Of several the latest is told; the page says until when it runs.
    sentence: ({ company, days, reason }: OfDealer & { days: number; reason: string }, times) =>
      `Staff gave ${company} ${days} ${days === 1 ? 'day' : 'days'} of membership${again(times)}: ${reason}`,
    link: () => '/dealer/settings#membership',
  }),
};
