import { useQuery } from '@tanstack/react-query';
import { count, countOf } from '../../../lib/format.ts';
import { wholeMarketQuery } from './whole-market.ts';

/** The current size of the market. */
export function MarketSize({ unknown }: { unknown: string }) {
  const { data } = useQuery(wholeMarketQuery());
  const { private: ofPeople = 0, dealer: ofDealers = 0 } = data?.counts?.sellerType ?? {};
  if (!data || ofPeople + ofDealers === 0) return unknown;
  return (
    <>
      {countOf(data.total, 'car')} for sale: {count(ofPeople)} from private sellers, {count(ofDealers)} from dealers
    </>
  );
}
