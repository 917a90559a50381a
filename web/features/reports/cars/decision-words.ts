import type { ReportDecision, ReportSort } from '@forecourt/contract/reports/report-reasons.ts';

export const sortNames: Record<ReportSort, string> = {
  longest_waiting: 'Longest waiting first',
  newest: 'Newest first',
  most_reports: 'Most reports first',
};

interface DecisionWords {
  verb: string;
  title: string;
  /** Hint that says who sees the reason. */
  hint: string;
  done: string;
  suggestions: readonly string[];
}

const toSeller = 'The seller sees this. People who reported the listing only see the outcome.';

export const decisionWords: Record<ReportDecision, DecisionWords> = {
  dismiss: {
    verb: 'Dismiss',
    title: 'Dismiss these reports',
    hint: 'People who reported the listing see this. The seller isn’t notified.',
    done: 'Dismissed',
    suggestions: ['We checked the listing and found no problem', 'The seller has fixed the problem'],
  },
  flag: {
    verb: 'Flag',
    title: 'Flag this listing',
    hint: toSeller,
    done: 'Flagged',
    suggestions: ['The details don’t match the photos', 'It may already be sold', 'We’re looking into it'],
  },
  remove: {
    verb: 'Remove',
    title: 'Remove this listing',
    hint: toSeller,
    done: 'Removed',
    suggestions: ['The photos show another car', 'It’s listed twice', 'It asks for money in advance'],
  },
};
