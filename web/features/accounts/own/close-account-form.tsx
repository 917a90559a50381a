import { useQuery } from '@tanstack/react-query';
import type { SessionUser } from '@forecourt/contract/accounts/accounts.ts';
import { ownAccount, type Closing } from '@forecourt/contract/accounts/own-account.ts';
import * as api from '../../../lib/api.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { useCallForm } from '../../../lib/use-call-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormButtons } from '../../../ui/form-buttons.tsx';
import { Form } from '../../../ui/form.tsx';
import { DeletionSummary } from '../../../shared/people/deletion-summary.tsx';
import { Input } from '../../../ui/input.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast-list.ts';
import { whileLeaving } from '../session.ts';
import { useLeaveHere } from '../use-sign-out.ts';
import { deletedItems, keptItems } from './closing-words.ts';

interface CloseAccountFormProps {
  user: SessionUser;
  onCancel: () => void;
}

/** Lists what will be deleted and what stays before it asks for the name. */
export function CloseAccountForm({ user, onCancel }: CloseAccountFormProps) {
  // No caching, so the counts are current each time the dialog opens.
  const { data, error } = useQuery({ ...api.accounts.closing.query({}), gcTime: 0 });
  const closing = data?.closing;
  if (error) return <Notice tone="danger">{sentenceOf(error, 'We couldn’t load this. Please try again.')}</Notice>;
  if (!closing) return <Skeleton className="h-72 rounded-m" />;
  if (closing.refusal)
    return (
      <div className="grid gap-5">
        <Notice tone="warn">{closing.refusal}</Notice>
        <Button kind="plain" onClick={onCancel} className="justify-self-end">
          Keep my account
        </Button>
      </div>
    );
  return <Confirm user={user} closing={closing} onCancel={onCancel} />;
}

function Confirm({ user, closing, onCancel }: CloseAccountFormProps & { closing: Closing }) {
  const leaveHere = useLeaveHere();
  const call = useCallForm({
    shape: ownAccount.closeAccount.input,
    values: { name: '' },
    failed: 'We couldn’t close your account. Please try again.',
    send: async ({ name }) => {
      await whileLeaving(async () => {
        await api.accounts.closeAccount({ name });
        await leaveHere(user.id);
      });
      showToast({ title: 'Account closed', text: 'Thanks for being here.', tone: 'good' });
    },
  });
  const { form, errors, isSubmitting } = call;
  return (
    <Form call={call}>
      <DeletionSummary goes={deletedItems(closing)} stays={keptItems} />
      <p className="text-sm text-ink-2">
        To reopen your account, log in with this character. What you lost can’t be restored.
      </p>
      <Field label={`Type your name, ${user.name}, to confirm`} required error={errors.name?.message}>
        {(control) => <Input {...control} {...form.register('name')} autoComplete="off" spellCheck={false} />}
      </Field>
      <FormButtons cancel="Keep my account" onCancel={onCancel} kind="danger-confirm" busy={isSubmitting}>
        Close my account
      </FormButtons>
    </Form>
  );
}
