import { sales } from '@forecourt/contract/sales/sales.ts';
import { maxReason } from '@forecourt/contract/kit/reason.ts';
import * as api from '../../../lib/api.ts';
import { refetched } from '../../../lib/refetch.ts';
import { useCallForm } from '../../../lib/use-call-form.ts';
import { FormButtons } from '../../../ui/form-buttons.tsx';
import { Form } from '../../../ui/form.tsx';
import { ReasonField } from '../../../ui/reason-field.tsx';
import { showToast } from '../../../ui/toast-list.ts';
import { decisionWords, type Outcome } from './decision-words.ts';

interface DecideFormProps {
  saleId: number;
  outcome: Outcome;
  onDone: () => void;
}

const shape = sales.decide.input.pick({ reason: true });

export function DecideForm({ saleId, outcome, onDone }: DecideFormProps) {
  const { title, text, done } = decisionWords[outcome];
  const call = useCallForm({
    shape,
    values: { reason: '' },
    failed: 'We couldn’t save your decision. Please try again.',
    send: async ({ reason: said }) => {
      await api.sales.decide({ id: saleId, outcome, reason: said });
      showToast({ title: done, tone: 'good' });
      onDone();
      await refetched();
    },
  });
  const { isSubmitting } = call;
  return (
    <Form call={call}>
      <p className="text-ink-2">{text}</p>
      <ReasonField call={call} most={maxReason} hint="Shown to both sides." />
      <FormButtons onCancel={onDone} kind={outcome === 'annul' ? 'danger-confirm' : 'primary'} busy={isSubmitting}>
        {title}
      </FormButtons>
    </Form>
  );
}
