import type { NoticeKind } from '@forecourt/contract/notices/notice-kinds.ts';
import type { Announcement } from '../../events/announcements.ts';
import type { Citizen } from './citizen.ts';

export interface Expected {
  kind: NoticeKind;
  subjectId: number;
  to: Citizen[];
}

/** Something that happens, and who has to be told of it by the table: nobody where `notice` is missing. */
export interface CityEvent {
  announcement: Announcement;
  notice?: Expected;
  /** A second one, of another kind. */
  also?: Expected;
}
