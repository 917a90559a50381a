import type { QueryClient } from '@tanstack/react-query';

/** Refetches the payments and the cars they're for. */
export const invalidatePayments = (client: QueryClient) =>
  Promise.all([client.invalidateQueries({ queryKey: ['payments'] }), client.invalidateQueries({ queryKey: ['cars'] })]);
