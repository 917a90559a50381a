import type { AppealStatus } from '@forecourt/contract/appeals/appeals.flow.ts';

export const words = {
  section: 'What our staff decided',
  appeal: 'Appeal this decision',
  once: 'You can appeal once. A different member of our staff looks at it.',
  byTeam: 'The owner or an administrator of your team can appeal this once.',
  byOther: 'Those of your team who may change listings can appeal this once.',
  failed: 'Your appeal did not go through. Please try again.',
  sent: 'Your appeal is with our staff',
  answerFailed: 'Your answer did not go through. Please try again.',
  decideFailed: 'Your decision was not recorded. Please try again.',
  tryAgain: 'Something went wrong on our side. Please try again.',
};

interface StatusWords {
  name: string;
  tone: 'neutral' | 'good' | 'warn' | 'danger' | 'accent';
  /** To who appealed. */
  told: string;
}

export const statusWords: Record<AppealStatus, StatusWords> = {
  open: {
    name: 'Appeal open',
    tone: 'warn',
    told: 'Your appeal is with our staff. Somebody who had no part in the decision looks at it, and you are told how it ends.',
  },
  upheld: {
    name: 'Appeal: decision stays',
    tone: 'neutral',
    told: 'We looked at it once more, and the decision stays.',
  },
  changed: {
    name: 'Appeal: decision changed',
    tone: 'accent',
    told: 'We looked at it once more and changed the decision.',
  },
  reversed: {
    name: 'Appeal: decision reversed',
    tone: 'good',
    told: 'We looked at it once more and reversed the decision.',
  },
  withdrawn: {
    name: 'Appeal taken back',
    tone: 'neutral',
    told: 'You took your appeal back by closing its ticket. A decision can be appealed once.',
  },
};
