import type { AnswerSpeed } from '@forecourt/contract/accounts/profile-values.ts';

/** How fast someone replies, as shown to visitors. */
export const answerWords: Record<AnswerSpeed, string> = {
  within_an_hour: 'Usually replies within an hour',
  within_a_day: 'Usually replies within a day',
  within_days: 'Usually replies within a few days',
};
