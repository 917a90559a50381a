import { catalogue, type StaffMake } from '@forecourt/contract/catalogue/catalogue.ts';
import * as api from '../../lib/api.ts';
import { countOf } from '../../lib/format.ts';
import { useCallForm } from '../../lib/use-call-form.ts';
import { FormButtons } from '../../ui/form-buttons.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Input } from '../../ui/input.tsx';
import { showToast } from '../../ui/toast-list.ts';

interface MakeFormProps {
  /** Null for a new one. */
  make: StaffMake | null;
  onDone: () => void;
}

export function MakeForm({ make, onDone }: MakeFormProps) {
  const call = useCallForm({
    shape: catalogue.addMake.input,
    values: { display_name: make?.display_name ?? '' },
    failed: 'We couldn’t save the make. Please try again.',
    fieldOf: { make_exists: 'display_name' },
    send: async ({ display_name }) => {
      if (make) await api.catalogue.editMake({ id: make.id, display_name });
      else await api.catalogue.addMake({ display_name });
      showToast({ title: make ? 'Make updated' : `${display_name} added`, tone: 'good' });
      onDone();
    },
  });
  const { form, errors, isSubmitting } = call;
  return (
    <Form call={call}>
      <Field
        label="Make name"
        required
        error={errors.display_name?.message}
        hint={make && make.cars > 0 ? `${countOf(make.cars, 'car')} will get the new name.` : undefined}
      >
        {(control) => <Input {...control} {...form.register('display_name')} autoComplete="off" />}
      </Field>
      <FormButtons onCancel={onDone} busy={isSubmitting}>
        {make ? 'Save changes' : 'Add make'}
      </FormButtons>
    </Form>
  );
}
