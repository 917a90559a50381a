import { possessive } from '../kit/possessive.ts';
import { teamRoleNames } from '../dealers/role-names.ts';
import type { TeamRole } from '../access/team-rights.ts';
import { transferDays } from '../dealers/transfers.ts';
import { kind } from './notice-kind.ts';
import { again, because, type OfDealer, type WithReason } from './notice-words.ts';

/** `name` is the other person: the receiver for the owner, the owner for the receiver. */
type OwnershipOutcome = OfDealer & { name: string; outcome: 'accepted' | 'declined' | 'expired' | 'withdrawn' };

const ownershipTexts: Record<OwnershipOutcome['outcome'], (facts: OwnershipOutcome) => string> = {
  accepted: ({ name, company }) => `${name} accepted the ownership of ${company}. You’re a manager now.`,
  declined: ({ name, company }) => `${name} declined the ownership of ${company}. You’re still the owner.`,
  expired: ({ name, company }) => `${name} didn’t respond to your offer of ${company}. You’re still the owner.`,
  withdrawn: ({ name, company }) => `${name} withdrew the offer to make you the owner of ${company}.`,
};

/** Notifications to a dealer's team about the company itself, such as its closure or staff actions. */
export const dealerNotices = {
  dealership_closed: kind({
    group: 'team',
    icon: 'team',
    audience: { to: 'people' },
    sentence: ({ company }: OfDealer, times) =>
      `${possessive(company)} owner closed the dealership, so you’re no longer on its team.${again(times)}`,
    link: () => '/profile',
  }),
  dealership_opened: kind({
    group: 'team',
    icon: 'membership',
    audience: { to: 'people' },
    sentence: ({ company, reason }: OfDealer & WithReason, times) =>
      `Your Dealer Portal is open. Staff opened the dealership ${company} for you${because(reason)}${again(times)}`,
    link: () => '/dealer',
  }),
  seat_given: kind({
    group: 'team',
    icon: 'team',
    audience: { to: 'people' },
    sentence: ({ company, role, reason }: OfDealer & WithReason & { role: TeamRole }, times) =>
      `Staff added you to the ${company} team as ${teamRoleNames[role]}${because(reason)}${again(times)}`,
    link: () => '/dealer',
  }),
  member_added: kind({
    group: 'team',
    icon: 'team',
    audience: { to: 'owner', right: 'dealer.transfer' },
    sentence: ({ company, name, reason }: OfDealer & WithReason & { name: string }, times) =>
      times === 1
        ? `Staff added ${name} to the ${company} team${because(reason)}`
        : `Staff added ${times} people to the ${company} team, most recently ${name}${because(reason)}`,
    link: () => '/dealer/team',
  }),
  ownership_offered: kind({
    group: 'team',
    icon: 'team',
    audience: { to: 'people' },
    sentence: ({ company, name }: OfDealer & { name: string }, times) =>
      `${name} offered you the ownership of ${company}. Accept or decline within ${transferDays} days.${again(times)}`,
    link: () => '/dealer/team',
  }),
  ownership_settled: kind({
    group: 'team',
    icon: 'team',
    audience: { to: 'people' },
    sentence: (facts: OwnershipOutcome, times) => `${ownershipTexts[facts.outcome](facts)}${again(times)}`,
    link: () => '/dealer/team',
  }),
  company_renamed: kind({
    group: 'team',
    icon: 'membership',
    audience: { to: 'owner', right: 'settings.write' },
    sentence: ({ company, from, reason }: OfDealer & { from: string; reason: string }, times) =>
      `Staff changed ${possessive(from)} name to ${company}: ${reason}${again(times)}`,
    link: () => '/dealer/settings',
  }),
  membership_extended: kind({
    group: 'membership',
    icon: 'membership',
    audience: { to: 'owner', right: 'membership.pay' },
    // Several extensions show the latest one. The page shows the end date.
    sentence: ({ company, days, reason }: OfDealer & { days: number; reason: string }, times) =>
      `Staff added ${days} ${days === 1 ? 'day' : 'days'} to ${possessive(company)} membership: ${reason}${again(times)}`,
    link: () => '/dealer/settings#membership',
  }),
};
