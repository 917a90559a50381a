import type { Errors } from '../kit/error-shape.ts';

export const noticesErrors = {
  notice_not_found: { status: 404, sentence: 'This notification is no longer there' },
} as const satisfies Errors;
