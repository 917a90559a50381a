import type { Errors } from '../kit/error-shape.ts';

export const reportsErrors = {
  no_open_report: { status: 409, sentence: 'These reports have already been reviewed' },
  report_not_found: { status: 404, sentence: 'Report not found' },
  report_decided: { status: 409, sentence: 'This report has already been reviewed' },
  report_not_opened: { status: 409, sentence: 'Please open the conversation before you decide' },
} as const satisfies Errors;
