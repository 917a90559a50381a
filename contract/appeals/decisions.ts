import type { TeamRight } from '../kit/team-rights.ts';
import type { ActionRuleOf, StaffActionName } from '../staff/staff-actions.ts';
import type { StaffRight } from '../staff/staff-rights.ts';

/** What becomes of a decision that was too hard, but not wrong. */
export const changes = {
  end_sooner: { label: 'End it sooner', needsEnd: true, told: 'The suspension now ends on {until}.' },
  suspend_instead: {
    label: 'Suspend instead of ban',
    needsEnd: true,
    told: 'The ban is now a suspension that ends on {until}.',
  },
  flag_instead: {
    label: 'Flag instead of remove',
    needsEnd: false,
    told: 'The listing is now flagged instead: it is kept out of sight until it is settled with our staff.',
  },
  apply_at_once: {
    label: 'Let them apply again at once',
    needsEnd: false,
    told: 'The application stays declined, but you can apply again at once.',
  },
} as const;
export type Change = keyof typeof changes;

interface DecisionRule {
  /** Who decides the appeal has to be allowed what undoing it takes. */
  right: StaffRight;
  /** The staff action that undoes it without an appeal. */
  undoneBy: StaffActionName | null;
  change: Change | null;
  /** Of what is a dealer's: who of the team may appeal. */
  teamRight: TeamRight | null;
  /** What was decided, in the ticket's subject and at the desk. */
  name: string;
  /** The same, to whom it concerns; what that means; and what it is once the decision is reversed. */
  told: string;
  meaning: string;
  reversed: string;
}

/**
 * What of the staff's decisions can be appealed, by the name of the staff action: the one table that the server, the
 * pages and the tests walk. How each is undone stands in server/flows/appeals/undo.ts.
 */
export const decisions = {
  flag_car: {
    right: 'cars.restore',
    undoneBy: 'restore_car',
    change: null,
    teamRight: 'cars.write',
    name: 'listing flagged',
    told: 'Staff flagged this listing',
    meaning: 'Only you and our staff see it until this is settled. It cannot be changed or sold meanwhile.',
    reversed: 'The listing is what it was before.',
  },
  remove_car: {
    right: 'cars.restore',
    undoneBy: 'restore_car',
    change: 'flag_instead',
    teamRight: 'cars.write',
    name: 'listing removed',
    told: 'Staff removed this listing',
    meaning: 'It is off the market, and only our staff can bring it back.',
    reversed: 'The listing is what it was before.',
  },
  hide_review: {
    right: 'reviews.decide',
    undoneBy: 'unhide_review',
    change: null,
    teamRight: null,
    name: 'review hidden',
    told: 'Staff have hidden this review',
    meaning: 'Nobody else reads it, and its stars do not count.',
    reversed: 'The review is shown again.',
  },
  decline_application: {
    right: 'applications.decide',
    undoneBy: null,
    change: 'apply_at_once',
    teamRight: null,
    name: 'application declined',
    told: 'Your application was declined',
    meaning: 'You can apply again later, with what was missing.',
    reversed: 'The application is approved, and the Dealer Portal is open.',
  },
  suspend_user: {
    right: 'users.suspend',
    undoneBy: 'reinstate_user',
    change: 'end_sooner',
    teamRight: null,
    name: 'account suspended',
    told: 'Your account is suspended',
    meaning: 'Until then you cannot sign in, and your own listings are hidden. Their time goes on.',
    reversed: 'The account is open again.',
  },
  ban_user: {
    right: 'users.ban',
    undoneBy: 'reinstate_user',
    change: 'suspend_instead',
    teamRight: null,
    name: 'account banned',
    told: 'Your account is banned',
    meaning: 'You cannot sign in, and your listings are hidden. A ban has no end.',
    reversed:
      'The account is open again. A place on a dealer’s team that ended with the ban does not come back by itself.',
  },
  suspend_dealer: {
    right: 'dealers.suspend',
    undoneBy: 'activate_dealer',
    change: null,
    teamRight: 'settings.write',
    name: 'dealership suspended',
    told: 'Your dealership is suspended',
    meaning: 'Its listings are hidden, and the portal can be read but not used until staff lift it.',
    reversed: 'The dealership trades again.',
  },
} as const satisfies { [action in StaffActionName]?: DecisionRule };

export type DecisionName = keyof typeof decisions;
export const decisionNames = Object.keys(decisions) as [DecisionName, ...DecisionName[]];
/** On what they are made. */
export type DecisionTarget = ActionRuleOf<DecisionName>['on'];
export const decisionTargets = ['car', 'review', 'application', 'user', 'dealer'] as const satisfies DecisionTarget[];

/** The staff's words on a thing: of two about the same, the later one counts. */
export const lastWords: readonly StaffActionName[] = [
  ...decisionNames,
  ...decisionNames.flatMap((name) => decisions[name].undoneBy ?? []),
  'approve_application',
];
