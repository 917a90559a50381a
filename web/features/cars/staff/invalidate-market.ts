import type { QueryClient } from '@tanstack/react-query';

/** What the staff changed here changed what their other tabs show, the dashboard too. */
export const invalidateMarket = (client: QueryClient) =>
  Promise.all(
    (['cars', 'reports', 'staff', 'inventory'] as const).map((feature) =>
      client.invalidateQueries({ queryKey: [feature] }),
    ),
  );
