import type { Errors } from '../kit/error-shape.ts';

export const inventoryErrors = {
  no_price_yet: { status: 409, sentence: 'This car has no price yet' },
  undo_gone: { status: 404, sentence: 'This change can no longer be undone' },
  price_as_it_is: { status: 409, sentence: 'That’s already the price' },
} as const satisfies Errors;
