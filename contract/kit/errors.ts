/**
 * Every way a call can fail: its code, its HTTP status and the sentence a person may read.
 * `{words}` in a sentence are filled in where it is thrown. The cause goes to the log only.
 */
export const errors = {
  bad_input: { status: 400, sentence: 'Some fields are not valid' },
  unreadable_body: { status: 400, sentence: 'The request could not be read' },
  unreadable_upload: { status: 400, sentence: 'What you sent arrived cut off or damaged. Please send it again.' },
  sign_in_required: { status: 401, sentence: 'Please log in' },
  not_allowed: { status: 403, sentence: 'You are not allowed to do this' },
  /** The page shows one person, the browser is signed in as another by now; nothing was done. */
  another_person: { status: 409, sentence: 'You are now signed in as somebody else, so nothing was done here' },
  other_origin: { status: 403, sentence: 'This request did not come from our own pages' },
  unknown_call: { status: 404, sentence: 'No such call' },
  body_too_large: { status: 413, sentence: 'That is more than we can take at once' },
  file_too_large: { status: 413, sentence: '{file} is larger than {limit}' },
  too_many_files: { status: 413, sentence: 'At most {limit} at once' },
  wrong_media: { status: 415, sentence: 'Please send JSON' },
  too_many_requests: { status: 429, sentence: 'Too many requests. Please wait {wait} and try again.' },
  internal: { status: 500, sentence: 'Something went wrong on our side. Please try again.' },
  unavailable: { status: 503, sentence: 'We are back in a moment. Please try again.' },

  sign_in_not_started: {
    status: 403,
    sentence: 'This sign-in was not started in this browser, or took too long. Please start again.',
  },
  start_sign_in_again: {
    status: 429,
    sentence: 'Many sign-ins from your network have failed. Please start yours again.',
  },
  token_exchange_failed: { status: 502, sentence: 'Failed to exchange code for token' },
  no_sign_in_token: { status: 401, sentence: 'No token available' },
  user_info_failed: { status: 502, sentence: 'Failed to fetch user info' },
  characters_failed: { status: 502, sentence: 'Failed to fetch characters' },
  authentication_failed: { status: 403, sentence: 'Failed to authenticate' },
  account_suspended: { status: 403, sentence: 'This account is suspended until {until}. Reason: {reason}' },
  account_banned: { status: 403, sentence: 'This account is banned. Reason: {reason}' },
  user_not_found: { status: 404, sentence: 'User not found' },

  make_not_found: { status: 404, sentence: 'Make not found' },
  model_not_found: { status: 404, sentence: 'Model not found' },
  make_exists: { status: 409, sentence: 'There is a make of that name already' },
  model_exists: { status: 409, sentence: 'This make has a model of that name already' },

  car_not_found: { status: 404, sentence: 'Car not found' },
  car_removed: { status: 410, sentence: 'This listing has been removed' },
  not_editable_now: { status: 409, sentence: 'This listing is {status} and cannot be changed' },
  changed_elsewhere: { status: 409, sentence: 'This was changed elsewhere in the meantime. Please look at it again.' },
  not_possible_now: { status: 409, sentence: 'This is not possible while the listing is {status}' },
  no_place_left: {
    status: 409,
    sentence: 'All {max} of your listings are in use. Mark one as sold or delete one to list another.',
  },
  too_many_drafts: { status: 409, sentence: 'You have {max} drafts already. Please finish or delete one first.' },
  dealer_not_active: {
    status: 409,
    sentence: 'Your dealership is not active at the moment, so its cars cannot be listed',
  },
  profile_incomplete: { status: 409, sentence: 'Please complete your profile before you list a car' },
  no_phone_number: { status: 404, sentence: 'This seller has left no phone number' },
  own_car: { status: 409, sentence: 'This is your own listing' },

  photo_not_found: { status: 404, sentence: 'Photo not found' },
  photo_refused: { status: 422, sentence: '{file} {why}' },
  too_many_photos: { status: 409, sentence: 'A listing holds up to {max} photos' },
  photos_changed: { status: 409, sentence: 'The photos have changed meanwhile. Please look at them again.' },
  busy_with_photos: { status: 503, sentence: 'Many photos are coming in just now. Please try again in a moment.' },
  payment_needed: { status: 409, sentence: 'This costs {price}. It goes live when it is paid.' },
  maintenance: { status: 409, sentence: 'Payments are paused for maintenance. Nothing was charged. Please try later.' },
  payments_off: { status: 409, sentence: 'Payments are switched off at the moment. Nothing was charged.' },
  bank_unavailable: {
    status: 502,
    sentence: 'The bank does not answer at the moment. Nothing was charged. Please try again.',
  },
  bank_silent: {
    status: 502,
    sentence: 'The bank does not answer at the moment, so we cannot tell whether this was paid. Please try again.',
  },
  price_changed: { status: 409, sentence: 'The price is now {price}. Please look at it again before you pay.' },
  payment_not_found: { status: 404, sentence: 'Payment not found' },
  payment_settled: { status: 409, sentence: 'This payment is {status} already' },
  payment_open: {
    status: 409,
    sentence: 'A payment for this listing is still open. Please pay or cancel it first.',
  },
  not_refundable: { status: 409, sentence: 'A payment that is {status} cannot be refunded' },
  no_feature_left: {
    status: 409,
    sentence: 'All {max} of your featured places are in use. One is free again when a featured listing ends.',
  },
  membership_not_found: { status: 404, sentence: 'Membership not found' },
  membership_runs: { status: 409, sentence: 'This membership still runs. Please renew it instead.' },
  membership_over: { status: 409, sentence: 'This membership is over. Please buy a new one.' },

  conversation_not_found: { status: 404, sentence: 'Conversation not found' },
  dealer_not_found: { status: 404, sentence: 'Dealer not found' },
  blocked: { status: 403, sentence: 'You cannot write to each other: one of you has blocked the other' },
  account_closed: { status: 403, sentence: 'This account is closed, so nobody would read what you write' },
  only_maker_brings_back: { status: 403, sentence: 'Only who made this group can bring them back' },
  not_a_group: { status: 409, sentence: 'Only groups can change who takes part' },
  too_many_participants: { status: 409, sentence: 'A group holds up to {max} people' },
  own_account: { status: 409, sentence: 'You cannot block yourself' },
  invitation_not_found: { status: 404, sentence: 'Invitation not found' },
  invitation_settled: { status: 409, sentence: 'This invitation is {status} already' },
  in_a_team_already: { status: 409, sentence: 'You are on a dealer’s team already. Leave it first to join another.' },

  ticket_not_found: { status: 404, sentence: 'Ticket not found' },
  ticket_not_possible: { status: 409, sentence: 'This is not possible while the ticket is {status}' },
  own_ticket: { status: 403, sentence: 'Nobody handles their own ticket' },
  assigned_meanwhile: { status: 409, sentence: 'This ticket is in the hands of {name} by now' },
  category_not_found: { status: 404, sentence: 'Category not found' },
  category_exists: { status: 409, sentence: 'There is a category of that name already' },
  template_not_found: { status: 404, sentence: 'Template not found' },
  template_exists: { status: 409, sentence: 'There is a template of that name already' },

  too_many_favourites: { status: 409, sentence: 'You can keep up to {max} favourites' },
} as const satisfies Record<string, { status: number; sentence: string }>;

export type ErrorCode = keyof typeof errors;

/** What a failed call answers. */
export interface ErrorBody {
  success: false;
  error: string;
  code: ErrorCode;
  /** For `bad_input`: the sentences to show at each field. */
  fields?: Record<string, string[]>;
  /** For a sign-in that is refused: what the sentence says, for a page that says it in the reader's own zone. */
  restriction?: Restriction;
}

export interface Restriction {
  reason: string;
  /** Null: without end. */
  until: string | null;
}

/** What any call may answer besides the failures it lists. */
export const commonErrors = [
  'bad_input',
  'unreadable_body',
  'unreadable_upload',
  'unknown_call',
  'other_origin',
  'another_person',
  'body_too_large',
  'wrong_media',
  'too_many_requests',
  'internal',
  'unavailable',
] as const satisfies readonly ErrorCode[];

export const sentence = (code: ErrorCode, words: Record<string, string> = {}): string =>
  errors[code].sentence.replace(/\{(\w+)\}/g, (_, word: string) => words[word] ?? '');
