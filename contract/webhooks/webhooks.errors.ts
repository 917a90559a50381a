import type { Errors } from '../kit/error-shape.ts';

export const webhooksErrors = {
  delivery_not_found: { status: 404, sentence: 'This delivery is no longer there' },
  delivery_waiting: { status: 409, sentence: 'This delivery is still waiting to be sent' },
  webhook_not_ready: { status: 409, sentence: 'Please enter an address and enable the webhook first' },
} as const satisfies Errors;
