import type { Errors } from '../kit/error-shape.ts';

export const wantedErrors = {
  wanted_ad_not_found: { status: 404, sentence: 'This wanted ad no longer exists' },
  too_many_wanted_ads: {
    status: 409,
    sentence: 'You can have {max} wanted ads open at a time. Close one to post another.',
  },
  wanted_ad_is_so: { status: 409, sentence: 'This isn’t possible because the wanted ad is {status}' },
  wanted_ad_not_open: { status: 409, sentence: 'This wanted ad is no longer open' },
  own_wanted_ad: { status: 409, sentence: 'This is your own wanted ad' },
  car_does_not_match: { status: 409, sentence: 'This car doesn’t match what they’re looking for' },
  replied_already: { status: 409, sentence: 'You’ve already replied to this wanted ad with this car' },
} as const satisfies Errors;
