import type { TeamRight } from '../kit/team-rights.ts';
import type { StaffRight } from '../staff/staff-rights.ts';
import type { NoticeGroup } from './notice-groups.ts';

/** What stands beside a notice that has no car's cover to show. */
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
] as const;

/** Who gets it; the server says which person, dealer or thing that is. Whoever caused it never does. */
export type Audience =
  /** Whose thing it is: the person, or those of the dealer’s team who have this right. */
  | { to: 'owner'; right: TeamRight }
  /** Those whom the server names. */
  | { to: 'people' }
  /** All of the staff who have this right, but for those who have a part in it. */
  | { to: 'staff'; right: StaffRight };

export interface Kind<Facts, A extends Audience> {
  group: NoticeGroup;
  icon: (typeof noticeIcons)[number];
  audience: A;
  /** Of what was true when it happened; several about one thing are one sentence with their number. */
  sentence: (facts: Facts, times: number) => string;
  /** Where it leads. */
  link: (facts: Facts) => `/${string}`;
}

export const kind = <Facts extends object, const A extends Audience>(entry: Kind<Facts, A>): Kind<Facts, A> => entry;
