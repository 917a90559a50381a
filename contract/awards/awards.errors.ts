import type { Errors } from '../kit/error-shape.ts';

export const awardsErrors = {
  award_not_found: { status: 404, sentence: 'Award not found' },
  award_name_taken: { status: 409, sentence: 'There is an award of this name already' },
  award_by_rule: { status: 409, sentence: 'This award is granted by its rule, not by hand' },
  has_award: { status: 409, sentence: 'They have this award already' },
} as const satisfies Errors;
