import { keepPreviousData, useQuery } from '@tanstack/react-query';
import * as api from '../../lib/api.ts';

/** One person's, or all that a dealer's team sold. */
export type WhoseSales = { userId: number } | { dealerId: number };

/** A page of them, as everybody may see it; the one before stays until the next is there. */
export function useSalesOf(of: WhoseSales, page: number) {
  const [userId, dealerId] = 'userId' in of ? [of.userId, null] : [null, of.dealerId];
  const ofUser = useQuery({
    ...api.sales.ofUser.query({ user_id: userId ?? 1, page }),
    enabled: userId !== null,
    placeholderData: keepPreviousData,
  });
  const ofDealer = useQuery({
    ...api.sales.ofDealer.query({ dealer_id: dealerId ?? 1, page }),
    enabled: dealerId !== null,
    placeholderData: keepPreviousData,
  });
  return userId === null ? ofDealer : ofUser;
}
