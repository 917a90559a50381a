import type { Errors } from '../kit/error-shape.ts';

export const catalogueErrors = {
  make_not_found: { status: 404, sentence: 'Make not found' },
  model_not_found: { status: 404, sentence: 'Model not found' },
  make_exists: { status: 409, sentence: 'There is a make of that name already' },
  model_exists: { status: 409, sentence: 'This make has a model of that name already' },
} as const satisfies Errors;
