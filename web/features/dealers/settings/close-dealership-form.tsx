import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { company, type DealerClosing } from '@forecourt/contract/dealers/company.ts';
import * as api from '../../../lib/api.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { useCallForm } from '../../../lib/use-call-form.ts';
import { Field } from '../../../ui/field.tsx';
import { FormButtons } from '../../../ui/form-buttons.tsx';
import { Form } from '../../../ui/form.tsx';
import { DeletionSummary } from '../../../shared/people/deletion-summary.tsx';
import { Input } from '../../../ui/input.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast-list.ts';
import { deletedItems, keptItems } from './closing-words.ts';

interface CloseDealershipFormProps {
  dealerId: number;
  companyName: string;
  onClosed: () => Promise<unknown>;
  onSessionEnd: () => unknown;
  sessionEnded: ReactNode;
  onCancel: () => void;
}

/** Lists what will be deleted and what stays before it asks for the company's name. */
export function CloseDealershipForm(props: CloseDealershipFormProps) {
  // No caching, so the counts are current each time the dialog opens.
  const { data, error } = useQuery({ ...api.dealers.closing.query({ dealer_id: props.dealerId }), gcTime: 0 });
  if (error) return <Notice tone="danger">{sentenceOf(error, 'We couldn’t load this. Please try again.')}</Notice>;
  if (!data) return <Skeleton className="h-80 rounded-m" />;
  return <Confirm {...props} closing={data.closing} />;
}

function Confirm(props: CloseDealershipFormProps & { closing: DealerClosing }) {
  const { dealerId, companyName, onClosed, onSessionEnd, sessionEnded, onCancel, closing } = props;
  const call = useCallForm({
    shape: company.close.input.pick({ company_name: true }),
    values: { company_name: '' },
    failed: 'We couldn’t close the dealership. Please try again.',
    onSessionEnd,
    send: async ({ company_name }) => {
      await api.dealers.close({ dealer_account_id: dealerId, company_name });
      await onClosed();
      showToast({ title: `${companyName} is closed`, text: 'Thanks for being here.', tone: 'good' });
    },
  });
  const { form, errors, isSubmitting } = call;
  return (
    <Form call={call}>
      {sessionEnded}
      <DeletionSummary goes={deletedItems(closing)} stays={keptItems(closing)} />
      <p className="text-sm text-ink-2">
        This can’t be undone. You can apply to become a dealer again later, under another name.
      </p>
      <Field
        label={`Type the company’s name, ${closing.company_name}, to confirm`}
        required
        error={errors.company_name?.message}
      >
        {(control) => <Input {...control} {...form.register('company_name')} autoComplete="off" spellCheck={false} />}
      </Field>
      <FormButtons cancel="Keep dealership" onCancel={onCancel} kind="danger-confirm" busy={isSubmitting}>
        Close dealership
      </FormButtons>
    </Form>
  );
}
