import type { AudienceOf, FactsOf, NoticeKind } from '@forecourt/contract/notices/notice-kinds.ts';
import type { Tx } from '../../database/database.ts';
import type { Announced } from '../../events/announcements.ts';
import type { ReactionPayload } from '../../events/reactions.ts';

/** The announcements that notifications can come from, which is where `events/reactions.ts` uses `write_notices`. */
export type Source = ReactionPayload<'write_notices'>['kind'];

/** The people concerned, as the kind's audience requires. */
interface Concerned {
  /** The owner of the subject. */
  owner: { userId: number | null; dealerId: number | null };
  people: readonly number[];
  /** Game accounts of the people involved. */
  staff: readonly number[];
}

export type NoticeContent<kind extends NoticeKind> = {
  /** The id of the subject. */
  subjectId: number;
  carId?: number | null;
  facts: FactsOf<kind>;
  /** Recipients who asked for a push about exactly this, for example with a saved search. */
  pushTo?: readonly number[];
  /** False if the user doesn't want it on their webhook. */
  byWebhook?: boolean;
} & { [to in AudienceOf<kind>['to']]: Record<to, Concerned[to]> }[AudienceOf<kind>['to']];

/** The announcement a notification kind comes from, and its facts. Null if no one needs to be notified. */
export type Cause<kind extends NoticeKind> = {
  [from in Source]: {
    from: from;
    say: (tx: Tx, told: Announced<from>) => Promise<NoticeContent<kind> | null>;
  };
}[Source];
