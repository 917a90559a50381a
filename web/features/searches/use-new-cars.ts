import { useQuery } from '@tanstack/react-query';
import * as api from '../../lib/api.ts';

/** The new cars of a saved search since the visit before. Opening it is a visit. */
export function useNewCars(savedId: number | undefined, isSignedIn: boolean) {
  const { data } = useQuery({
    queryKey: [...api.searches.open.key, savedId] as const,
    queryFn: () => api.searches.open({ id: savedId! }),
    enabled: isSignedIn && savedId !== undefined,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  return savedId === undefined ? undefined : data;
}
