import type { TeamRight } from '../access/team-rights.ts';
import type { StaffRight } from '../access/staff-rights.ts';
import type { NoticeGroup } from './notice-groups.ts';

/** Shown next to a notification that has no car cover. */
export const noticeIcons = [
  'car',
  'clock',
  'heart',
  'money',
  'warning',
  'membership',
  'ticket',
  'team',
  'report',
  'star',
  'award',
  'search',
] as const;

/** The recipients of a notification. The server picks the users. The user who caused it never gets it. */
export type Audience =
  /** The owner: a user, or the dealer's team members who have this right. */
  | { to: 'owner'; right: TeamRight }
  /** The users that the server names. */
  | { to: 'people' }
  /** All staff who have this right, except those involved. */
  | { to: 'staff'; right: StaffRight };

export interface Kind<Facts, A extends Audience> {
  group: NoticeGroup;
  icon: (typeof noticeIcons)[number];
  audience: A;
  /** Describes the moment it happened. Repeats become one sentence with a count. */
  sentence: (facts: Facts, times: number) => string;
  /** The page it opens. */
  link: (facts: Facts) => `/${string}`;
}

export const kind = <Facts extends object, const A extends Audience>(entry: Kind<Facts, A>): Kind<Facts, A> => entry;
