import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { frequencies, maxSearchName } from '@forecourt/contract/searches/search-values.ts';
import { searches } from '@forecourt/contract/searches/searches.ts';
import type { z } from 'zod';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import type { usePushChoice } from './use-push-choice.ts';
import { frequencyNames } from './words.ts';

export const searchShape = searches.add.input.pick({ name: true, frequency: true, by_webhook: true });
type Fields = z.input<typeof searchShape>;

interface SearchFieldsProps {
  register: UseFormRegister<Fields>;
  errors: FieldErrors<Fields>;
  push: ReturnType<typeof usePushChoice>;
}

/** Name and alerts of a search. */
export const SearchFields = ({ register, errors, push }: SearchFieldsProps) => (
  <>
    <Field label="Name" required error={errors.name?.message} hint="Only you see it.">
      {(control) => <Input {...control} maxLength={maxSearchName} {...register('name')} />}
    </Field>
    <Field label="Alerts" error={errors.frequency?.message} hint="When we notify you of matching cars.">
      {(control) => (
        <Select {...control} {...register('frequency')}>
          {frequencies.map((one) => (
            <option key={one} value={one}>
              {frequencyNames[one]}
            </option>
          ))}
        </Select>
      )}
    </Field>
    <div className="grid gap-3">
      {push.isOffered && (
        <Checkbox
          label="Also notify me in this browser"
          checked={push.isChecked}
          aria-busy={push.isAsking}
          onChange={({ target }) => push.choose(target.checked)}
        />
      )}
      <Checkbox label="Also send alerts to my webhook" {...register('by_webhook')} />
    </div>
  </>
);
