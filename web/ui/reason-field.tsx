import type { ReactNode } from 'react';
import {
  useFormState,
  useWatch,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
} from 'react-hook-form';
import { Field } from './field.tsx';
import { Textarea } from './textarea.tsx';

interface ReasonFieldProps<In extends FieldValues & { reason: string }, Out> {
  /** Returned by `useCallForm` for a form with a reason. */
  call: { form: UseFormReturn<In, unknown, Out> };
  label?: string;
  /** Maximum length. */
  most: number;
  /** Says who sees the reason. */
  hint: ReactNode;
  /** Common reasons. Selecting one fills the field, and the text can then be edited. */
  suggestions?: readonly string[];
}

/** The reason for a staff action, selected or typed. */
export function ReasonField<In extends FieldValues & { reason: string }, Out>({
  call: { form },
  label = 'Reason',
  most,
  hint,
  suggestions = [],
}: ReasonFieldProps<In, Out>) {
  const name = 'reason' as Path<In>;
  const reason = useWatch({ control: form.control, name }) as string;
  const { errors, isSubmitted } = useFormState({ control: form.control });
  const choose = (text: string) =>
    form.setValue(name, text as PathValue<In, Path<In>>, { shouldValidate: isSubmitted, shouldDirty: true });
  return (
    <div className="grid gap-2.5">
      <Field
        label={label}
        required
        hint={hint}
        error={errors.reason?.message as string | undefined}
        length={{ text: reason, most }}
      >
        {(control) => <Textarea {...control} {...form.register(name)} rows={3} />}
      </Field>
      {suggestions.length > 0 && (
        <ul aria-label="Common reasons" className="flex flex-wrap gap-1.5">
          {suggestions.map((text) => (
            <li key={text}>
              <button
                type="button"
                className="rounded-full border border-line px-3 py-1 text-left text-sm text-ink-2 transition-colors hover:bg-sunken hover:text-ink pointer-coarse:py-2"
                onClick={() => choose(text)}
              >
                {text}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
