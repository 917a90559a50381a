import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { UsersRound, X } from 'lucide-react';
import type { PublicUser } from '@forecourt/contract/accounts/accounts.ts';
import { maxParticipants } from '@forecourt/contract/messaging/messaging-values.ts';
import { api } from '../../../lib/api.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Input } from '../../../ui/input.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { FindPerson } from './find-person.tsx';

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
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="New group">
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
  const [people, setPeople] = useState<readonly PublicUser[]>([]);
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
      ...(people.length === 0 && { people: 'Please add somebody' }),
    };
    setProblem(next);
    if (Object.keys(next).length === 0) mutate();
  }

  return (
    <div className="grid gap-5">
      {error && <Notice tone="danger">{sentenceOf(error, 'The group was not made. Please try again.')}</Notice>}
      <Field label="Name of the group" required error={problem.title}>
        {(control) => (
          <Input {...control} value={title} maxLength={80} onChange={(event) => setTitle(event.target.value)} />
        )}
      </Field>
      {people.length > 0 && (
        <ul className="grid gap-1.5">
          {people.map((person) => (
            <li key={person.id} className="flex items-center gap-3">
              <Avatar name={person.name} picture={person.avatar_url} />
              <span className="min-w-0 grow truncate font-semibold">{person.name}</span>
              <IconButton
                label={`Take out ${person.name}`}
                onClick={() => setPeople(people.filter((one) => one !== person))}
              >
                <X size={18} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {people.length < maxParticipants - 1 && (
        <FindPerson
          label="Who takes part"
          action="Add"
          isTaken={(id) => id === userId || people.some((one) => one.id === id)}
          onFound={(person) => {
            setPeople((known) => [...known, person]);
            setProblem({});
          }}
        />
      )}
      {problem.people && (
        <p role="alert" className="text-sm font-medium text-danger">
          {problem.people}
        </p>
      )}
      <div className="flex justify-end">
        <Button busy={isPending} onClick={make}>
          Make group
        </Button>
      </div>
    </div>
  );
}
