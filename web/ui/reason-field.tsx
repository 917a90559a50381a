import { Field } from './field.tsx';
import { Textarea } from './textarea.tsx';

interface ReasonFieldProps {
  /** Who is shown it. */
  hint: string;
  /** What is often the reason: chosen, and then written on as one likes. */
  suggestions: readonly string[];
  reason: string;
  /** How long it may be. */
  most: number;
  onReason: (reason: string) => void;
  error: string | undefined;
}

/** Why the staff do something to what is somebody's: chosen or written. */
export const ReasonField = ({ hint, suggestions, reason, most, onReason, error }: ReasonFieldProps) => (
  <div className="grid gap-2.5">
    <Field label="Reason" required hint={hint} error={error} length={{ text: reason, most }}>
      {(control) => <Textarea {...control} rows={3} value={reason} onChange={({ target }) => onReason(target.value)} />}
    </Field>
    <ul aria-label="Often the reason" className="flex flex-wrap gap-1.5">
      {suggestions.map((text) => (
        <li key={text}>
          <button
            type="button"
            className="rounded-full border border-line px-3 py-1 text-left text-sm text-ink-2 transition-colors hover:bg-sunken hover:text-ink pointer-coarse:py-2"
            onClick={() => onReason(text)}
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  </div>
);
