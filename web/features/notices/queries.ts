import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Notice } from '@forecourt/contract/notices/notices.ts';
import * as api from '../../lib/api.ts';
import { showToast } from '../../ui/toast-list.ts';
import { words } from './words.ts';

interface Known {
  notices: Notice[];
  has_more: boolean;
}

export const useUnreadNotices = (): number => useQuery(api.notices.unreadCount.query({})).data?.unread_count ?? 0;

const allKey = [...api.notices.list.key, 'all'] as const;

/** The newest notifications, and more on demand. All pages are refetched together, so that none is lost between two. */
export function useNotices(atOnce: number) {
  const client = useQueryClient();
  const [wanted, setWanted] = useState(atOnce);
  const queryKey = [...allKey, atOnce] as const;
  const list = useQuery({ queryKey, queryFn: ({ signal }) => newest(wanted, signal), staleTime: 0 });
  const more = useMutation({
    mutationFn: () => newest(wanted + atOnce),
    onSuccess: (known) => {
      setWanted(wanted + atOnce);
      client.setQueryData<Known>(queryKey, known);
    },
  });
  return {
    notices: list.data?.notices,
    error: list.data ? null : list.error,
    isPending: list.isPending,
    retry: () => void list.refetch(),
    hasMore: list.data?.has_more ?? false,
    isLoadingMore: more.isPending,
    moreFailed: more.isError,
    loadMore: () => more.mutate(),
  };
}

export type Notices = ReturnType<typeof useNotices>;

const maxAtOnce = 100;

async function newest(count: number, signal?: AbortSignal): Promise<Known> {
  const notices: Notice[] = [];
  for (;;) {
    const last = notices.at(-1);
    const limit = Math.min(maxAtOnce, count - notices.length);
    const from = last && { before: last.updated_at, before_id: last.id };
    const page = await api.notices.list({ limit, ...from }, signal && { signal });
    notices.push(...page.notices);
    if (!page.has_more || notices.length >= count) return { notices, has_more: page.has_more };
  }
}

/** Marks an opened notification as read, first on screen and then on the server. */
export function useMarkRead() {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (id: number) => api.notices.markRead({ id }, { keepalive: true }),
    onMutate: (id) => showRead(client, (notice) => notice.id === id),
    onSuccess: (unread) => setUnread(client, unread),
    onError: () => refreshNotices(client),
  });
  return mutate;
}

export function useMarkAllRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (up_to: string) => api.notices.markAllRead({ up_to }),
    onSuccess: (unread, upTo) => {
      showRead(client, ({ updated_at }) => updated_at <= upTo);
      setUnread(client, unread);
    },
    onError: () => showToast({ title: words.notMarked, text: 'Please try again.', tone: 'danger' }),
  });
}

type Client = ReturnType<typeof useQueryClient>;

/** Refetches the notifications. */
export function refreshNotices(client: Client) {
  void client.invalidateQueries({ queryKey: api.notices.list.key });
  void client.invalidateQueries({ queryKey: api.notices.unreadCount.key });
}

const setUnread = (client: Client, unread: { success: true; unread_count: number }) =>
  client.setQueryData(api.notices.unreadCount.query({}).queryKey, unread);

const showRead = (client: Client, isMeant: (notice: Notice) => boolean) =>
  client.setQueriesData<Known>(
    { queryKey: allKey },
    (known) =>
      known && {
        ...known,
        notices: known.notices.map((notice) => (isMeant(notice) ? { ...notice, is_read: true } : notice)),
      },
  );
