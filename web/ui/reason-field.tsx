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
  /** What `useCallForm` answers for a form that has a reason. */
  call: { form: UseFormReturn<In, unknown, Out> };
  label?: string;
  /** How long it may be. */
  most: number;
  /** Who is shown it. */
  hint: ReactNode;
  /** What is often the reason: chosen, and then written on as one likes. */
  suggestions?: readonly string[];
}

/** Why the staff do something to what is somebody's: chosen or written. */
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
        <ul aria-label="Often the reason" className="flex flex-wrap gap-1.5">
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
