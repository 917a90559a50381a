import type { Errors } from '../kit/error-shape.ts';

export const staffErrors = {
  target_not_found: { status: 404, sentence: 'We couldn’t find what this refers to' },
  settings_changed: {
    status: 409,
    sentence: 'Someone else has changed some of these settings. Please check them again.',
  },
} as const satisfies Errors;
