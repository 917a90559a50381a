import type { Errors } from '../kit/error-shape.ts';

export const appealsErrors = {
  decision_not_found: { status: 404, sentence: 'Decision not found' },
  appeal_not_found: { status: 404, sentence: 'Appeal not found' },
  appealed_already: { status: 409, sentence: 'This decision has already been appealed. You can only appeal once.' },
  decision_over: { status: 409, sentence: 'This decision is no longer in effect' },
  appeal_settled: { status: 409, sentence: 'This appeal was already {status}' },
  appeal_undecided: {
    status: 409,
    sentence: 'To close an appeal, uphold, change or reverse the decision',
  },
  appeal_decider: {
    status: 403,
    sentence: '{name} made this decision, so a colleague has to handle the appeal.',
  },
  change_not_possible: { status: 409, sentence: 'This decision can only be upheld or reversed' },
  no_appeal_token: {
    status: 401,
    sentence: 'You logged in a while ago. Please log in again. What you wrote is saved here.',
  },
} as const satisfies Errors;
