import type { QueryClient } from '@tanstack/react-query';

/** A change here also affects what other pages show about the car. */
export const invalidateInventory = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: ['inventory'] }),
    client.invalidateQueries({ queryKey: ['cars'] }),
  ]);
