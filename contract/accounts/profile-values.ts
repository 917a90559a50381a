export const maxBio = 600;
export const maxSpecialties = 8;
export const maxSpecialty = 30;
export const maxYears = 80;
export const reviewsOnProfile = 3;

/** How fast a member usually replies. Never in minutes, because those are private. */
export const answerSpeeds = ['within_an_hour', 'within_a_day', 'within_days'] as const;
export type AnswerSpeed = (typeof answerSpeeds)[number];
