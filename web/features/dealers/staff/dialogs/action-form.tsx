import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { maxReason } from '@forecourt/contract/staff/staff-actions.ts';
import type { useCallForm } from '../../../../lib/use-call-form.ts';
import { FormButtons } from '../../../../ui/form-buttons.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Form } from '../../../../ui/form.tsx';
import { ReasonField } from '../../../../ui/reason-field.tsx';

interface ActionFormProps<In extends FieldValues & { reason: string }, Out> {
  title: string;
  call: Omit<ReturnType<typeof useCallForm<In, Out>>, 'form'> & { form: UseFormReturn<In, unknown, Out> };
  /** Who reads the reason. */
  told: string;
  confirm: string;
  isDanger?: boolean;
  onClose: () => void;
  /** What will happen, and what it needs beside the reason. */
  children: ReactNode;
}

/** What the staff do to a dealer: what it does, what it needs, and why. */
export function ActionForm<In extends FieldValues & { reason: string }, Out>({
  title,
  call,
  told,
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
        <ReasonField call={call} most={maxReason} hint={told} />
        <FormButtons onCancel={onClose} {...(isDanger && { kind: 'danger-confirm' as const })} busy={isSubmitting}>
          {confirm}
        </FormButtons>
      </Form>
    </Dialog>
  );
}
