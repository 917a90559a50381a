import type { Errors } from '../kit/error-shape.ts';

export const staffErrors = {
  target_not_found: { status: 404, sentence: 'What this is about was not found' },
} as const satisfies Errors;
