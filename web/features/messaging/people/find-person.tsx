import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { PublicUser } from '@forecourt/contract/accounts/accounts.ts';
import { api } from '../../../lib/api.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { personNumber } from './person-number.ts';

interface FindPersonProps {
  label: string;
  action: string;
  isTaken: (id: number) => boolean;
  onFound: (person: PublicUser) => Promise<void> | void;
}

/** Somebody by the address of their profile. */
export function FindPerson({ label, action, isTaken, onFound }: FindPersonProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useMutation({
    mutationFn: async (id: number) => {
      const person = await api.accounts.user({ id });
      if (!person) return 'User not found';
      await onFound(person);
      return undefined;
    },
    onSuccess: (refusal) => {
      setProblem(refusal);
      if (!refusal) setText('');
    },
    onError: (error) => setProblem(sentenceOf(error, 'That did not work. Please try again.')),
  });

  function find() {
    const id = personNumber(text);
    if (id === null) return setProblem('Please paste the address of their profile, such as /user/12');
    if (isTaken(id)) return setProblem('They are here already');
    mutate(id);
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) find();
      }}
    >
      <Field label={label} hint="The address of their profile, such as /user/12" error={problem}>
        {(control) => (
          <div className="flex gap-2.5">
            <Input
              {...control}
              value={text}
              autoComplete="off"
              onChange={(event) => {
                setText(event.target.value);
                setProblem(undefined);
              }}
            />
            <Button type="submit" kind="plain" busy={isPending} className="h-[46px]">
              {action}
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}
