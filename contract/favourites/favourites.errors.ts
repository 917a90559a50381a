import type { Errors } from '../kit/error-shape.ts';

export const favouritesErrors = {
  too_many_favourites: { status: 409, sentence: 'You can save up to {max} favourites' },
  not_a_favourite: { status: 404, sentence: 'This car is no longer in your favourites' },
} as const satisfies Errors;
