import { z } from 'zod';
import { dealerActions } from '@forecourt/contract/dealers/dealer-actions.ts';
import * as api from '../../../../lib/api.ts';
import { useCallForm } from '../../../../lib/use-call-form.ts';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { Textarea } from '../../../../ui/textarea.tsx';
import { showToast } from '../../../../ui/toast-list.ts';
import { ChoosePerson, ChosenId } from './choose-person.tsx';
import { ActionForm } from './action-form.tsx';

const Opened = z.object({ ...dealerActions.create.input.shape, user_id: ChosenId });

/** Creates a dealership without an application. */
export function OpenDealership({ onClose }: { onClose: () => void }) {
  const call = useCallForm({
    shape: Opened,
    values: { company_name: '', user_id: 0, phone: '', website: '', description: '', reason: '' },
    failed: 'We couldn’t create the dealership. Please try again.',
    fieldOf: { company_name_taken: 'company_name', user_not_found: 'user_id', person_has_team: 'user_id' },
    send: async ({ description, website, ...input }) => {
      await api.dealers.create({ ...input, description: description ?? '', website: website ?? '' });
      showToast({ title: `${input.company_name} created`, tone: 'good' });
      onClose();
    },
  });
  const { form, errors } = call;
  return (
    <ActionForm
      call={call}
      title="Create dealership"
      reasonHint="Shown to the owner."
      confirm="Create dealership"
      onClose={onClose}
    >
      <p className="text-ink-2">
        It opens right away, without an application. The owner gets the usual time to pay for the membership.
      </p>
      <Field label="Company name" required error={errors.company_name?.message}>
        {(control) => <Input {...control} {...form.register('company_name')} autoComplete="off" />}
      </Field>
      <ChoosePerson
        label="Owner"
        error={errors.user_id?.message}
        onChoose={(id) => form.setValue('user_id', id, { shouldValidate: id > 0 })}
      />
      <Field label="Phone" required error={errors.phone?.message}>
        {(control) => <Input {...control} {...form.register('phone')} inputMode="tel" autoComplete="off" />}
      </Field>
      <Field label="Website" error={errors.website?.message}>
        {(control) => <Input {...control} {...form.register('website')} inputMode="url" autoComplete="off" />}
      </Field>
      <Field label="Description" error={errors.description?.message} hint="Shown on the company’s page.">
        {(control) => <Textarea {...control} {...form.register('description')} rows={3} />}
      </Field>
    </ActionForm>
  );
}
