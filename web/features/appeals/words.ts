import type { AppealStatus } from '@forecourt/contract/appeals/appeals.flow.ts';

export const words = {
  section: 'Staff decision',
  appeal: 'Appeal this decision',
  once: 'You can appeal once. A different staff member will review it.',
  byTeam: 'Your team’s owner or an administrator can appeal this once.',
  byOther: 'Team members who can edit listings can appeal this once.',
  failed: 'We couldn’t send your appeal. Please try again.',
  sent: 'Appeal sent',
  answerFailed: 'We couldn’t send your message. Please try again.',
  decideFailed: 'We couldn’t save your decision. Please try again.',
};

interface StatusWords {
  name: string;
  tone: 'neutral' | 'good' | 'warn' | 'danger' | 'accent';
  /** Shown to the person who appealed. */
  text: string;
}

export const statusWords: Record<AppealStatus, StatusWords> = {
  open: {
    name: 'Appeal open',
    tone: 'warn',
    text: 'We’ve received your appeal. Someone who wasn’t involved in the decision will review it and let you know the outcome.',
  },
  upheld: {
    name: 'Appeal: decision upheld',
    tone: 'neutral',
    text: 'We reviewed the decision again, and it stays in place.',
  },
  changed: {
    name: 'Appeal: decision changed',
    tone: 'accent',
    text: 'We reviewed the decision again and changed it.',
  },
  reversed: {
    name: 'Appeal: decision reversed',
    tone: 'good',
    text: 'We reviewed the decision again and reversed it.',
  },
  withdrawn: {
    name: 'Appeal withdrawn',
    tone: 'neutral',
    text: 'You withdrew your appeal by closing its ticket. A decision can only be appealed once.',
  },
};
