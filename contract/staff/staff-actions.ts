/** Things that belong to a person or dealer. Staff need a reason to act on them, and the owner sees it. */
export const personalTargets = [
  'user',
  'car',
  'dealer',
  'application',
  'payment',
  'sale',
  'review',
  'wanted_ad',
  'appeal',
  'conversation_report',
] as const;
/** Things staff act on. */
export const targetKinds = [
  ...personalTargets,
  'ticket',
  'ticket_category',
  'response_template',
  'car_make',
  'car_model',
  'car_area',
  'car_region',
  'search_word',
  'settings',
  'award',
  /** A staff note about a user. The log never contains its text. */
  'user_note',
  'webhook',
  /** The bank keys, of which there is one set. The log never contains a key. */
  'bank_keys',
  /** A search for users. It targets no one in particular and changes nothing. */
  'people',
] as const;

export type PersonalTarget = (typeof personalTargets)[number];
export type TargetKind = (typeof targetKinds)[number];

type ActionRule =
  | { on: PersonalTarget; needsReason: true; creates?: true }
  | { on: Exclude<TargetKind, PersonalTarget>; needsReason: boolean; creates?: true };

const work = <K extends Exclude<TargetKind, PersonalTarget>>(on: K) => ({ on, needsReason: false }) as const;
const creation = <K extends Exclude<TargetKind, PersonalTarget>>(on: K) => ({ ...work(on), creates: true }) as const;
const decision = <K extends PersonalTarget>(on: K) => ({ on, needsReason: true }) as const;

/** Every staff action in the log: its target, and whether it needs a reason (product rules, "Staff"). */
export const staffActions = {
  change_staff_role: decision('user'),
  warn_user: decision('user'),
  suspend_user: decision('user'),
  ban_user: decision('user'),
  reinstate_user: decision('user'),
  sign_out_user: decision('user'),
  flag_car: decision('car'),
  remove_car: decision('car'),
  restore_car: decision('car'),
  /** Staff reviewed the reports and kept the listing. */
  dismiss_reports: decision('car'),
  suspend_dealer: decision('dealer'),
  activate_dealer: decision('dealer'),
  uphold_appeal: decision('appeal'),
  change_appeal: decision('appeal'),
  reverse_appeal: decision('appeal'),
  refund_payment: decision('payment'),

  uphold_sale: decision('sale'),
  annul_sale: decision('sale'),
  exclude_sale: decision('sale'),
  include_sale: decision('sale'),
  hide_review: decision('review'),
  unhide_review: decision('review'),
  keep_review: decision('review'),
  flag_wanted_ad: decision('wanted_ad'),
  remove_wanted_ad: decision('wanted_ad'),
  restore_wanted_ad: decision('wanted_ad'),
  /** Staff reviewed the reports and kept the ad. */
  dismiss_wanted_reports: decision('wanted_ad'),

  open_conversation: decision('conversation_report'),
  read_more_of_conversation: decision('conversation_report'),
  dismiss_conversation_report: decision('conversation_report'),
  uphold_conversation_report: decision('conversation_report'),

  add_user_note: creation('user_note'),
  edit_user_note: work('user_note'),
  delete_user_note: work('user_note'),

  grant_award: decision('user'),
  revoke_award: decision('user'),

  add_award: creation('award'),
  change_award: work('award'),
  approve_application: decision('application'),
  decline_application: decision('application'),
  delete_application: decision('application'),

  open_dealer: { ...decision('dealer'), creates: true },
  add_team_member: decision('dealer'),
  rename_dealer: decision('dealer'),
  name_owner: decision('dealer'),
  extend_membership: decision('dealer'),

  reply_to_ticket: work('ticket'),
  note_on_ticket: work('ticket'),
  set_ticket_priority: work('ticket'),
  set_ticket_status: work('ticket'),
  assign_ticket: work('ticket'),
  set_ticket_category: work('ticket'),
  merge_ticket: work('ticket'),
  receive_merged_ticket: work('ticket'),

  add_ticket_category: creation('ticket_category'),
  change_ticket_category: work('ticket_category'),
  add_response_template: creation('response_template'),
  change_response_template: work('response_template'),
  delete_response_template: work('response_template'),

  add_make: creation('car_make'),
  edit_make: work('car_make'),
  add_model: creation('car_model'),
  edit_model: work('car_model'),
  add_area: creation('car_area'),
  edit_area: work('car_area'),
  merge_area: work('car_area'),
  add_region: creation('car_region'),
  edit_region: work('car_region'),
  add_search_word: creation('search_word'),
  edit_search_word: work('search_word'),
  remove_search_word: work('search_word'),
  change_settings: work('settings'),
  change_webhook: work('webhook'),
  reveal_webhook: work('webhook'),
  renew_webhook_secret: work('webhook'),
  trigger_webhook: work('webhook'),
  save_bank_keys: work('bank_keys'),
  remove_bank_keys: work('bank_keys'),
  find_people: work('people'),
} as const satisfies Record<string, ActionRule>;

export type StaffActionName = keyof typeof staffActions;
export type ActionRuleOf<A extends StaffActionName> = (typeof staffActions)[A];

/** An entry that staff added by hand. It isn't in the action table and changes nothing. */
export const noteAction = 'note';
