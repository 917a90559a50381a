import type { AnswerSpeed } from '@forecourt/contract/accounts/profile-values.ts';

/** How fast somebody answers, as a visitor reads it. */
export const answerWords: Record<AnswerSpeed, string> = {
  within_an_hour: 'Usually answers within an hour',
  within_a_day: 'Usually answers within a day',
  within_days: 'Usually answers within a few days',
};
