import { useState } from 'react';
import { useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query';
import * as api from '../../lib/api.ts';
import { afterLeaving } from './draft/leaving.ts';

/** Fetches a form's initial values once. Refetching or logging in again never changes them while the user types. */
function useInitialData<T>(options: Pick<UseQueryOptions<T>, 'queryKey' | 'queryFn'>) {
  const client = useQueryClient();
  const { data, isPending, error, refetch } = useQuery({ ...options, ...once });
  const [first, setFirst] = useState(data);
  if (first === undefined && data !== undefined) setFirst(() => data);
  const isKnown = first !== undefined;
  /** The listing's status has changed, so the form starts over. */
  function again() {
    void client.resetQueries({ queryKey: options.queryKey });
    setFirst(undefined);
  }
  return { data: first, isPending: isPending && !isKnown, error: isKnown ? null : error, refetch, again };
}

const once = {
  staleTime: Infinity,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

export function useListingToEdit(id: string) {
  const { queryFn } = api.cars.editing.query({ id });
  return useInitialData({
    queryKey: ['listing', 'to-edit', id],
    queryFn: async (context) => {
      if (!/^\d{1,15}$/.test(id)) return null;
      await afterLeaving();
      return (await queryFn(context))?.listing ?? null;
    },
  });
}

/** The id of the user's own newest draft. A team also sees its other members' drafts. */
export function useNewestDraft(name: string) {
  const { queryFn } = api.cars.mine.query({ status: 'draft' });
  return useInitialData({
    queryKey: ['listing', 'newest-draft'],
    queryFn: async (context) => {
      await afterLeaving();
      const { listings } = await queryFn(context);
      const own = listings.filter(({ seller_name, may_edit }) => seller_name === name && may_edit);
      return own.toSorted((a, b) => Date.parse(b.updated_at) - Date.parse(a.updated_at))[0]?.id ?? null;
    },
  });
}
