import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { requiredFields, type ListingField } from './listing-values.ts';
import type { ListingForm } from './use-listing-form.ts';

type Name = Exclude<ListingField, 'features' | 'open_to_trade' | 'accepts_offers'>;

interface ChoiceFieldProps {
  form: ListingForm;
  name: Name;
  label: string;
  /** Labels by value. */
  choices: Record<string, string>;
  none?: string;
  hint?: string;
}

export const ChoiceField = ({ form, name, label, choices, none = 'Not stated', hint }: ChoiceFieldProps) => (
  <Field label={label} hint={hint} error={form.errors[name]} required={requiredFields.has(name)}>
    {(control) => (
      <Select
        {...control}
        name={name}
        value={form.values[name]}
        onChange={(event) => form.change({ [name]: event.target.value })}
      >
        <option value="">{none}</option>
        {Object.entries(choices).map(([value, title]) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </Select>
    )}
  </Field>
);
