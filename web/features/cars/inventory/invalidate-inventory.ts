import type { QueryClient } from '@tanstack/react-query';

/** What changed a car here changed what other pages know of it. */
export const invalidateInventory = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: ['inventory'] }),
    client.invalidateQueries({ queryKey: ['cars'] }),
  ]);
