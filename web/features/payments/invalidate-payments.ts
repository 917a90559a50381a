import type { QueryClient } from '@tanstack/react-query';

/** What became of a payment shows in payments and in the cars they are for. */
export const invalidatePayments = (client: QueryClient) =>
  Promise.all([client.invalidateQueries({ queryKey: ['payments'] }), client.invalidateQueries({ queryKey: ['cars'] })]);
