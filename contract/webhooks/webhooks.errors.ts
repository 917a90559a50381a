import type { Errors } from '../kit/error-shape.ts';

export const webhooksErrors = {
  delivery_not_found: { status: 404, sentence: 'This delivery no longer exists' },
  delivery_waiting: { status: 409, sentence: 'This delivery hasn’t been sent yet' },
  webhook_not_ready: { status: 409, sentence: 'Please enter an address and enable the webhook first' },
} as const satisfies Errors;
