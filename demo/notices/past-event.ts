import type { FactsOf, NoticeKind } from '@forecourt/contract/notices/notice-kinds.ts';

/** An event from before the demo started that someone would have been notified about. */
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
