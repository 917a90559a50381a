import type { Outcome } from '@forecourt/contract/appeals/appeals.flow.ts';
import { changes, decisions, type Change, type DecisionName } from '@forecourt/contract/appeals/decisions.ts';

interface OutcomeWords {
  title: string;
  /** The effect on the thing that was decided about. */
  will: string;
  done: string;
}

/** The texts of each outcome for this decision. */
export function outcomeWords(kind: DecisionName, outcome: Outcome, stands: boolean): OutcomeWords {
  const { change } = decisions[kind];
  switch (outcome) {
    case 'uphold':
      return {
        title: 'Uphold the decision',
        will: 'The decision will stay as it is.',
        done: 'Decision upheld',
      };
    case 'change':
      return {
        title: change ? changes[change].label : 'Change the decision',
        will: change ? changeWill[change] : 'The decision will become milder right away.',
        done: 'Decision changed',
      };
    case 'reverse':
      return {
        title: 'Reverse the decision',
        will: stands ? reverseWill[kind] : 'The decision is no longer in effect, so nothing will be undone.',
        done: stands
          ? 'Decision reversed'
          : 'Decision reversed. It was no longer in effect, so nothing had to be undone.',
      };
  }
}

const changeWill: Record<Change, string> = {
  end_sooner: 'The suspension will end sooner.',
  suspend_instead: 'The ban will become a suspension.',
  flag_instead: 'The listing will be flagged instead. It will stay hidden until it’s settled with our staff.',
  flag_ad_instead: 'The wanted ad will be flagged instead. It will stay hidden until it’s settled with our staff.',
  apply_at_once: 'The application will stay declined, but they’ll be able to apply again right away.',
};

const reverseWill: Record<DecisionName, string> = {
  flag_car: 'The listing will return to its previous status.',
  remove_car: 'The listing will return to its previous status.',
  hide_review: 'The review will be shown again.',
  exclude_sale: 'The sale will count in the price guide again.',
  flag_wanted_ad: 'The wanted ad will return to its previous status.',
  remove_wanted_ad: 'The wanted ad will return to its previous status.',
  decline_application: 'The application will be approved, and the Dealer Portal will open for them.',
  suspend_user: 'The suspension will end right away.',
  ban_user: 'The ban will be lifted right away.',
  suspend_dealer: 'The dealership will trade again.',
};
