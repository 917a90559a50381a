import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { appeals, type Decision } from '@forecourt/contract/appeals/appeals.ts';
import { maxTicketText } from '@forecourt/contract/tickets/ticket-values.ts';
import { useCallForm } from '../../lib/use-call-form.ts';
import { Field } from '../../ui/field.tsx';
import { FormButtons } from '../../ui/form-buttons.tsx';
import { Form } from '../../ui/form.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { appealDraft } from './appeal-draft.ts';
import { words } from './words.ts';

export interface AppealFormProps {
  decision: Decision;
  /** Owner of the saved draft. */
  userId: number;
  send: (statement: string) => Promise<unknown>;
  onCancel?: () => void;
  /** Shown when the user has to log in again. The text stays. */
  sessionEnded?: { expire: () => unknown; notice: ReactNode } | undefined;
}

const shape = appeals.open.input.pick({ statement: true });

/** The form to appeal a decision. The text is saved as a draft until it's sent. */
export function AppealForm({ decision, userId, send, onCancel, sessionEnded }: AppealFormProps) {
  const draft = appealDraft(userId, decision.id);
  const call = useCallForm({
    shape,
    values: { statement: draft.read() },
    failed: words.failed,
    onSessionEnd: sessionEnded?.expire,
    send: async ({ statement }) => {
      await send(statement);
      draft.remove();
    },
  });
  const { form, errors, isSubmitting } = call;
  const statement = useWatch({ control: form.control, name: 'statement' });
  return (
    <Form call={call}>
      <p className="text-ink-2">
        Tell us what’s wrong with the decision, and what supports your side. Someone who wasn’t involved in it will read
        this and reply. You can only appeal once, so take your time. Your text is saved on this device until you send
        it.
      </p>
      <Field
        label="Why should we change this decision?"
        required
        error={errors.statement?.message}
        length={{ text: statement, most: maxTicketText }}
      >
        {(control) => (
          <Textarea
            {...control}
            {...form.register('statement', {
              onChange: ({ target }) => draft.write((target as HTMLTextAreaElement).value),
            })}
            rows={7}
          />
        )}
      </Field>
      {sessionEnded?.notice}
      <FormButtons cancel="Not now" onCancel={onCancel} busy={isSubmitting}>
        Send appeal
      </FormButtons>
    </Form>
  );
}
