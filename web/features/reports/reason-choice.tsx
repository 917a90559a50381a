import { useId, type ComponentProps } from 'react';
import { reportReasons } from '@forecourt/contract/reports/report-reasons.ts';
import { FieldError } from '../../ui/field-error.tsx';
import { RadioRow } from '../../ui/radio-row.tsx';
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
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {reportReasons.map((reason) => (
        <RadioRow key={reason} value={reason} {...register()}>
          {reasonNames[reason]}
        </RadioRow>
      ))}
    </fieldset>
  );
}
