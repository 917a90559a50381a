import type { Errors } from '../kit/error-shape.ts';

export const reportsErrors = {
  no_open_report: { status: 409, sentence: 'Somebody has decided about these reports already' },
} as const satisfies Errors;
