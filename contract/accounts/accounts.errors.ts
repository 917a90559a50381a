import type { Errors } from '../kit/error-shape.ts';

export const accountsErrors = {
  sign_in_not_started: {
    status: 403,
    sentence: 'This login wasn’t started in this browser, or it took too long. Please start again.',
  },
  start_sign_in_again: {
    status: 429,
    sentence: 'Too many failed logins from your network. Please start again.',
  },
  token_exchange_failed: { status: 502, sentence: 'Failed to exchange code for token' },
  no_sign_in_token: { status: 401, sentence: 'No token available' },
  user_info_failed: { status: 502, sentence: 'Failed to fetch user info' },
  characters_failed: { status: 502, sentence: 'Failed to fetch characters' },
  authentication_failed: { status: 403, sentence: 'Failed to authenticate' },
  account_suspended: { status: 403, sentence: 'This account is suspended until {until}. Reason: {reason}' },
  account_banned: { status: 403, sentence: 'This account is banned. Reason: {reason}' },
  session_not_found: { status: 404, sentence: 'That device is already signed out' },
  staff_stay: {
    status: 409,
    sentence: 'Ask an admin to remove your staff role before you close your account.',
  },
  standing_is_so: { status: 409, sentence: 'This account is already {standing}' },
  standing_changed: {
    status: 409,
    sentence:
      'This account is {standing}, and your decision would be milder. Check its current status, then try again.',
  },
  only_admin: { status: 409, sentence: 'This would leave no admin who can log in' },
  next_owner_needed: {
    status: 409,
    sentence: 'This person owns {company}. Select a team member to take it over.',
  },
  user_not_found: { status: 404, sentence: 'User not found' },
} as const satisfies Errors;
