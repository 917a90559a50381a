import {
  isShownInHistory,
  type HistoryPart,
  type VehicleEventKind,
} from '@forecourt/contract/vehicles/history-access.ts';
import type { EarlierMileage, VehicleEvent } from '@forecourt/contract/vehicles/vehicles.ts';
import type { HistoryListing, HistorySale } from './vehicle-history.store.ts';

/** The events of a car, newest first. Listings come oldest first. */
export function eventsOf(listings: readonly HistoryListing[], carId: number): VehicleEvent[] {
  const events = listings.flatMap((listing, place) => {
    const fell_from = higherMileage(listings.slice(0, place), listing.mileage);
    const facts = {
      car_id: listing.has_page ? listing.car_id : null,
      is_this: listing.car_id === carId,
      fell_from: null,
    };
    return [
      { ...facts, ...shown('listed', listing, null), at: listing.listed_at, fell_from },
      ...listing.sales.flatMap((sale) => {
        const kind = kindOf(sale);
        return kind === null ? [] : [{ ...facts, ...shown(kind, listing, sale), at: timeOf(kind, sale) }];
      }),
    ];
  });
  // A car can be listed again before its earlier listing is marked as sold.
  return events.toReversed().toSorted((a, b) => Number(a.at < b.at) - Number(a.at > b.at));
}

/** The highest of the earlier mileages, if this one is lower. */
export function higherMileage(earlier: readonly HistoryListing[], mileage: number | null): EarlierMileage | null {
  if (mileage === null) return null;
  let highest: EarlierMileage | null = null;
  for (const listing of earlier)
    if (listing.mileage !== null && listing.mileage > (highest?.mileage ?? mileage))
      highest = { mileage: listing.mileage, at: listing.listed_at };
  return highest;
}

/** Null for a sale that never counted: withdrawn, or annulled before anyone had confirmed it. */
function kindOf({ status, confirmed_at }: HistorySale): VehicleEventKind | null {
  if (status === 'confirmed') return 'sold';
  if (status === 'recorded' || status === 'disputed') return 'marked_sold';
  return status === 'annulled' && confirmed_at !== null ? 'annulled' : null;
}

const timeOf = (kind: VehicleEventKind, { sold_at, ended_at }: HistorySale): string =>
  kind === 'annulled' ? (ended_at ?? sold_at) : sold_at;

/** The parts that the contract's table allows. */
function shown(kind: VehicleEventKind, listing: HistoryListing, sale: HistorySale | null) {
  const doBothAgree = sale?.do_both_agree ?? false;
  const part = <T>(name: HistoryPart, value: T | null | undefined, isChosen = false): T | null =>
    isShownInHistory(kind, name, { isChosen, doBothAgree }) ? (value ?? null) : null;
  return {
    kind,
    mileage: part('mileage', listing.mileage),
    company: part('company', listing.company),
    seller_name: part('seller_name', sale?.seller_name, Boolean(sale?.seller_name)),
    buyer_name: part('buyer_name', sale?.buyer_name, Boolean(sale?.buyer_name)),
    amount: part('amount', sale?.amount),
    is_bought_here: kind === 'listed' && listing.is_bought_here,
  };
}
