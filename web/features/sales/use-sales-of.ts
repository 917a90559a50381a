import { keepPreviousData, useQuery } from '@tanstack/react-query';
import * as api from '../../lib/api.ts';

/** Sales by one person, or by a dealer's whole team. */
export type WhoseSales = { userId: number } | { dealerId: number };

/** A page of public sales. The previous page stays until the next one is loaded. */
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
