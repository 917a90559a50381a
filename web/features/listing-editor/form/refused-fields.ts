import { ApiError } from '@forecourt/contract/kit/client.ts';
import type { FieldErrors } from './listing-values.ts';

/** Field errors from the server. `undefined` if the error wasn't about fields. */
export function refusedFields(error: unknown): FieldErrors | undefined {
  const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
  return fields.length > 0 ? Object.fromEntries(fields.map(([name, sentences]) => [name, sentences[0]])) : undefined;
}
