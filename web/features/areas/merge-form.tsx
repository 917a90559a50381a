import { areas, type StaffArea, type StaffRegion } from '@forecourt/contract/areas/areas.ts';
import * as api from '../../lib/api.ts';
import { countOf } from '../../lib/format.ts';
import { useCallForm } from '../../lib/use-call-form.ts';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { FormButtons } from '../../ui/form-buttons.tsx';
import { Select } from '../../ui/select.tsx';
import { showToast } from '../../ui/toast-list.ts';

interface MergeFormProps {
  area: StaffArea;
  regions: readonly StaffRegion[];
  onDone: () => void;
}

/** Merges an area into another one. It can’t be undone, so it says what will happen. */
export function MergeForm({ area, regions, onDone }: MergeFormProps) {
  const call = useCallForm({
    shape: areas.merge.input,
    values: { id: area.id },
    failed: 'We couldn’t merge the areas. Please try again.',
    fieldOf: { area_not_selectable: 'into_id', area_not_found: 'into_id' },
    send: async (input) => {
      await api.areas.merge(input);
      showToast({ title: `${area.name} merged`, tone: 'good' });
      onDone();
    },
  });
  const { form, errors, isSubmitting } = call;
  return (
    <Form call={call}>
      <p className="text-sm text-pretty text-ink-2">
        {area.cars > 0 && `${countOf(area.cars, 'car')} will move to the other area. `}
        {area.name} will be deleted, and searches and links with its name will find the other area. You can’t undo this.
      </p>
      <Field label="Merge into" required error={errors.into_id?.message}>
        {(control) => (
          <Select {...control} {...form.register('into_id', { valueAsNumber: true })}>
            <option value="">Select …</option>
            {regions.map((region) => (
              <optgroup key={region.id} label={region.name}>
                {region.areas
                  .filter(({ id, is_hidden }) => id !== area.id && !is_hidden)
                  .map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
              </optgroup>
            ))}
          </Select>
        )}
      </Field>
      <FormButtons onCancel={onDone} busy={isSubmitting}>
        Merge areas
      </FormButtons>
    </Form>
  );
}
