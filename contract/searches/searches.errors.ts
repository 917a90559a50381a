import type { Errors } from '../kit/error-shape.ts';

export const searchesErrors = {
  search_not_found: { status: 404, sentence: 'This saved search no longer exists' },
  too_many_searches: { status: 409, sentence: 'You can save up to {max} searches. Delete one to make room.' },
} as const satisfies Errors;
