import { useState, type ReactNode } from 'react';
import { appeals } from '@forecourt/contract/appeals/appeals.ts';
import { ApiError } from '@forecourt/contract/kit/client.ts';
import { useCallForm } from '../../../lib/use-call-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { words } from '../words.ts';

interface AnswerFormProps {
  send: (answer: { content: string; client_id: string }) => Promise<void>;
  signInAgain: ReactNode;
}

const shape = appeals.answerAtSignIn.input.pick({ content: true });

/** Adds a message to the appeal. The client ID makes a resend arrive only once. */
export function AnswerForm({ send, signInAgain }: AnswerFormProps) {
  const [id, setId] = useState(() => crypto.randomUUID() as string);
  const [isOver, setOver] = useState(false);
  const call = useCallForm({
    shape,
    values: { content: '' },
    failed: words.answerFailed,
    onFailure: (error) => {
      setOver(error instanceof ApiError && error.code === 'no_appeal_token');
      return false;
    },
    send: async ({ content }) => {
      await send({ content, client_id: id });
      setId(crypto.randomUUID());
      call.form.reset({ content: '' });
    },
  });
  const { form, errors, isSubmitting } = call;
  return (
    <Form call={call} className="grid gap-3">
      <Field label="Add a message" error={errors.content?.message}>
        {(control) => <Textarea {...control} {...form.register('content')} rows={3} />}
      </Field>
      {isOver && signInAgain}
      <Button type="submit" kind="plain" className="justify-self-end" busy={isSubmitting}>
        Send
      </Button>
    </Form>
  );
}
