import type { Errors } from '../kit/error-shape.ts';

export const billsErrors = {
  /** Also for a bill that the caller may not download or change. */
  bill_not_found: { status: 404, sentence: 'We couldn’t find this bill of sale. Please check the number.' },
} as const satisfies Errors;
