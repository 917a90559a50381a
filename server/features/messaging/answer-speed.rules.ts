import type { AnswerSpeed } from '@forecourt/contract/accounts/profile-values.ts';

/** Fewer answers say nothing, and would say too much of each. */
export const fewestAnswers = 3;

/** The bucket that is shown of the median; the seconds themselves are nobody's business. */
export function answerSpeed({ answers, seconds }: { answers: number; seconds: number | null }): AnswerSpeed | null {
  if (answers < fewestAnswers || seconds === null) return null;
  if (seconds <= 3600) return 'within_an_hour';
  return seconds <= 86_400 ? 'within_a_day' : 'within_days';
}
