import { useId, type ReactNode } from 'react';
import { FieldError } from './field-error.tsx';
import { LengthNote } from './length-note.tsx';

/** Attributes the control inside a field needs. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
  'aria-required': boolean;
}

interface FieldProps {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  /** Current text and maximum length. */
  length?: { text: string; most: number };
  children: (control: ControlProps) => ReactNode;
}

export function Field({ label, hint, error, required = false, length, children }: FieldProps) {
  const id = useId();
  const described = [error && `${id}-error`, length && `${id}-length`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const isTooLong = length !== undefined && length.text.trim().length > length.most;
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
        {required && (
          <span className="ml-0.5 text-accent-ink" aria-hidden="true">
            *
          </span>
        )}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': Boolean(error) || isTooLong,
        'aria-required': required,
      })}
      {/* Empty, it takes no room, not even the gap before it. */}
      <div className="-mt-1.5 flex flex-wrap justify-between gap-x-4 has-[>:not(:empty)]:mt-0">
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
        {length && <LengthNote id={`${id}-length`} {...length} />}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-3">
          {hint}
        </p>
      )}
    </div>
  );
}
