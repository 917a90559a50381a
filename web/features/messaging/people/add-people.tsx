import { useState, type Dispatch, type SetStateAction } from 'react';
import { useMutation } from '@tanstack/react-query';
import { maxParticipants } from '@forecourt/contract/messaging/messaging-values.ts';
import * as api from '../../../lib/api.ts';
import { countOf } from '../../../lib/format.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Person } from '../../../shared/people/person-row.tsx';
import type { Thread } from '../core/thread.ts';
import type { ThreadFacts } from '../core/thread-state.ts';
import { ChoosePeople } from './choose-people.tsx';

export interface Choice {
  chosen: readonly Person[];
  setChosen: Dispatch<SetStateAction<readonly Person[]>>;
}

interface AddPeopleProps extends Choice {
  thread: Thread;
  facts: ThreadFacts;
  userId: number;
}

/** Adds people to a group. Anyone who can't be added stays selected, with the reason. */
export function AddPeople({ thread, facts, userId, chosen, setChosen }: AddPeopleProps) {
  const [problem, setProblem] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const refusals: string[] = [];
      for (const person of chosen) {
        try {
          await api.messaging.addParticipant({ conversation_id: thread.id, user_id: person.id });
          setChosen((left) => left.filter(({ id }) => id !== person.id));
        } catch (error) {
          refusals.push(`${person.name}: ${sentenceOf(error, 'Something went wrong. Please try again.')}`);
        }
      }
      setRefused(refusals.join('; ') || undefined);
      await thread.ask();
    },
  });

  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen.length === 0) setProblem('Please select someone');
        else if (!isPending) mutate();
      }}
    >
      <ChoosePeople
        userId={userId}
        label="Add people"
        chosen={chosen}
        onChoose={(next) => {
          setChosen(next);
          setProblem(undefined);
          setRefused(undefined);
        }}
        isTaken={(id) => facts.participants.some((person) => person.user_id === id)}
        room={maxParticipants - facts.participants.length}
        error={problem}
      />
      {refused && <Notice tone="danger">{refused}</Notice>}
      <div className="flex items-center justify-between gap-4">
        <p className="text-sm text-ink-2">New members only see messages sent after they join.</p>
        <Button type="submit" kind="plain" busy={isPending} className="shrink-0">
          {chosen.length > 0 ? `Add ${countOf(chosen.length, 'person', 'people')}` : 'Add'}
        </Button>
      </div>
    </form>
  );
}
