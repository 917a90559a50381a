import type { Errors } from '../kit/error-shape.ts';

export const noticesErrors = {
  notice_not_found: { status: 404, sentence: 'This notification no longer exists' },
} as const satisfies Errors;
