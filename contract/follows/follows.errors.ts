import type { Errors } from '../kit/error-shape.ts';

export const followsErrors = {
  own_dealer: { status: 409, sentence: 'You’re on this dealer’s team' },
  dealer_not_trading: { status: 409, sentence: 'This dealer isn’t trading right now, so you can’t follow it' },
  too_many_follows: { status: 409, sentence: 'You can follow up to {max} dealers. Unfollow one to make room.' },
} as const satisfies Errors;
