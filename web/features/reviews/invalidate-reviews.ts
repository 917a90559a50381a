import type { QueryClient } from '@tanstack/react-query';
import * as api from '../../lib/api.ts';

/** A review also affects averages, the sale it belongs to, and awards that count reviews. */
export const invalidateReviews = (client: QueryClient) =>
  Promise.all(
    [['reviews'], ['sales'], ['awards'], ['dealers'], api.accounts.user.key].map((queryKey) =>
      client.invalidateQueries({ queryKey: queryKey as typeof api.accounts.user.key }),
    ),
  );
