import { useQueryClient } from '@tanstack/react-query';

/** Refetches everything that shows a sale: the history, the car, the listings and the ticket. */
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
