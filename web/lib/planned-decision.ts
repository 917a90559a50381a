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
      /** New owner of the dealership. Null while no one is selected. */
      nextOwner: string | null;
    }
  | { kind: 'lift' }
  /** Because of a report, or without one. */
  | { kind: 'warn' | 'warn_directly' }
  | { kind: 'dismiss_report' }
  | { kind: 'flag_listing' | 'remove_listing' | 'dismiss_reports'; reports: number }
  | { kind: 'review_application'; company: string }
  | { kind: 'uphold_appeal' };

interface Judged {
  userId: number;
  /** Left out where nothing can be decided. */
  plan?: PlannedDecision | undefined;
}

/** The signs of farmed sales of a user, which a page passes to a feature about them. */
export type RenderHints = (userId: number) => ReactNode;

/** Parts a page passes to a feature that judges a user: their standing, history and the plan's effects. */
export type RenderStanding = (judged: Judged) => ReactNode;
