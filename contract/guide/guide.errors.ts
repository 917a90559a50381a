import type { Errors } from '../kit/error-shape.ts';

export const guideErrors = {
  model_not_on_market: { status: 404, sentence: 'We don’t know this model' },
  sale_excluded: { status: 409, sentence: 'This sale has already been excluded from the price guide' },
  sale_not_excluded: { status: 409, sentence: 'This sale already counts in the price guide' },
} as const satisfies Errors;
