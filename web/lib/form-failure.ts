import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from '@forecourt/contract/kit/client.ts';
import { sentenceOf } from './sentence.ts';

/** Puts the server's sentences at their fields, and whatever belongs to no field above the form. Nothing typed is lost. */
export function showFailure<In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  error: unknown,
  otherwise: string,
) {
  const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
  const known = fields.filter(([name]) => name in form.getValues());
  known.forEach(([name, sentences], index) => {
    const message = sentences[0] ?? otherwise;
    form.setError(name as FieldPath<In>, { type: 'server', message }, { shouldFocus: index === 0 });
  });
  if (known.length === 0) form.setError('root', { type: 'server', message: sentenceOf(error, otherwise) });
}

export const isSessionEnd = (error: unknown): boolean => error instanceof ApiError && error.code === 'sign_in_required';
