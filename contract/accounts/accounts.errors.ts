import type { Errors } from '../kit/error-shape.ts';

export const accountsErrors = {
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
  session_not_found: { status: 404, sentence: 'You are no longer signed in there' },
  staff_stay: {
    status: 409,
    sentence:
      'You work for the site. Ask an admin to take your staff role back first, then you can close your account.',
  },
  standing_is_so: { status: 409, sentence: 'This account is {standing} already' },
  standing_changed: {
    status: 409,
    sentence:
      'This account is {standing}, and your decision would make that milder. Review its current standing, then try again.',
  },
  only_admin: { status: 409, sentence: 'There would be no admin left who can sign in' },
  next_owner_needed: {
    status: 409,
    sentence: 'This person owns {company}. Please say who of the team takes it over.',
  },
  user_not_found: { status: 404, sentence: 'User not found' },
} as const satisfies Errors;
