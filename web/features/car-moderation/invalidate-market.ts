import type { QueryClient } from '@tanstack/react-query';

/** A change here also affects staff's other tabs, including the dashboard. */
export const invalidateMarket = (client: QueryClient) =>
  Promise.all(
    (['cars', 'reports', 'staff', 'inventory'] as const).map((feature) =>
      client.invalidateQueries({ queryKey: [feature] }),
    ),
  );
