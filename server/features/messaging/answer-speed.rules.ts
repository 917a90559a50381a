import type { AnswerSpeed } from '@forecourt/contract/accounts/profile-values.ts';

/** Fewer replies would be meaningless and would reveal individual ones. */
export const fewestAnswers = 3;

/** The displayed bucket for the median. The exact seconds aren't shown. */
export function answerSpeed({ answers, seconds }: { answers: number; seconds: number | null }): AnswerSpeed | null {
  if (answers < fewestAnswers || seconds === null) return null;
  if (seconds <= 3600) return 'within_an_hour';
  return seconds <= 86_400 ? 'within_a_day' : 'within_days';
}
