import type { Errors } from '../kit/error-shape.ts';

export const pushErrors = {
  push_is_off: { status: 409, sentence: 'This browser doesn’t show notifications yet. Please turn them on again' },
} as const satisfies Errors;
