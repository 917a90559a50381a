import { useQueryClient } from '@tanstack/react-query';

/** A sale is told in many places: the history, the car, the listings, the ticket. They are all asked for again. */
export function useSalesChanged(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all(
      (['sales', 'cars', 'inventory', 'tickets'] as const).map((feature) =>
        client.invalidateQueries({ queryKey: [feature] }),
      ),
    );
  };
}
