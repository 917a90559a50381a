import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { maxReason } from '@forecourt/contract/kit/reason.ts';
import type { useCallForm } from '../../../../lib/use-call-form.ts';
import { FormButtons } from '../../../../ui/form-buttons.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Form } from '../../../../ui/form.tsx';
import { ReasonField } from '../../../../ui/reason-field.tsx';

interface ActionFormProps<In extends FieldValues & { reason: string }, Out> {
  title: string;
  call: Omit<ReturnType<typeof useCallForm<In, Out>>, 'form'> & { form: UseFormReturn<In, unknown, Out> };
  /** The hint that says who sees the reason. */
  reasonHint: string;
  confirm: string;
  isDanger?: boolean;
  onClose: () => void;
  /** Says what will happen, with any fields needed in addition to the reason. */
  children: ReactNode;
}

/** The dialog of a staff action on a dealer: what will happen, the fields and the reason. */
export function ActionForm<In extends FieldValues & { reason: string }, Out>({
  title,
  call,
  reasonHint,
  confirm,
  isDanger = false,
  onClose,
  children,
}: ActionFormProps<In, Out>) {
  const { isSubmitting } = call;
  return (
    <Dialog isForm open onClose={onClose} title={title}>
      <Form call={call}>
        {children}
        <ReasonField call={call} most={maxReason} hint={reasonHint} />
        <FormButtons onCancel={onClose} {...(isDanger && { kind: 'danger-confirm' as const })} busy={isSubmitting}>
          {confirm}
        </FormButtons>
      </Form>
    </Dialog>
  );
}
