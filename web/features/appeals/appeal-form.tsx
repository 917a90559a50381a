import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { appeals, type Decision } from '@forecourt/contract/appeals/appeals.ts';
import { maxTicketText } from '@forecourt/contract/tickets/ticket-values.ts';
import { useCallForm } from '../../lib/use-call-form.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { appealDraft } from './appeal-draft.ts';
import { words } from './words.ts';

export interface AppealFormProps {
  decision: Decision;
  /** Under whose name what is written is kept. */
  userId: number;
  send: (statement: string) => Promise<unknown>;
  onCancel?: () => void;
  /** What is said where one has to sign in anew; what was written stays. */
  sessionEnded?: { expire: () => unknown; notice: ReactNode } | undefined;
}

const shape = appeals.open.input.pick({ statement: true });

/** Says what is not right about a decision. What is written is kept until it arrived. */
export function AppealForm({ decision, userId, send, onCancel, sessionEnded }: AppealFormProps) {
  const kept = appealDraft(userId, decision.id);
  const call = useCallForm({
    shape,
    values: { statement: kept.read() },
    failed: words.failed,
    onSessionEnd: sessionEnded?.expire,
    send: async ({ statement }) => {
      await send(statement);
      kept.remove();
    },
  });
  const { form, errors, isSubmitting } = call;
  const statement = useWatch({ control: form.control, name: 'statement' });
  return (
    <Form call={call}>
      <p className="text-ink-2">
        Say what the decision gets wrong, and what shows it. Somebody who had no part in it reads this and answers you.
        You can appeal once, so take your time: what you write is kept on this device until you send it.
      </p>
      <Field
        label="Why should this be decided differently?"
        required
        error={errors.statement?.message}
        length={{ text: statement, most: maxTicketText }}
      >
        {(control) => (
          <Textarea
            {...control}
            {...form.register('statement', {
              onChange: ({ target }) => kept.write((target as HTMLTextAreaElement).value),
            })}
            rows={7}
          />
        )}
      </Field>
      {sessionEnded?.notice}
      <div className="flex flex-wrap justify-end gap-2.5">
        {onCancel && (
          <Button kind="plain" onClick={onCancel}>
            Not now
          </Button>
        )}
        <Button type="submit" busy={isSubmitting}>
          Send appeal
        </Button>
      </div>
    </Form>
  );
}
