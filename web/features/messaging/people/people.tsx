import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Participant } from '@forecourt/contract/messaging/message-shapes.ts';
import * as api from '../../../lib/api.ts';
import { paths } from '../../../lib/paths.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { othersOf } from '../core/sides.ts';
import type { Thread } from '../core/thread.ts';
import type { ThreadFacts } from '../core/thread-state.ts';
import { AddPeople, type Choice } from './add-people.tsx';

interface PeopleProps {
  thread: Thread;
  facts: ThreadFacts;
  userId: number;
  onBlock: (person: Participant) => void;
  /** People who are about to be added. */
  choice: Choice;
}

/** The participants. In a group anyone can add people, and its creator can remove them. */
export function People({ thread, facts, userId, onBlock, choice }: PeopleProps) {
  const others = othersOf(facts, userId);
  const isGroup = facts.conversation_type === 'group';
  const remove = useMutation({
    mutationFn: async (user_id: number) => {
      await api.messaging.removeParticipant({ conversation_id: thread.id, user_id });
      await thread.ask();
    },
  });
  return (
    <div className="grid gap-5">
      <ul className="grid gap-1">
        {facts.participants.map((person) => (
          <li key={person.user_id} className="flex items-center gap-3 py-1.5">
            <Avatar name={person.name} picture={person.avatar_url} />
            <p className="grid min-w-0 grow">
              <Link
                to={paths.user}
                params={{ userId: String(person.user_id) }}
                className="w-fit max-w-full truncate rounded-s font-semibold underline-offset-4 hover:underline"
              >
                {person.name}
                {person.user_id === userId && ' (you)'}
              </Link>
              {person.company_name && <span className="truncate text-sm text-ink-2">{person.company_name}</span>}
            </p>
            {others.includes(person) && (
              <Button kind="quiet" size="small" className="max-sm:px-2" onClick={() => onBlock(person)}>
                Block<span className="sr-only"> {person.name}</span>
              </Button>
            )}
            {isGroup && facts.may_manage && person.user_id !== userId && (
              <Button
                kind="plain"
                size="small"
                className="max-sm:px-2"
                busy={remove.isPending && remove.variables === person.user_id}
                onClick={() => remove.mutate(person.user_id)}
              >
                Remove<span className="sr-only"> {person.name}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {remove.error && (
        <Notice tone="danger">{sentenceOf(remove.error, 'Something went wrong. Please try again.')}</Notice>
      )}
      {isGroup && (
        <div className="border-t border-line pt-5">
          <AddPeople thread={thread} facts={facts} userId={userId} {...choice} />
        </div>
      )}
    </div>
  );
}
