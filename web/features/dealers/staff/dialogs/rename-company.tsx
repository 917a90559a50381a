import { dealerActions } from '@forecourt/contract/dealers/dealer-actions.ts';
import * as api from '../../../../lib/api.ts';
import { useCallForm } from '../../../../lib/use-call-form.ts';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { showToast } from '../../../../ui/toast-list.ts';
import { ActionForm } from './action-form.tsx';
import type { ActionProps } from './action-props.ts';

const Renamed = dealerActions.rename.input.pick({ company_name: true, reason: true });

export function RenameCompany({ dealer, onClose }: ActionProps) {
  const call = useCallForm({
    shape: Renamed,
    values: { company_name: dealer.company_name, reason: '' },
    failed: 'We couldn’t rename the company. Please try again.',
    fieldOf: { company_name_taken: 'company_name' },
    send: async (input) => {
      await api.dealers.rename({ id: dealer.id, ...input });
      showToast({ title: `${dealer.company_name} is now called ${input.company_name}`, tone: 'good' });
      onClose();
    },
  });
  const { form, errors } = call;
  return (
    <ActionForm
      call={call}
      title={`Rename ${dealer.company_name}`}
      reasonHint="Shown to the owner and administrators."
      confirm="Rename"
      onClose={onClose}
    >
      <Field
        label="Company name"
        required
        error={errors.company_name?.message}
        hint="Changes everywhere right away. Existing receipts keep the old name."
      >
        {(control) => <Input {...control} {...form.register('company_name')} autoComplete="off" />}
      </Field>
    </ActionForm>
  );
}
