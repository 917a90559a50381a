import type { TeamRight } from '../kit/team-rights.ts';
import type { StaffRight } from '../staff/staff-rights.ts';

/** What somebody is looked for; it fixes who may look, who is found and what is shown. */
export const purposes = ['message', 'invite', 'sale', 'staff'] as const;
export type Purpose = (typeof purposes)[number];

/** Whom a search never finds, beside those without an account. */
type LeftOut =
  /** Banned, or the account is closed; which of the two is nobody's business. */
  | 'gone'
  /** Oneself and one's other characters: nobody deals with themselves. */
  | 'own'
  /** One of the two has blocked the other. */
  | 'apart'
  /** The colleagues on one's team, who are the same side. */
  | 'team';

interface PurposeRule {
  /** Who may look: anybody signed in, who has a right on their team, who sells the car they name, or staff. */
  asks: { who: 'member' } | { who: 'team'; right: TeamRight } | { who: 'seller' } | { who: 'staff'; right: StaffRight };
  leavesOut: readonly LeftOut[];
  /** `public`: name, picture and company. `staff`: also whose character it is and how the account stands. */
  shows: 'public' | 'staff';
}

/** The one table of finding people: the server asks it, the documents print it, tests walk it. */
export const peoplePurposes: Record<Purpose, PurposeRule> = {
  /** Somebody to write to. */
  message: { asks: { who: 'member' }, leavesOut: ['gone', 'own', 'apart'], shows: 'public' },
  /** Somebody for the team. Who has a team is found and said to have one: they cannot be invited. */
  invite: { asks: { who: 'team', right: 'team.invite' }, leavesOut: ['gone', 'own', 'apart'], shows: 'public' },
  /** The buyer of a car. */
  sale: { asks: { who: 'seller' }, leavesOut: ['gone', 'own', 'team'], shows: 'public' },
  /** Anybody, by the staff; on record in the staff action log. */
  staff: { asks: { who: 'staff', right: 'users.read' }, leavesOut: [], shows: 'staff' },
};

/** A shorter text would go through everybody there is. */
export const shortestSearch = 3;
export const maxSearch = 80;
/** Whoever is not among so many is found by more letters. */
export const maxFound = 10;

/** The words of what was typed; signs between them count for nothing. */
export const searchWords = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
/** Three letters or digits, whatever stands between them. */
export const longEnough = new RegExp(`(?:[\\p{L}\\p{N}][^\\p{L}\\p{N}]*){${shortestSearch}}`, 'u');
