import { bodyClasses } from '@forecourt/contract/cars/body-classes.ts';
import { seatNumbers } from '@forecourt/contract/cars/car-facts.ts';
import { catalogue, type StaffMake, type StaffModel } from '@forecourt/contract/catalogue/catalogue.ts';
import * as api from '../../lib/api.ts';
import { countOf } from '../../lib/format.ts';
import { useCallForm } from '../../lib/use-call-form.ts';
import { FormButtons } from '../../ui/form-buttons.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { showToast } from '../../ui/toast-list.ts';

const shape = catalogue.addModel.input.pick({ display_name: true, body_class: true, seats: true });

interface ModelFormProps {
  make: StaffMake;
  /** Null for a new one. */
  model: StaffModel | null;
  onDone: () => void;
}

export function ModelForm({ make, model, onDone }: ModelFormProps) {
  const call = useCallForm({
    shape,
    values: {
      display_name: model?.display_name ?? '',
      seats: model?.seats ?? null,
      ...(model && { body_class: model.body_class }),
    },
    failed: 'We couldn’t save the model. Please try again.',
    fieldOf: { model_exists: 'display_name' },
    send: async (input) => {
      if (model) await api.catalogue.editModel({ id: model.id, ...input });
      else await api.catalogue.addModel({ make_id: make.id, ...input });
      showToast({ title: model ? 'Model updated' : `${make.display_name} ${input.display_name} added`, tone: 'good' });
      onDone();
    },
  });
  const { form, errors, isSubmitting } = call;
  return (
    <Form call={call}>
      <Field
        label="Model name"
        required
        error={errors.display_name?.message}
        hint={model && model.cars > 0 ? `${countOf(model.cars, 'car')} will be updated.` : undefined}
      >
        {(control) => <Input {...control} {...form.register('display_name')} autoComplete="off" />}
      </Field>
      <Field label="Body class" required error={errors.body_class?.message}>
        {(control) => (
          <Select {...control} {...form.register('body_class')}>
            <option value="">Select …</option>
            {bodyClasses.map((bodyClass) => (
              <option key={bodyClass}>{bodyClass}</option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label="Seats"
        error={errors.seats?.message}
        hint="How many people fit in. Shown on all cars of this model."
      >
        {(control) => (
          <Select
            {...control}
            {...form.register('seats', {
              setValueAs: (value) => (value === '' || value === null ? null : Number(value)),
            })}
          >
            <option value="">Unknown</option>
            {seatNumbers.map((seats) => (
              <option key={seats}>{seats}</option>
            ))}
          </Select>
        )}
      </Field>
      <FormButtons onCancel={onDone} busy={isSubmitting}>
        {model ? 'Save changes' : 'Add model'}
      </FormButtons>
    </Form>
  );
}
