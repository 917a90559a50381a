import type { QueryClient } from '@tanstack/react-query';
import * as api from '../../lib/api.ts';

/** A review changes more than itself: the averages, the sale that may be reviewed no more, the awards that count them. */
export const invalidateReviews = (client: QueryClient) =>
  Promise.all(
    [['reviews'], ['sales'], ['awards'], ['dealers'], api.accounts.user.key].map((queryKey) =>
      client.invalidateQueries({ queryKey: queryKey as typeof api.accounts.user.key }),
    ),
  );
