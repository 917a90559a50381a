import type { Errors } from '../kit/error-shape.ts';

export const staffErrors = {
  target_not_found: { status: 404, sentence: 'What this is about was not found' },
  settings_changed: {
    status: 409,
    sentence: 'Somebody else has changed some of these settings meanwhile. Please look at them once more.',
  },
} as const satisfies Errors;
