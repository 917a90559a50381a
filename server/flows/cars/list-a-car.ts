import type { ListingFields } from '@forecourt/contract/cars/listing.ts';
import { carFlow, rightFor, type SellerTransition } from '@forecourt/contract/cars/cars.flow.ts';
import type { Database, Tx } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { fail } from '../../lib/failure.ts';
import { findInCatalogue } from '../../features/cars/catalogue-names.store.ts';
import { hasRight, mayMake, mayEdit, sideOf, statusAfter, type Seller } from '../../features/cars/listing.rules.ts';
import {
  findListing,
  holdListing,
  holdPlaces,
  insertDraft,
  latestPrice,
  recordPrice,
  saveListing,
  type CarColumns,
  type ListingRow,
} from '../../features/cars/listings.store.ts';
import { transition } from '../../database/transition.ts';
import {
  needActiveDealer,
  needDraft,
  needPlace,
  needSeen,
  refuseMissing,
  sideOfListing,
  takesPlace,
  type ListingSettings,
} from './listing-checks.ts';

export interface ListingParts {
  db: Database;
  settings: () => Promise<ListingSettings>;
}

/** Time on the market is bought (flows/buy.ts), also where it costs nothing. */
export type FreeTransition = Exclude<SellerTransition, 'submit' | 'renew'>;

/** What of the form was given; a field that was left out stays as it is. */
type Given = { [F in keyof ListingFields]?: ListingFields[F] };

/** A draft with whatever is known already; for the dealer, when the person is on a team. */
export function startListing({ db }: ListingParts, seller: Seller, given: Given): Promise<ListingRow> {
  const side = sideOf(seller);
  return db.transaction().execute(async (tx) => {
    await holdPlaces(tx, side);
    await needDraft(tx, side);
    const { id } = await insertDraft(tx, side, await columnsOf(tx, given, null));
    return (await findListing(tx, id, side))!;
  });
}

/**
 * Changes the facts. What others can see already may not lose what a listing needs, and who says when they read it
 * writes over nothing that came after.
 */
export function editListing(
  { db }: ListingParts,
  seller: Seller,
  id: number,
  given: Given,
  now: Date,
  unchangedSince?: string,
): Promise<ListingRow> {
  const side = sideOf(seller);
  return db.transaction().execute(async (tx) => {
    const before = (await holdListing(tx, id, side)) ?? fail('car_not_found');

    if (!hasRight(before.dealer_id, seller, 'write')) fail('not_allowed');
    if (!mayEdit(before, seller)) fail('not_editable_now', { words: { status: before.status } });
    needSeen(before, { unchangedSince });
    const columns = await columnsOf(tx, given, before);
    if (before.status !== 'draft') refuseMissing({ ...before, ...columns }, now);
    const wasShown = before.published_at !== null;
    if (wasShown && columns.price) await followPrice(tx, before, columns.price);
    await saveListing(tx, id, {
      ...columns,
      ...(before.status !== 'draft' &&
        columns.price && {
          original_price: wasShown ? Math.max(before.original_price ?? 0, columns.price) : columns.price,
        }),
    });
    return (await findListing(tx, id, side))!;
  });
}

/** One transition in the life of a listing, but for those that may cost something. */
export async function changeListing(
  parts: ListingParts,
  seller: Seller,
  id: number,
  name: FreeTransition,
  now: Date,
): Promise<ListingRow> {
  const { db, settings } = parts;
  const side = sideOf(seller);
  // Read before the transaction: a connection held while waiting for another can starve them all.
  const rules = await settings();
  return db.transaction().execute(async (tx) => {
    const listing = (await holdListing(tx, id, side)) ?? fail('car_not_found');
    if (!hasRight(listing.dealer_id, seller, rightFor(name))) fail('not_allowed');
    if (!mayMake(name, listing, seller, now)) fail('not_possible_now', { words: { status: listing.status } });
    const to = statusAfter(name, listing, now);
    const next = transition(carFlow, name, { from: listing.status, ...(to && { to }) });
    await holdPlaces(tx, sideOfListing(listing));
    if (takesPlace(listing.status, next)) await needPlace(tx, sideOfListing(listing), rules);
    if (next === 'draft') await needDraft(tx, sideOfListing(listing));
    if (next === 'active') await needActiveDealer(tx, listing.dealer_id);
    await saveListing(tx, id, { status: next, ...traces(name, listing, now) });
    if (name === 'mark_sold') await announce(tx, { kind: 'car_sold', carId: id });
    return (await findListing(tx, id, side))!;
  });
}

/** What a transition leaves on the listing besides its status. */
function traces(name: FreeTransition, listing: ListingRow, now: Date): CarColumns {
  switch (name) {
    case 'mark_sold':
      return { sold_at: now };
    case 'relist':
      return { sold_at: null };
    case 'delete':
      return { removed_at: now, removed_by: 'seller', status_before: listing.status };
    case 'restore':
      return { removed_at: null, removed_by: null, status_before: null };
    default:
      return {};
  }
}

/** Every price that people could see is kept, and a lower one is announced. */
async function followPrice(tx: Tx, listing: ListingRow, price: number): Promise<void> {
  const before = await latestPrice(tx, listing.id);
  if (price === before) return;
  await recordPrice(tx, listing.id, price);
  if (before !== null && price < before && listing.status === 'active')
    await announce(tx, { kind: 'car_price_lowered', carId: listing.id, from: before, to: price });
}

/** The form's fields as columns. Names follow the catalogue's spelling, and its class where it knows the model. */
async function columnsOf(tx: Tx, given: Given, before: ListingRow | null): Promise<CarColumns> {
  const { make, model, contactPhone, body_class, ...facts } = given;
  const columns: CarColumns = {
    ...Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)),
    ...(contactPhone !== undefined && { contact_phone: contactPhone }),
  };
  if (make === undefined && model === undefined && body_class === undefined) return columns;
  const names = {
    make: make === undefined ? (before?.make ?? null) : make,
    model: model === undefined ? (before?.model ?? null) : model,
  };
  const known = await findInCatalogue(tx, names.make, names.model);
  return {
    ...columns,
    make: known?.make ?? names.make,
    model: known?.model ?? names.model,
    make_id: known?.make_id ?? null,
    model_id: known?.model_id ?? null,
    body_class: known?.body_class ?? (body_class === undefined ? (before?.body_class ?? null) : body_class),
  };
}
