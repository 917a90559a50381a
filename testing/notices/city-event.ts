import type { NoticeKind } from '@forecourt/contract/notices/notice-kinds.ts';
import type { Announcement } from '../../server/events/announcements.ts';
import type { Citizen } from './citizen.ts';

export interface Expected {
  kind: NoticeKind;
  subjectId: number;
  to: Citizen[];
}

/** An event, and who must be notified according to the table. No one if `notice` is missing. */
export interface CityEvent {
  announcement: Announcement;
  notice?: Expected;
  /** A second notification of another kind. */
  also?: Expected;
}
