import { useQuery } from '@tanstack/react-query';
import * as api from '../../../lib/api.ts';

/** Makes and models change only when an admin edits them, which is rare. */
const staleTime = 10 * 60_000;

export function useMakes() {
  const { data, isPending, isError, refetch } = useQuery({ ...api.catalogue.makes.query({}), staleTime });
  return { makes: data?.makes, isPending, isError, retry: () => void refetch() };
}

export function useModels(makeId: number | undefined) {
  const { data, isFetching, isError, refetch } = useQuery({
    ...api.catalogue.models.query({ make_id: makeId ?? 0 }),
    staleTime,
    enabled: makeId !== undefined,
  });
  return { models: makeId === undefined ? undefined : data?.models, isFetching, isError, retry: () => void refetch() };
}
