import { useState } from 'react';
import { useMutation, useQueries, useQuery } from '@tanstack/react-query';
import type { ConversationEntry, FoundConversation } from '@forecourt/contract/messaging/message-shapes.ts';
import type { InboxFilter } from '@forecourt/contract/messaging/messaging-values.ts';
import * as api from '../../lib/api.ts';
import { draftedConversations } from './core/message-draft.ts';

export interface WantedConversations {
  only?: InboxFilter | undefined;
  /** Empty for all. */
  query?: string;
}

/** A conversation in the list. A search says which message matches. */
export type ListedConversation = ConversationEntry & Partial<Pick<FoundConversation, 'found'>>;

/**
 * The user's conversations, newest first. The first page is kept up to date, and more are loaded on request. Use the
 * wanted filter and search as the component's key.
 */
export function useConversations(userId: number, { only, query = '' }: WantedConversations = {}) {
  const filters = { user_id: userId, ...(only && { only }) };
  const isSearch = query !== '';
  const listed = useQuery({ ...api.messaging.conversations.query(filters), enabled: !isSearch });
  const found = useQuery({ ...api.messaging.search.query({ ...filters, query: query || '  ' }), enabled: isSearch });
  const first = isSearch ? found : listed;
  const [older, setOlder] = useState<readonly ListedConversation[]>([]);
  const [hasOlder, setHasOlder] = useState<boolean>();
  const begun = useBegun(only || isSearch ? null : userId);
  const entries = first.data && unique([...begun, ...first.data.conversations, ...older]);
  const more = useMutation({
    mutationFn: async (): Promise<{ conversations: ListedConversation[]; has_more: boolean }> => {
      const last = entries?.at(-1);
      const from = { ...filters, ...(last && { before: last.updated_at, before_id: last.id }) };
      return isSearch ? api.messaging.search({ ...from, query }) : api.messaging.conversations(from);
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

/** Conversations that were opened and have a draft, but no message yet. The server doesn't list them. */
function useBegun(userId: number | null): ConversationEntry[] {
  const ids = userId === null ? [] : draftedConversations(userId).slice(-maxBegun);
  const asked = useQueries({ queries: ids.map((id) => api.messaging.conversation.query({ conversation_id: id })) });
  return asked
    .map(({ data }) => data?.conversation)
    .filter((one) => one !== undefined)
    .filter(({ last_sequence }) => last_sequence === 0);
}

const maxBegun = 10;

export type Conversations = ReturnType<typeof useConversations>;

export const useUnreadCount = (userId: number): number =>
  useQuery(api.messaging.unreadCount.query({ user_id: userId })).data?.unread_count ?? 0;

/** A conversation that moved up can be on two pages. The first page has the newer version. */
const unique = (entries: readonly ListedConversation[]) =>
  entries.filter((entry, at) => entries.findIndex(({ id }) => id === entry.id) === at);
