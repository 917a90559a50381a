import type { Errors } from '../kit/error-shape.ts';

export const servicesErrors = {
  bank_set_at_server: {
    status: 409,
    sentence: 'The bank is set on the server (FLEECA_BASE_URL, FLEECA_API_KEY) and can only be changed there',
  },
  no_bank_keys: { status: 404, sentence: 'No bank keys are saved' },
} as const satisfies Errors;
