import { useState } from 'react';
import { maxGroupName, maxParticipants } from '@forecourt/contract/messaging/messaging-values.ts';
import { tooLong } from '../../../lib/too-long.ts';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { ChoosePeople } from './choose-people.tsx';
import type { Person } from './known-people.ts';

export interface NewGroupParts {
  title: string;
  people: readonly Person[];
}

interface GroupFormProps {
  /** By which a button outside of it sends it. */
  id: string;
  userId: number;
  onMake: (parts: NewGroupParts) => void;
}

export function GroupForm({ id, userId, onMake }: GroupFormProps) {
  const [title, setTitle] = useState('');
  const [people, setPeople] = useState<readonly Person[]>([]);
  const [problem, setProblem] = useState<{ title?: string; people?: string }>({});

  function make() {
    const long = tooLong(title, maxGroupName);
    const next = {
      ...(!title.trim() && { title: 'Please give the group a name' }),
      ...(long && { title: long }),
      ...(people.length === 0 && { people: 'Please choose somebody' }),
    };
    setProblem(next);
    if (Object.keys(next).length === 0) onMake({ title: title.trim(), people });
  }

  return (
    <form
      id={id}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        make();
      }}
    >
      <Field label="Name of the group" required error={problem.title} length={{ text: title, most: maxGroupName }}>
        {(control) => (
          <Input
            {...control}
            value={title}
            onChange={(event) => {
              setTitle(event.target.value);
              setProblem(({ title: _said, ...rest }) => rest);
            }}
          />
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
    </form>
  );
}
