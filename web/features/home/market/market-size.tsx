import { useQuery } from '@tanstack/react-query';
import { count, countOf } from '../../../lib/format.ts';
import { wholeMarketQuery } from '../../../shared/cars/whole-market.ts';

/** The current size of the market. */
export function MarketSize({ unknown }: { unknown: string }) {
  const { data } = useQuery(wholeMarketQuery());
  const { private: privateCars = 0, dealer: dealerCars = 0 } = data?.counts?.sellerType ?? {};
  if (!data || privateCars + dealerCars === 0) return unknown;
  return (
    <>
      {countOf(data.total, 'car')} for sale: {count(privateCars)} from private sellers, {count(dealerCars)} from dealers
    </>
  );
}
