import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { words } from '../words.ts';
import type { ListingForm } from './use-listing-form.ts';

interface NamedChoiceProps {
  form: ListingForm;
  name: 'make' | 'model';
  label: string;
  none: string;
  /** The catalogue's names. `undefined` until loaded. */
  names: readonly string[] | undefined;
  isOther: boolean;
  /** Set until another choice is made. While loading, the field can still be focused. */
  disabled?: boolean;
  onChoose: (name: string) => void;
  failed: { text: string; retry: () => void } | undefined;
}

/** A select with catalogue names. Text typed under "Other" has its own field, which shows its error. */
export function NamedChoice(props: NamedChoiceProps) {
  const { form, name, label, none, names, isOther, disabled, onChoose, failed } = props;
  const value = form.values[name];
  const options = names ?? (value ? [value] : []);
  return (
    <div className="grid content-start gap-2">
      <Field label={label} error={isOther ? undefined : form.errors[name]} required>
        {(control) => (
          <Select
            {...control}
            name={isOther ? undefined : name}
            value={isOther ? words.other : value}
            disabled={disabled}
            onChange={(event) => onChoose(event.target.value)}
          >
            <option value="">{none}</option>
            {options.map((option) => (
              <option key={option} value={option}>
                {option}
              </option>
            ))}
            <option value={words.other}>{words.other}</option>
          </Select>
        )}
      </Field>
      {failed && (
        <p role="alert" className="flex flex-wrap items-center gap-x-3 text-sm text-danger">
          {failed.text}
          <Button kind="link" onClick={failed.retry} className="text-sm">
            Try again
          </Button>
        </p>
      )}
    </div>
  );
}
