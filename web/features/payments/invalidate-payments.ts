import type { QueryClient } from '@tanstack/react-query';

/** Refetches the payments and the cars they're for when the user is back from the bank. */
export const invalidatePayments = (client: QueryClient) =>
  Promise.all([client.invalidateQueries({ queryKey: ['payments'] }), client.invalidateQueries({ queryKey: ['cars'] })]);
