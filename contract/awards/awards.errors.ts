import type { Errors } from '../kit/error-shape.ts';

export const awardsErrors = {
  award_not_found: { status: 404, sentence: 'Award not found' },
  award_name_taken: { status: 409, sentence: 'An award with this name already exists' },
  award_by_rule: { status: 409, sentence: 'This award is granted automatically and can’t be given by hand' },
  has_award: { status: 409, sentence: 'They already have this award' },
} as const satisfies Errors;
