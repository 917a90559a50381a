import type { ListingFields } from '@forecourt/contract/cars/listing.ts';
import type { Settings } from '@forecourt/contract/settings/setting-definitions.ts';
import { missingForListing } from '@forecourt/contract/cars/listing-rules.ts';
import { placeStatuses, type CarStatus, type SellerDeed } from '@forecourt/contract/cars/cars.flow.ts';
import type { Database, Tx } from '../database/database.ts';
import { announce } from '../events/announce.ts';
import { fail } from '../failure.ts';
import { hasCompleteProfile, isDealerActive } from '../features/accounts/users.store.ts';
import { findInCatalogue } from '../features/cars/catalogue-names.store.ts';
import {
  daysLater,
  hasRight,
  mayDo,
  mayEdit,
  rightFor,
  sideOf,
  statusAfter,
  type Seller,
  type SellersSide,
} from '../features/cars/listing.rules.ts';
import {
  countPlaces,
  findListing,
  holdListing,
  holdPlaces,
  insertDraft,
  latestPrice,
  recordPrice,
  saveListing,
  type CarColumns,
  type ListingRow,
} from '../features/cars/listings.store.ts';

/** What an admin decides about listings. */
type ListingSettings = Pick<Settings, 'max_listings_per_user' | 'max_listings_per_dealer' | 'listing_duration_days'>;

export interface ListingParts {
  db: Database;
  photoBase: string;
  settings: () => Promise<ListingSettings>;
}

/** More than anybody needs; nobody fills the database with drafts. */
const mostDrafts = ({ dealerId }: SellersSide) => (dealerId === null ? 20 : 100);

/** What of the form was given; a field that was left out stays as it is. */
type Given = { [F in keyof ListingFields]?: ListingFields[F] };

/** A draft with whatever is known already; for the dealer, when the person is on a team. */
export function startListing({ db, photoBase }: ListingParts, seller: Seller, given: Given): Promise<ListingRow> {
  const side = sideOf(seller);
  return db.transaction().execute(async (tx) => {
    await holdPlaces(tx, side);
    await needDraft(tx, side);
    const { id } = await insertDraft(tx, side, await columnsOf(tx, given, null));
    return (await findListing(tx, id, side, photoBase))!;
  });
}

/** Changes the facts. What others can see already may not lose what a listing needs. */
export function editListing(
  { db, photoBase }: ListingParts,
  seller: Seller,
  id: number,
  given: Given,
  now: Date,
): Promise<ListingRow> {
  const side = sideOf(seller);
  return db.transaction().execute(async (tx) => {
    const before = (await holdListing(tx, id, side, photoBase)) ?? fail('car_not_found');
    if (!hasRight(before.dealer_id, seller, 'write')) fail('not_allowed');
    if (!mayEdit(before, seller)) fail('not_editable_now', { words: { status: before.status } });
    const columns = await columnsOf(tx, given, before);
    if (before.status !== 'draft') {
      refuseMissing({ ...before, ...columns }, now);
      if (columns.price) await followPrice(tx, before, columns.price);
    }
    await saveListing(tx, id, {
      ...columns,
      ...(before.status !== 'draft' &&
        columns.price && { original_price: Math.max(before.original_price ?? 0, columns.price) }),
    });
    return (await findListing(tx, id, side, photoBase))!;
  });
}

/** One step in the life of a listing (contract/cars/cars.flow.ts). */
export async function changeListing(
  parts: ListingParts,
  seller: Seller,
  id: number,
  deed: SellerDeed,
  now: Date,
): Promise<ListingRow> {
  const { db, photoBase, settings } = parts;
  const side = sideOf(seller);
  // Read before the transaction: a connection held while waiting for another can starve them all.
  const rules = await settings();
  return db.transaction().execute(async (tx) => {
    const listing = (await holdListing(tx, id, side, photoBase)) ?? fail('car_not_found');
    if (!hasRight(listing.dealer_id, seller, rightFor(deed))) fail('not_allowed');
    if (!mayDo(deed, listing, seller, now)) fail('not_possible_now', { words: { status: listing.status } });
    const next = statusAfter(deed, listing, now);
    await holdPlaces(tx, sideOfListing(listing));
    if (takesPlace(listing, next)) await needPlace(tx, listing, rules);
    if (next === 'draft') await needDraft(tx, sideOfListing(listing));
    if (next === 'active') await needActiveDealer(tx, listing.dealer_id);
    if (deed === 'submit' || deed === 'renew') {
      refuseMissing(listing, now);
      if (!(await hasCompleteProfile(tx, seller.userId))) fail('profile_incomplete');
    }
    await saveListing(tx, id, { status: next, ...traces(deed, listing, rules, now) });
    if (deed === 'submit') {
      await recordPrice(tx, id, listing.price!);
      await announce(tx, { kind: 'car_listed', carId: id });
    }
    if (deed === 'mark_sold') await announce(tx, { kind: 'car_sold', carId: id });
    return (await findListing(tx, id, side, photoBase))!;
  });
}

/** What a deed leaves on the listing besides its status. */
function traces(deed: SellerDeed, listing: ListingRow, rules: ListingSettings, now: Date): CarColumns {
  const ends = daysLater(now, rules.listing_duration_days);
  switch (deed) {
    case 'submit':
      return { published_at: now, expires_at: ends, original_price: listing.price };
    case 'renew':
      return { published_at: now, expires_at: ends, expiry_warned_at: null };
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

const occupied: readonly CarStatus[] = placeStatuses;
const takesPlace = (listing: ListingRow, next: CarStatus) =>
  occupied.includes(next) && !occupied.includes(listing.status);

const sideOfListing = ({ seller_id, dealer_id }: ListingRow): SellersSide => ({
  userId: seller_id,
  dealerId: dealer_id,
});

async function needPlace(tx: Tx, listing: ListingRow, rules: ListingSettings): Promise<void> {
  const max = listing.dealer_id === null ? rules.max_listings_per_user : rules.max_listings_per_dealer;
  const taken = await countPlaces(tx, sideOfListing(listing), placeStatuses);
  if (taken >= max) fail('no_place_left', { words: { max: String(max) } });
}

async function needDraft(tx: Tx, side: SellersSide): Promise<void> {
  if ((await countPlaces(tx, side, ['draft'])) >= mostDrafts(side))
    fail('too_many_drafts', { words: { max: String(mostDrafts(side)) } });
}

async function needActiveDealer(tx: Tx, dealerId: number | null): Promise<void> {
  if (dealerId !== null && !(await isDealerActive(tx, dealerId))) fail('dealer_not_active');
}

function refuseMissing(listing: Parameters<typeof missingForListing>[0], now: Date): void {
  const missing = Object.entries(missingForListing(listing, now.getUTCFullYear()));
  if (missing.length > 0)
    fail('bad_input', { fields: Object.fromEntries(missing.map(([field, sentence]) => [field, [sentence]])) });
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
