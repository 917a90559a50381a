import { useId, type ReactNode } from 'react';
import clsx from 'clsx';
import { FieldError } from './field-error.tsx';

interface Choice {
  /** Empty for "not set", which is styled as unselected. */
  value: string;
  text: string;
  /** Accessible name. Must start or end with the visible text. */
  spoken?: string;
}

interface SegmentsProps {
  /** Field name, also used to focus the first option. */
  name: string;
  label: ReactNode;
  value: string;
  choices: readonly Choice[];
  onChoose: (value: string) => void;
  error?: string | undefined;
}

/** A radio group in one line, with its label in front. For a few short options. */
export function Segments({ name, label, value, choices, onChoose, error }: SegmentsProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <div
        role="radiogroup"
        aria-labelledby={id}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-invalid={error ? true : undefined}
        className="grid grid-cols-[88px_minmax(0,1fr)] items-center gap-x-3"
      >
        <span id={id} className="text-sm font-semibold">
          {label}
        </span>
        <span className={clsx('flex rounded-m border bg-surface p-[3px]', error ? 'border-danger' : 'border-edge')}>
          {choices.map((choice) => (
            <label key={choice.value} className={clsx(segment, choice.value === '' ? none : some)}>
              <input
                type="radio"
                name={name}
                value={choice.value}
                checked={choice.value === value}
                onChange={() => onChoose(choice.value)}
                aria-label={choice.spoken}
                className="sr-only"
              />
              {choice.text}
            </label>
          ))}
        </span>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

const segment = clsx(
  'relative grid h-[34px] cursor-pointer place-items-center rounded-[9px] px-1 text-sm font-medium text-ink-2 transition-colors select-none hover:text-ink',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-ink',
);
const none = 'w-8 shrink-0 has-checked:bg-sunken';
const some = 'min-w-0 flex-auto has-checked:bg-ink has-checked:text-paper';
