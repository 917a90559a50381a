import type { QueryClient } from '@tanstack/react-query';

/** A review changes more than itself: the averages, the sale that may be reviewed no more, the awards that count them. */
export const readAgain = (client: QueryClient) =>
  Promise.all(
    (['reviews', 'sales', 'awards', 'accounts', 'dealers'] as const).map((feature) =>
      client.invalidateQueries({ queryKey: [feature] }),
    ),
  );
