import type { FactsOf, NoticeKind } from '@forecourt/contract/notices/notice-kinds.ts';

/** Something that happened in the demo world before it began, of which somebody would have been told. */
export type PastEvent = {
  [kind in NoticeKind]: {
    kind: kind;
    userId: number;
    subjectId: number;
    carId: number | null;
    facts: FactsOf<kind>;
    at: Date;
  };
}[NoticeKind];
