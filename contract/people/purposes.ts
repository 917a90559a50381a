import type { TeamRight } from '../access/team-rights.ts';
import type { StaffRight } from '../access/staff-rights.ts';

/** Why someone is searching. Decides who can search, who is found and what is shown. */
export const purposes = ['message', 'invite', 'sale', 'staff'] as const;
export type Purpose = (typeof purposes)[number];

/** Users a search never finds, in addition to those without an account. */
type LeftOut =
  /** Banned or closed. The result doesn't reveal which. */
  | 'gone'
  /** The caller and their other characters, because no one deals with themselves. */
  | 'own'
  /** One of the two has blocked the other. */
  | 'apart'
  /** The caller's team, because they're on the same side. */
  | 'team';

interface PurposeRule {
  /** The users who can search: any member, team members with a right, the seller of the named car, or staff. */
  asks: { who: 'member' } | { who: 'team'; right: TeamRight } | { who: 'seller' } | { who: 'staff'; right: StaffRight };
  leavesOut: readonly LeftOut[];
  /** `public`: name, picture and company. `staff`: also the game account and the standing. */
  shows: 'public' | 'staff';
}

/** The rules of the user search. The server applies them, the docs print them and tests check them. */
export const peoplePurposes: Record<Purpose, PurposeRule> = {
  /** Someone to message. */
  message: { asks: { who: 'member' }, leavesOut: ['gone', 'own', 'apart'], shows: 'public' },
  /** Someone to invite. Users who already have a team are found and marked, because they can't be invited. */
  invite: { asks: { who: 'team', right: 'team.invite' }, leavesOut: ['gone', 'own', 'apart'], shows: 'public' },
  /** The buyer of a car. */
  sale: { asks: { who: 'seller' }, leavesOut: ['gone', 'own', 'team'], shows: 'public' },
  /** Anyone. Only for staff, and recorded in the staff log. */
  staff: { asks: { who: 'staff', right: 'users.read' }, leavesOut: [], shows: 'staff' },
};

/** A shorter text would scan all users. */
export const shortestSearch = 3;
export const maxSearch = 80;
/** Maximum results. Type more letters to find others. */
export const maxFound = 10;

/** The words of the search text. Punctuation is ignored. */
export const searchWords = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
/** Three letters or digits, with anything between them. */
export const longEnough = new RegExp(`(?:[\\p{L}\\p{N}][^\\p{L}\\p{N}]*){${shortestSearch}}`, 'u');
