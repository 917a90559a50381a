import type { Errors } from '../kit/error-shape.ts';

export const catalogueErrors = {
  make_not_found: { status: 404, sentence: 'Make not found' },
  model_not_found: { status: 404, sentence: 'Model not found' },
  make_exists: { status: 409, sentence: 'A make with that name already exists' },
  model_exists: { status: 409, sentence: 'This make already has a model with that name' },
  word_not_found: { status: 404, sentence: 'That word is no longer in the list' },
  word_exists: { status: 409, sentence: 'That word already has a meaning of this kind' },
} as const satisfies Errors;
