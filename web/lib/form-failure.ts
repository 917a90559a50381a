import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from '@forecourt/contract/kit/client.ts';
import { sentenceOf } from './sentence.ts';

/** The field a failure code belongs to: `{ category_exists: 'name' }`. */
export type FieldOf<In extends FieldValues> = Partial<Record<ApiError['code'], FieldPath<In>>>;

/** Shows the server's messages at their fields, and everything else above the form. Nothing typed is lost. */
export function showFailure<In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  error: unknown,
  otherwise: string,
  fieldOf: FieldOf<In> = {},
) {
  const wrong = error instanceof ApiError ? sentencesAt(error, fieldOf) : [];
  const fields = Object.keys(form.getValues());
  const known = wrong.filter(([name]) => fields.some((field) => name === field || name.startsWith(`${field}.`)));
  known.forEach(([name, message = otherwise], index) =>
    form.setError(name as FieldPath<In>, { type: 'server', message }, { shouldFocus: index === 0 }),
  );
  if (known.length === 0) form.setError('root', { type: 'server', message: sentenceOf(error, otherwise) });
}

function sentencesAt<In extends FieldValues>({ code, message, fields }: ApiError, fieldOf: FieldOf<In>) {
  const field = fieldOf[code];
  return field ? [[field, message] as const] : Object.entries(fields).map(([name, [first]]) => [name, first] as const);
}

export const isSessionEnd = (error: unknown): boolean => error instanceof ApiError && error.code === 'sign_in_required';
