import type { ReactNode } from 'react';

/** A decision about a person that someone has selected but not made yet. */
export type PlannedDecision =
  | {
      kind: 'suspend';
      /** Null while no time is selected. */
      until: string | null;
      /** A report never weakens a restriction, so the stronger one is kept. */
      keepsStronger: boolean;
    }
  | {
      kind: 'ban';
      /** Who will take over the dealership; null while no one is selected. */
      nextOwner: string | null;
    }
  | { kind: 'lift' }
  | { kind: 'warn' }
  | { kind: 'dismiss_report' }
  | { kind: 'flag_listing' | 'remove_listing' | 'dismiss_reports'; reports: number }
  | { kind: 'review_application'; company: string }
  | { kind: 'uphold_appeal' };

interface Judged {
  userId: number;
  /** Left out where nothing can be decided. */
  plan?: PlannedDecision | undefined;
}

/** What a page lends to a feature in which someone is judged: their standing, history, and what the plan will do. */
export type RenderStanding = (judged: Judged) => ReactNode;
