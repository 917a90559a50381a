import type { Errors } from '../kit/error-shape.ts';

export const servicesErrors = {
  bank_set_at_server: {
    status: 409,
    sentence: 'The bank is set at the server (FLEECA_BASE_URL, FLEECA_API_KEY), and can be changed there only',
  },
  no_bank_keys: { status: 404, sentence: 'No keys of the bank are saved' },
} as const satisfies Errors;
