import type { ReportDecision, ReportSort } from '@forecourt/contract/reports/report-reasons.ts';

export const sortNames: Record<ReportSort, string> = {
  longest_waiting: 'Longest waiting first',
  newest: 'Newest first',
  most_reports: 'Most reports first',
};

interface DecisionWords {
  verb: string;
  title: string;
  /** Who reads the reason. */
  hint: string;
  done: string;
  suggestions: readonly string[];
}

const toSeller = 'The seller’s side is shown it. Those who reported it hear only what became of the listing.';

export const decisionWords: Record<ReportDecision, DecisionWords> = {
  dismiss: {
    verb: 'Dismiss',
    title: 'Dismiss these reports',
    hint: 'Those who reported it are shown it; the seller does not hear of it.',
    done: 'Dismissed',
    suggestions: ['We looked into it, and everything is in order', 'The seller has put it right meanwhile'],
  },
  flag: {
    verb: 'Flag',
    title: 'Flag this listing',
    hint: toSeller,
    done: 'Flagged',
    suggestions: ['The facts do not match the photos', 'Somebody says it is sold already', 'We are looking into it'],
  },
  remove: {
    verb: 'Remove',
    title: 'Remove this listing',
    hint: toSeller,
    done: 'Removed',
    suggestions: ['The photos show another car', 'It is listed twice', 'It asks for money in advance'],
  },
};
