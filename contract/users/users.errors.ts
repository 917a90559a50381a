import type { Errors } from '../kit/error-shape.ts';

export const usersErrors = {
  role_is_so: { status: 409, sentence: 'They already have this role' },
  role_for_nobody: {
    status: 409,
    sentence: 'This account is suspended, banned or closed, so it can’t have a staff role',
  },
  warned_just_now: { status: 409, sentence: 'This user received the same warning just now' },
  note_not_found: { status: 404, sentence: 'This note no longer exists' },
  signed_out_already: { status: 404, sentence: 'That device is already signed out' },
} as const satisfies Errors;
