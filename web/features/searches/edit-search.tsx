import { searches, type SavedSearch } from '@forecourt/contract/searches/searches.ts';
import { frequencies, maxSearchName } from '@forecourt/contract/searches/search-values.ts';
import { useCallForm } from '../../lib/use-call-form.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { FormButtons } from '../../ui/form-buttons.tsx';
import { Form } from '../../ui/form.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { useSearchChange } from './use-search-change.ts';
import { frequencyNames, words } from './words.ts';

const shape = searches.add.input.pick({ name: true, frequency: true, by_webhook: true });

/** Name and alerts of a saved search. */
export function EditSearch({ search, onClose }: { search: SavedSearch; onClose: () => void }) {
  const { id, name, frequency, by_webhook } = search;
  const { changeNow } = useSearchChange();
  const call = useCallForm({
    shape,
    values: { name, frequency, by_webhook },
    send: async (given) => {
      await changeNow({ id, ...given });
      onClose();
    },
    failed: words.notChanged,
  });
  const { form, errors, isSubmitting } = call;
  return (
    <Dialog open onClose={onClose} title="Edit search" isForm>
      <Form call={call}>
        <Field label="Name" required error={errors.name?.message} hint="Only you see it.">
          {(control) => <Input {...control} maxLength={maxSearchName} {...form.register('name')} />}
        </Field>
        <Field label="Alerts" error={errors.frequency?.message} hint="When we notify you of matching cars.">
          {(control) => (
            <Select {...control} {...form.register('frequency')}>
              {frequencies.map((one) => (
                <option key={one} value={one}>
                  {frequencyNames[one]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Checkbox label="Also send alerts to my webhook" {...form.register('by_webhook')} />
        <FormButtons onCancel={onClose} busy={isSubmitting}>
          Save changes
        </FormButtons>
      </Form>
    </Dialog>
  );
}
