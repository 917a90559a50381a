import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { maxParticipants } from '@forecourt/contract/messaging/messaging-values.ts';
import { api } from '../../../lib/api.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ChoosePeople } from './choose-people.tsx';
import type { Person } from './known-people.ts';

interface NewGroupProps {
  userId: number;
  onMade: (id: number) => void;
}

export function NewGroup({ userId, onMade }: NewGroupProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="plain" size="small" onClick={() => setOpen(true)}>
        <UsersRound size={16} aria-hidden="true" />
        New group
      </Button>
      <Dialog isForm open={isOpen} onClose={() => setOpen(false)} title="New group">
        <GroupForm
          userId={userId}
          onMade={(id) => {
            setOpen(false);
            onMade(id);
          }}
        />
      </Dialog>
    </>
  );
}

function GroupForm({ userId, onMade }: NewGroupProps) {
  const [title, setTitle] = useState('');
  const [people, setPeople] = useState<readonly Person[]>([]);
  const [problem, setProblem] = useState<{ title?: string; people?: string }>({});
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      api.messaging.create({
        conversation_type: 'group',
        title: title.trim(),
        participants: people.map(({ id }) => id),
      }),
    onSuccess: ({ id }) => onMade(id),
  });

  function make() {
    const next = {
      ...(!title.trim() && { title: 'Please give the group a name' }),
      ...(people.length === 0 && { people: 'Please choose somebody' }),
    };
    setProblem(next);
    if (Object.keys(next).length === 0 && !isPending) mutate();
  }

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        make();
      }}
    >
      {error && <Notice tone="danger">{sentenceOf(error, 'The group was not made. Please try again.')}</Notice>}
      <Field label="Name of the group" required error={problem.title}>
        {(control) => (
          <Input {...control} value={title} maxLength={80} onChange={(event) => setTitle(event.target.value)} />
        )}
      </Field>
      <ChoosePeople
        userId={userId}
        label="Who takes part"
        chosen={people}
        onChoose={(chosen) => {
          setPeople(chosen);
          setProblem(({ people: _said, ...rest }) => rest);
        }}
        isTaken={() => false}
        room={maxParticipants - 1}
        error={problem.people}
      />
      <div className="flex justify-end">
        <Button type="submit" busy={isPending}>
          Make group
        </Button>
      </div>
    </form>
  );
}
