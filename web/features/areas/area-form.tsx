import { areas, type StaffArea, type StaffRegion } from '@forecourt/contract/areas/areas.ts';
import * as api from '../../lib/api.ts';
import { countOf } from '../../lib/format.ts';
import { useCallForm } from '../../lib/use-call-form.ts';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { FormButtons } from '../../ui/form-buttons.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { showToast } from '../../ui/toast-list.ts';
import { AlsoField } from './also-field.tsx';

interface AreaFormProps {
  /** Null for a new one. */
  area: StaffArea | null;
  region: StaffRegion;
  regions: readonly StaffRegion[];
  onDone: () => void;
}

export function AreaForm({ area, region, regions, onDone }: AreaFormProps) {
  const call = useCallForm({
    shape: areas.add.input,
    values: { region_id: region.id, name: area?.name ?? '', also: area?.also ?? [] },
    failed: 'We couldn’t save the area. Please try again.',
    fieldOf: { area_exists: 'name', region_not_found: 'region_id' },
    send: async (input) => {
      if (area) await api.areas.edit({ id: area.id, ...input });
      else await api.areas.add(input);
      showToast({ title: area ? 'Area updated' : `${input.name} added`, tone: 'good' });
      onDone();
    },
  });
  const { form, errors, isSubmitting } = call;
  return (
    <Form call={call}>
      <Field
        label="Area name"
        required
        error={errors.name?.message}
        hint={area && area.cars > 0 ? `${countOf(area.cars, 'car')} will be updated.` : undefined}
      >
        {(control) => <Input {...control} {...form.register('name')} autoComplete="off" />}
      </Field>
      <Field label="Region" required error={errors.region_id?.message}>
        {(control) => (
          <Select {...control} {...form.register('region_id', { valueAsNumber: true })}>
            {regions.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <AlsoField
        names={area?.also ?? []}
        onChange={(names) => form.setValue('also', names)}
        error={errors.also?.message ?? errors.also?.root?.message}
      />
      <FormButtons onCancel={onDone} busy={isSubmitting}>
        {area ? 'Save changes' : 'Add area'}
      </FormButtons>
    </Form>
  );
}
