import { Controller, useWatch } from 'react-hook-form';
import { awards } from '@forecourt/contract/awards/awards.ts';
import { maxAwardDescription, maxAwardName } from '@forecourt/contract/awards/award-values.ts';
import * as api from '../../../lib/api.ts';
import { useCallForm } from '../../../lib/use-call-form.ts';
import { FormButtons } from '../../../ui/form-buttons.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { Input } from '../../../ui/input.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { showToast } from '../../../ui/toast-list.ts';
import type { CatalogueAward } from './catalogue.ts';
import { IconChoice } from './icon-choice.tsx';

interface AwardFormProps {
  /** Null for a new award. */
  award: CatalogueAward | null;
  onDone: () => void;
}

export function AwardForm({ award, onDone }: AwardFormProps) {
  const call = useCallForm({
    shape: awards.add.input,
    values: { name: award?.name ?? '', description: award?.description ?? '', ...(award && { icon: award.icon }) },
    failed: 'We couldn’t save the award. Please try again.',
    fieldOf: { award_name_taken: 'name' },
    send: async (input) => {
      if (award) await api.awards.edit({ id: award.id, is_retired: award.is_retired, ...input });
      else await api.awards.add(input);
      showToast({ title: award ? 'Award saved' : 'Award added', tone: 'good' });
      onDone();
    },
  });
  const { form, errors, isSubmitting } = call;
  const [name, description] = useWatch({ control: form.control, name: ['name', 'description'] });
  return (
    <Form call={call}>
      <Field label="Name" required error={errors.name?.message} length={{ text: name, most: maxAwardName }}>
        {(control) => <Input {...control} {...form.register('name')} autoComplete="off" />}
      </Field>
      <Field
        label="Description"
        required
        hint={
          award && award.granted > 0
            ? 'Changes the text for everyone who has this award.'
            : 'Shown to everyone below the name.'
        }
        error={errors.description?.message}
        length={{ text: description, most: maxAwardDescription }}
      >
        {(control) => <Textarea {...control} {...form.register('description')} rows={3} />}
      </Field>
      <Controller
        control={form.control}
        name="icon"
        render={({ field }) => (
          <IconChoice ref={field.ref} chosen={field.value} onChoose={field.onChange} error={errors.icon?.message} />
        )}
      />
      <FormButtons onCancel={onDone} busy={isSubmitting}>
        {award ? 'Save changes' : 'Add award'}
      </FormButtons>
    </Form>
  );
}
