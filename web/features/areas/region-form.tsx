import { areas, type StaffRegion } from '@forecourt/contract/areas/areas.ts';
import * as api from '../../lib/api.ts';
import { useCallForm } from '../../lib/use-call-form.ts';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { FormButtons } from '../../ui/form-buttons.tsx';
import { Input } from '../../ui/input.tsx';
import { showToast } from '../../ui/toast-list.ts';
import { AlsoField } from './also-field.tsx';

interface RegionFormProps {
  /** Null for a new one. */
  region: StaffRegion | null;
  onDone: () => void;
}

export function RegionForm({ region, onDone }: RegionFormProps) {
  const call = useCallForm({
    shape: areas.addRegion.input,
    values: { name: region?.name ?? '', also: region?.also ?? [] },
    failed: 'We couldn’t save the region. Please try again.',
    fieldOf: { region_exists: 'name' },
    send: async (input) => {
      if (region) await api.areas.editRegion({ id: region.id, ...input });
      else await api.areas.addRegion(input);
      showToast({ title: region ? 'Region updated' : `${input.name} added`, tone: 'good' });
      onDone();
    },
  });
  const { form, errors, isSubmitting } = call;
  return (
    <Form call={call}>
      <Field label="Region name" required error={errors.name?.message}>
        {(control) => <Input {...control} {...form.register('name')} autoComplete="off" />}
      </Field>
      <AlsoField
        names={region?.also ?? []}
        onChange={(names) => form.setValue('also', names)}
        error={errors.also?.message ?? errors.also?.root?.message}
      />
      <FormButtons onCancel={onDone} busy={isSubmitting}>
        {region ? 'Save changes' : 'Add region'}
      </FormButtons>
    </Form>
  );
}
