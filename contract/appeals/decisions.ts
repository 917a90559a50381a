import type { TeamRight } from '../access/team-rights.ts';
import type { ActionRuleOf, StaffActionName } from '../staff/staff-actions.ts';
import type { StaffRight } from '../access/staff-rights.ts';

/** Milder versions of a decision that was too hard but not wrong. */
export const changes = {
  end_sooner: { label: 'Shorten suspension', needsEnd: true, told: 'The suspension now ends on {until}.' },
  suspend_instead: {
    label: 'Suspend instead of ban',
    needsEnd: true,
    told: 'The ban is now a suspension that ends on {until}.',
  },
  flag_instead: {
    label: 'Flag instead of remove',
    needsEnd: false,
    told: 'The listing is now flagged instead. It stays hidden until you’ve settled this with our staff.',
  },
  flag_ad_instead: {
    label: 'Flag instead of remove',
    needsEnd: false,
    told: 'The wanted ad is now flagged instead. It stays hidden until you’ve settled this with our staff.',
  },
  apply_at_once: {
    label: 'Let them apply again right away',
    needsEnd: false,
    told: 'The application stays declined, but you can apply again right away.',
  },
} as const;
export type Change = keyof typeof changes;

interface DecisionRule {
  /** The right needed to undo it, and so to decide the appeal. */
  right: StaffRight;
  /** The staff action that undoes it without an appeal. */
  undoneBy: StaffActionName | null;
  change: Change | null;
  /** For a dealer's things: the team right needed to appeal. */
  teamRight: TeamRight | null;
  /** The decision's name in the ticket's subject and at the desk. */
  name: string;
  /** The heading for the person it affects. `meaning` explains it, `reversed` says what a reversal does. */
  told: string;
  meaning: string;
  reversed: string;
}

/**
 * Staff decisions that can be appealed, by the name of the staff action. Server, pages and tests all read this table.
 * server/flows/appeals/undo.ts undoes each of them.
 */
export const decisions = {
  flag_car: {
    right: 'cars.restore',
    undoneBy: 'restore_car',
    change: null,
    teamRight: 'cars.write',
    name: 'listing flagged',
    told: 'Staff flagged this listing',
    meaning:
      'Only you and our staff can see it until this is settled. You can’t change or sell it until then. If our staff asked for something, such as photos, appeal and add it to the ticket.',
    reversed: 'The listing’s previous status is restored.',
  },
  remove_car: {
    right: 'cars.restore',
    undoneBy: 'restore_car',
    change: 'flag_instead',
    teamRight: 'cars.write',
    name: 'listing removed',
    told: 'Staff removed this listing',
    meaning: 'It’s no longer for sale, and only our staff can restore it.',
    reversed: 'The listing’s previous status is restored.',
  },
  hide_review: {
    right: 'reviews.decide',
    undoneBy: 'unhide_review',
    change: null,
    teamRight: null,
    name: 'review hidden',
    told: 'Staff have hidden this review',
    meaning: 'No one else can read it, and its stars don’t count.',
    reversed: 'The review is shown again.',
  },
  exclude_sale: {
    right: 'sales.decide',
    undoneBy: 'include_sale',
    change: null,
    teamRight: 'cars.sell',
    name: 'sale excluded from the price guide',
    told: 'Staff excluded this sale from the price guide',
    meaning: 'The sale stays as it is, but its amount doesn’t count towards estimates.',
    reversed: 'The sale counts in the price guide again.',
  },
  flag_wanted_ad: {
    right: 'wanted.decide',
    undoneBy: 'restore_wanted_ad',
    change: null,
    teamRight: null,
    name: 'wanted ad flagged',
    told: 'Staff flagged this wanted ad',
    meaning: 'Only you and our staff can see it until this is settled. You can’t change it until then.',
    reversed: 'The wanted ad’s previous status is restored.',
  },
  remove_wanted_ad: {
    right: 'wanted.decide',
    undoneBy: 'restore_wanted_ad',
    change: 'flag_ad_instead',
    teamRight: null,
    name: 'wanted ad removed',
    told: 'Staff removed this wanted ad',
    meaning: 'It’s no longer on the board, and only our staff can restore it.',
    reversed: 'The wanted ad’s previous status is restored.',
  },
  decline_application: {
    right: 'applications.decide',
    undoneBy: null,
    change: 'apply_at_once',
    teamRight: null,
    name: 'application declined',
    told: 'Your application was declined',
    meaning: 'You can apply again later, once you’ve added what was missing.',
    reversed: 'The application is approved, and the Dealer Portal is open.',
  },
  suspend_user: {
    right: 'users.suspend',
    undoneBy: 'reinstate_user',
    change: 'end_sooner',
    teamRight: null,
    name: 'account suspended',
    told: 'Your account is suspended',
    meaning: 'Until then you can’t log in and your listings are hidden. Their time keeps running.',
    reversed: 'The account is open again.',
  },
  ban_user: {
    right: 'users.ban',
    undoneBy: 'reinstate_user',
    change: 'suspend_instead',
    teamRight: null,
    name: 'account banned',
    told: 'Your account is banned',
    meaning: 'You can’t log in, and your listings are hidden. A ban doesn’t expire.',
    reversed:
      'The account is open again. A seat on a dealer’s team that ended with the ban isn’t restored automatically.',
  },
  suspend_dealer: {
    right: 'dealers.suspend',
    undoneBy: 'activate_dealer',
    change: null,
    teamRight: 'settings.write',
    name: 'dealership suspended',
    told: 'Your dealership is suspended',
    meaning: 'Its listings are hidden, and the portal is read-only until staff lift the suspension.',
    reversed: 'The dealership is trading again.',
  },
} as const satisfies { [action in StaffActionName]?: DecisionRule };

export type DecisionName = keyof typeof decisions;
export const decisionNames = Object.keys(decisions) as [DecisionName, ...DecisionName[]];
/** The kinds of thing they are made on. */
export type DecisionTarget = ActionRuleOf<DecisionName>['on'];
export const decisionTargets = [
  'car',
  'review',
  'sale',
  'wanted_ad',
  'application',
  'user',
  'dealer',
] as const satisfies DecisionTarget[];

/** Staff actions that set the current state of a thing. The latest one counts. */
export const lastWords: readonly StaffActionName[] = [
  ...decisionNames,
  ...decisionNames.flatMap((name) => decisions[name].undoneBy ?? []),
  'approve_application',
];
