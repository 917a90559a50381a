import { useMutation, useQuery } from '@tanstack/react-query';
import { UserRoundCheck } from 'lucide-react';
import * as api from '../../../lib/api.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { menuItemClass } from '../../../ui/menu-item-styles.ts';
import { Menu } from '../../../ui/menu.tsx';
import { showToast } from '../../../ui/toast-list.ts';
import type { Thread } from '../core/thread.ts';
import type { ThreadFacts } from '../core/thread-state.ts';

interface AssignMenuProps {
  thread: Thread;
  facts: ThreadFacts;
  dealerId: number;
  userId: number;
}

/** Shows and changes who looks after the conversation. The other side doesn't see it. */
export function AssignMenu({ thread, facts, dealerId, userId }: AssignMenuProps) {
  const { data } = useQuery(api.dealers.team.query({ dealer_id: dealerId }));
  const assigned = facts.assigned?.user_id ?? null;
  const { mutate } = useMutation({
    mutationFn: (assignee_id: number | null) =>
      api.messaging.assign({ conversation_id: thread.id, assignee_id, expected: assigned }),
    onError: (error) =>
      showToast({ title: sentenceOf(error, 'We couldn’t assign the conversation. Please try again.'), tone: 'danger' }),
    onSettled: () => thread.askChanged(),
  });
  const entry = (id: number | null, name: string) => (
    <button key={id} type="button" role="menuitem" tabIndex={-1} className={menuItemClass} onClick={() => mutate(id)}>
      {name}
      {id === assigned && <span className="ml-auto pl-3 text-ink-3">Assigned</span>}
    </button>
  );
  return (
    <Menu
      label="Assign to"
      triggerClassName="flex h-9 max-w-56 items-center gap-1.5 rounded-full border border-line px-3 text-sm font-medium text-ink-2 hover:border-edge hover:text-ink"
      trigger={
        <>
          <UserRoundCheck size={16} className="shrink-0" aria-hidden="true" />
          <span className="truncate">{facts.assigned ? `Assigned to ${facts.assigned.name}` : 'Assign'}</span>
        </>
      }
    >
      {(data?.members ?? []).map(({ user_id, name }) => entry(user_id, user_id === userId ? `${name} (you)` : name))}
      {entry(null, 'No one')}
    </Menu>
  );
}
