import type { ReportReason } from '@forecourt/contract/reports/report-reasons.ts';

export const reasonNames: Record<ReportReason, string> = {
  scam: 'It looks like a scam',
  wrong_facts: 'The details or photos are wrong',
  duplicate: 'It’s listed more than once',
  offensive: 'It’s offensive',
  already_sold: 'It has already been sold',
  other: 'Something else',
};
