import type { Outcome } from '@forecourt/contract/appeals/appeals.flow.ts';
import { changes, decisions, type DecisionName } from '@forecourt/contract/appeals/decisions.ts';

interface OutcomeWords {
  title: string;
  text: string;
  done: string;
}

/** What each outcome says and does, of this decision. */
export function outcomeWords(kind: DecisionName, outcome: Outcome, stands: boolean): OutcomeWords {
  const { change, reversed } = decisions[kind];
  switch (outcome) {
    case 'uphold':
      return {
        title: 'Uphold the decision',
        text: 'The decision stays as it is. The ticket is closed, and the person is told why.',
        done: 'The decision stays',
      };
    case 'change':
      return {
        title: change ? changes[change].label : 'Change the decision',
        text: 'The decision becomes a milder one at once. The ticket is closed, and the person is told why.',
        done: 'The decision is changed',
      };
    case 'reverse':
      return {
        title: 'Reverse the decision',
        text: stands
          ? `The decision is undone at once. ${reversed} The ticket is closed, and the person is told why.`
          : 'The decision no longer holds, so nothing is undone. The ticket is closed, and the person is told that it was wrong.',
        done: stands
          ? 'The decision is reversed'
          : 'The decision is reversed. It no longer held, so nothing had to be undone.',
      };
  }
}
