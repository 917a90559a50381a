import { useNavigate } from '@tanstack/react-router';
import { useWatch } from 'react-hook-form';
import { maxDisputeText } from '@forecourt/contract/sales/sale-values.ts';
import { sales } from '@forecourt/contract/sales/sales.ts';
import * as api from '../../../lib/api.ts';
import { refetched } from '../../../lib/refetch.ts';
import { paths } from '../../../lib/paths.ts';
import { useCallForm } from '../../../lib/use-call-form.ts';
import { FormButtons } from '../../../ui/form-buttons.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { showToast } from '../../../ui/toast-list.ts';

export interface DisputeFormProps {
  sale: { id: number; car_name: string };
  onChanged?: (() => Promise<void>) | undefined;
  onCancel: () => void;
}

/** Disputes a sale. Leads to the ticket, which both sides and staff can read. */
export function DisputeForm({ sale, onChanged, onCancel }: DisputeFormProps) {
  const navigate = useNavigate();
  const call = useCallForm({
    shape: sales.dispute.input.pick({ reason: true }),
    values: { reason: '' },
    failed: 'We couldn’t send your dispute. Please try again.',
    send: async ({ reason }) => {
      const { sale: disputed } = await api.sales.dispute({ id: sale.id, reason });
      onCancel();
      showToast({ title: 'Our staff will look into it. You and the seller can both read the ticket.', tone: 'good' });
      await Promise.all([refetched(), onChanged?.()]);
      if (disputed.ticket_id !== null) await navigate({ to: paths.ticket, params: { id: String(disputed.ticket_id) } });
    },
  });
  const { form, errors, isSubmitting } = call;
  const reason = useWatch({ control: form.control, name: 'reason' }) ?? '';
  return (
    <Form call={call}>
      <p className="text-ink-2">
        Did you not buy <b className="font-semibold text-ink">{sale.car_name}</b>, or not for this amount? This opens a
        ticket that the seller can read too. Our staff will then decide.
      </p>
      <Field
        label="What’s wrong?"
        required
        error={errors.reason?.message}
        length={{ text: reason, most: maxDisputeText }}
      >
        {(control) => <Textarea {...control} {...form.register('reason')} rows={5} />}
      </Field>
      <FormButtons onCancel={onCancel} kind="danger-confirm" busy={isSubmitting}>
        Dispute this sale
      </FormButtons>
    </Form>
  );
}
