import { dealerActions } from '@forecourt/contract/dealers/dealer-actions.ts';
import * as api from '../../../../lib/api.ts';
import { useCallForm } from '../../../../lib/use-call-form.ts';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { useDone } from '../use-done.ts';
import { ActionForm } from './action-form.tsx';
import type { ActionProps } from './action-props.ts';

const Renamed = dealerActions.rename.input.pick({ company_name: true, reason: true });

export function RenameCompany({ dealer, onClose }: ActionProps) {
  const done = useDone(onClose);
  const call = useCallForm({
    shape: Renamed,
    values: { company_name: dealer.company_name, reason: '' },
    failed: 'The company was not renamed. Please try again.',
    fieldOf: { company_name_taken: 'company_name' },
    send: (said) =>
      done(
        api.dealers.rename({ id: dealer.id, ...said }),
        `${dealer.company_name} is called ${said.company_name} from now on`,
      ),
  });
  const { form, errors } = call;
  return (
    <ActionForm
      call={call}
      title={`Rename ${dealer.company_name}`}
      told="The owner and the administrators read it."
      confirm="Rename"
      onClose={onClose}
    >
      <Field
        label="Company name"
        required
        error={errors.company_name?.message}
        hint="It changes everywhere at once. Receipts keep the name they were written with."
      >
        {(control) => <Input {...control} {...form.register('company_name')} autoComplete="off" />}
      </Field>
    </ActionForm>
  );
}
