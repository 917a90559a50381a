import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ConversationEntry } from '@forecourt/contract/messaging/message-shapes.ts';
import * as api from '../../lib/api.ts';

/** The user's conversations, newest first. The first page is kept up to date, and more are loaded on request. */
export function useConversations(userId: number) {
  const first = useQuery(api.messaging.conversations.query({ user_id: userId }));
  const [older, setOlder] = useState<readonly ConversationEntry[]>([]);
  const [hasOlder, setHasOlder] = useState<boolean>();
  const entries = first.data && unique([...first.data.conversations, ...older]);
  const more = useMutation({
    mutationFn: () => {
      const last = entries?.at(-1);
      const from = last && { before: last.updated_at, before_id: last.id };
      return api.messaging.conversations({ user_id: userId, ...from });
    },
    onSuccess: ({ conversations, has_more }) => {
      setOlder((known) => [...known, ...conversations]);
      setHasOlder(has_more);
    },
  });
  return {
    entries,
    error: first.error,
    retry: () => void first.refetch(),
    hasMore: hasOlder ?? first.data?.has_more ?? false,
    isLoadingMore: more.isPending,
    moreError: more.error,
    loadMore: () => more.mutate(),
  };
}

export type Conversations = ReturnType<typeof useConversations>;

export const useUnreadCount = (userId: number): number =>
  useQuery(api.messaging.unreadCount.query({ user_id: userId })).data?.unread_count ?? 0;

/** A conversation that moved up can be on two pages. The first page has the newer version. */
const unique = (entries: readonly ConversationEntry[]) =>
  entries.filter((entry, at) => entries.findIndex(({ id }) => id === entry.id) === at);
