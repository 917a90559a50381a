import { Segments } from '../../../ui/segments.tsx';
import { fieldNames } from './listing-values.ts';
import type { ListingForm } from './use-listing-form.ts';

type Name = 'drive' | 'has_turbo' | 'engine_upgrade' | 'brake_upgrade' | 'transmission_upgrade' | 'armour';

interface StepFieldProps {
  form: ListingForm;
  name: Name;
  /** A short label for phones. It must be the start of the full one. */
  short?: string;
  unit?: string;
  choices: readonly { value: string; text: string; spoken?: string }[];
}

/** A fact with a few short choices. The first one clears it. */
export function StepField({ form, name, short, unit, choices }: StepFieldProps) {
  const whole = fieldNames[name];
  return (
    <Segments
      name={name}
      label={
        <>
          {short ?? whole}
          {short && <span className="sr-only">{whole.slice(short.length)}</span>}
          {unit && (
            <span className="ml-1 font-normal text-ink-3" aria-hidden="true">
              {unit}
            </span>
          )}
        </>
      }
      value={form.values[name]}
      choices={[notStated, ...choices]}
      onChoose={(value) => form.change({ [name]: value })}
      error={form.errors[name]}
    />
  );
}

const notStated = { value: '', text: '–', spoken: 'Not stated' };
