import type { Errors } from '../kit/error-shape.ts';

export const usersErrors = {
  role_is_so: { status: 409, sentence: 'That is their role already' },
  role_for_nobody: {
    status: 409,
    sentence: 'This account is suspended, banned or closed, so it cannot be given a staff role',
  },
  signed_out_already: { status: 404, sentence: 'They are no longer signed in there' },
} as const satisfies Errors;
