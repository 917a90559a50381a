import type { Errors } from '../kit/error-shape.ts';

export const appealsErrors = {
  decision_not_found: { status: 404, sentence: 'There is no such decision' },
  appeal_not_found: { status: 404, sentence: 'There is no such appeal' },
  appealed_already: { status: 409, sentence: 'This decision was appealed already, which is possible once' },
  decision_over: { status: 409, sentence: 'This decision no longer holds' },
  appeal_settled: { status: 409, sentence: 'This appeal was {status} already' },
  appeal_undecided: {
    status: 409,
    sentence: 'An appeal ends with its outcome: uphold, change or reverse the decision',
  },
  appeal_decider: {
    status: 403,
    sentence: '{name} made the decision that is appealed here. A colleague has to handle it.',
  },
  change_not_possible: { status: 409, sentence: 'This decision can only be upheld or reversed' },
  no_appeal_token: {
    status: 401,
    sentence: 'It has been a while since you signed in. Please sign in again; what you wrote is kept here.',
  },
} as const satisfies Errors;
