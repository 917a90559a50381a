import type { AudienceOf, FactsOf, NoticeKind } from '@forecourt/contract/notices/notice-kinds.ts';
import type { Tx } from '../../database/database.ts';
import type { Announced } from '../../events/announcements.ts';
import type { ToldTo } from '../../events/reactions.ts';

/** The announcements that notices can come from: those `events/reactions.ts` has `write_notices` react to. */
export type Source = ToldTo<'write_notices'>['kind'];

/** Whom it is about, as the kind's audience asks for it. */
interface Concerned {
  /** Whose thing it is. */
  owner: { userId: number | null; dealerId: number | null };
  people: readonly number[];
  /** The game accounts of those who have a part in it. */
  staff: readonly number[];
}

export type Said<kind extends NoticeKind> = {
  /** The one thing it is about. */
  subjectId: number;
  carId?: number | null;
  facts: FactsOf<kind>;
} & { [to in AudienceOf<kind>['to']]: Record<to, Concerned[to]> }[AudienceOf<kind>['to']];

/** From which announcement a kind of notice comes, and what of it; nothing when nobody has to be told. */
export type Cause<kind extends NoticeKind> = {
  [from in Source]: {
    from: from;
    say: (tx: Tx, told: Announced<from>) => Promise<Said<kind> | null>;
  };
}[Source];
