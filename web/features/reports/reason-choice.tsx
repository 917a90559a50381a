import { useId, type ComponentProps } from 'react';
import { CircleAlert } from 'lucide-react';
import { reportReasons } from '@forecourt/contract/reports/report-reasons.ts';
import { reasonNames } from './reason-names.ts';

interface ReasonChoiceProps {
  register: () => ComponentProps<'input'>;
  error: string | undefined;
}

export function ReasonChoice({ register, error }: ReasonChoiceProps) {
  const errorId = useId();
  return (
    <fieldset className="grid gap-2" aria-describedby={error ? errorId : undefined}>
      <legend className="mb-2 text-sm font-semibold">
        Reason
        <span className="ml-0.5 text-accent-ink" aria-hidden="true">
          *
        </span>
      </legend>
      {error && (
        <p id={errorId} className="flex items-start gap-1.5 text-sm font-medium text-danger">
          <CircleAlert size={16} className="mt-px shrink-0" aria-hidden="true" />
          {error}
        </p>
      )}
      {reportReasons.map((reason) => (
        <label
          key={reason}
          className="flex items-center gap-3 rounded-m border border-line px-3.5 py-2.5 hover:border-edge has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
        >
          <input
            type="radio"
            value={reason}
            {...register()}
            className="size-[18px] shrink-0 appearance-none rounded-full border-[1.5px] border-edge bg-surface outline-none checked:border-[5.5px] checked:border-ink"
          />
          {reasonNames[reason]}
        </label>
      ))}
    </fieldset>
  );
}
