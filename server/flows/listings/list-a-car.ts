import type { ListingFields } from '@forecourt/contract/cars/listing.ts';
import { carFlow, rightFor, type ListingTransition } from '@forecourt/contract/cars/cars.flow.ts';
import { mayFor, ownerOfNew, type Reach } from '@forecourt/contract/access/owner.ts';
import type { Database, Tx } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { fail } from '../../lib/failure.ts';
import { findAreaNamed } from '../../features/areas/areas-of-cars.store.ts';
import { findInCatalogue } from '../../features/listings/catalogue-names.store.ts';
import { mayMake, mayEdit, ownerOfListing, statusAfter } from '../../features/listings/listing.rules.ts';
import {
  findListing,
  lockListing,
  lockSlots,
  insertDraft,
  pastPrices,
  recordPrice,
  saveAndReadListing,
  saveListing,
  type CarColumns,
  type ListingRow,
} from '../../features/listings/listings.store.ts';
import { loweredFrom, originalPrice } from '../../features/listings/price.rules.ts';
import { lockReach } from '../../features/dealers/team.store.ts';
import { isAccountClosed } from '../../features/accounts/users.store.ts';
import { transition } from '../../database/transition.ts';
import { closeOffers } from '../offers/close-offers.ts';
import { reachTargets } from '../cars/watch-prices.ts';
import {
  needActiveDealer,
  needDraft,
  needSlot,
  requireSeenVersion,
  refuseMissing,
  needsSlot,
  type ListingSettings,
} from './listing-checks.ts';

const unknownArea = 'Please select an area from the list';

export interface ListingDeps {
  db: Database;
  settings: () => Promise<ListingSettings>;
}

/** Listing time is bought (flows/payments/buy.ts), even if it's free. */
export type FreeTransition = Exclude<ListingTransition, 'submit' | 'renew'>;

/** The submitted fields. Omitted ones stay unchanged. */
type ListingInput = { [F in keyof ListingFields]?: ListingFields[F] };

/** Starts a draft with the fields known so far. A team member lists for the dealer unless they want it for themselves. */
export function startListing(
  { db }: ListingDeps,
  actor: Reach,
  input: ListingInput,
  { isOwn = false }: { isOwn?: boolean } = {},
): Promise<ListingRow> {
  return db.transaction().execute(async (tx) => {
    const reach = await lockReach(tx, actor);
    // A draft started for a dealer must not become private because the user was removed just now.
    if (!isOwn && reach.team?.dealerId !== actor.team?.dealerId) fail('not_allowed');
    const owner = isOwn ? { person: reach.userId } : ownerOfNew(reach);
    if (!mayFor(reach, owner, 'cars.write')) fail('not_allowed');
    const { isClosed } = await lockSlots(tx, owner);
    // The account was closed just now in another tab.
    if (isClosed || (!('person' in owner) && (await isAccountClosed(tx, reach.userId)))) fail('sign_in_required');
    await needDraft(tx, owner);
    return insertDraft(tx, reach.userId, owner, await columnsOf(tx, input, null));
  });
}

/**
 * Edits a listing. A public listing can't lose required fields. If the caller says which version they read, newer
 * changes aren't overwritten.
 */
export function editListing(
  { db }: ListingDeps,
  actor: Reach,
  id: number,
  input: ListingInput,
  now: Date,
  unchangedSince?: string,
): Promise<ListingRow> {
  return db.transaction().execute(async (tx) => {
    const reach = await lockReach(tx, actor);
    const before = (await lockListing(tx, id, reach)) ?? fail('car_not_found');
    if (!mayFor(reach, ownerOfListing(before), 'cars.write')) fail('not_allowed');
    if (!mayEdit(before, reach)) fail('not_editable_now', { words: { status: before.status } });
    requireSeenVersion(before, { unchangedSince });
    const columns = await columnsOf(tx, input, before);
    if (before.status !== 'draft') refuseMissing({ ...before, ...columns }, now);
    const followed = columns.price ? await followPrice(tx, before, columns.price, reach.userId) : {};
    return saveAndReadListing(tx, id, { ...columns, ...followed });
  });
}

/** Runs one free listing transition. */
export async function changeListing(
  parts: ListingDeps,
  actor: Reach,
  id: number,
  name: FreeTransition,
  now: Date,
): Promise<ListingRow> {
  const { db, settings } = parts;
  // Read before the transaction, because waiting for a second connection while holding one can exhaust the pool.
  const rules = await settings();
  return db.transaction().execute(async (tx) => {
    const reach = await lockReach(tx, actor);
    const locked = (await lockListing(tx, id, reach)) ?? fail('car_not_found');
    const owner = ownerOfListing(locked);
    if (!mayFor(reach, owner, rightFor(name))) fail('not_allowed');
    if (!mayMake(name, locked, reach, now)) fail('not_possible_now', { words: { status: locked.status } });
    if (name === 'delete') await closeOffers(tx, { carIds: [id] }, { cause: 'listing_ended', by: reach.userId, now });
    // Read again, because a car that was reserved for a buyer isn't any more.
    const listing = (await findListing(tx, id, reach))!;
    const to = statusAfter(name, listing, now);
    const next = transition(carFlow, name, { from: listing.status, ...(to && { to }) });
    await lockSlots(tx, owner);
    if (needsSlot(listing.status, next)) await needSlot(tx, owner, rules);
    if (next === 'draft') await needDraft(tx, owner);
    if (next === 'active') await needActiveDealer(tx, listing.dealer_id);
    return saveAndReadListing(tx, id, { status: next, ...traces(name, listing, now) });
  });
}

/** Removes all of a seller's listings except sold ones. The caller has locked them and closed their offers. */
export async function removeAllListings(tx: Tx, listings: readonly ListingRow[], now: Date): Promise<void> {
  for (const listing of listings) {
    if (listing.status === 'sold' || !carFlow.may('delete', listing.status)) continue;
    const status = transition(carFlow, 'delete', { from: listing.status });
    await saveListing(tx, listing.id, { status, ...traces('delete', listing, now) });
  }
}

/** The columns a transition sets besides the status. */
function traces(name: FreeTransition, listing: ListingRow, now: Date): CarColumns {
  switch (name) {
    case 'delete':
      return { removed_at: now, removed_by: 'seller', status_before: listing.status };
    case 'restore':
      return { removed_at: null, removed_by: null, status_before: null };
    default:
      return {};
  }
}

/** Records every public price, announces a reduction and returns the price to strike through. */
async function followPrice(tx: Tx, listing: ListingRow, price: number, by: number): Promise<CarColumns> {
  if (listing.status === 'draft') return {};
  if (listing.published_at === null) return { original_price: price };
  const past = await pastPrices(tx, listing.id);
  if (price === past.at(-1)?.price) return {};
  await recordPrice(tx, listing.id, price);
  const from = loweredFrom(past, price);
  if (from !== null && listing.status === 'active') {
    const reached = await reachTargets(tx, listing.id, price, by);
    await announce(tx, { kind: 'car_price_lowered', carId: listing.id, from, to: price, reached, by });
  }
  return { original_price: originalPrice(past, price) };
}

/**
 * The form fields as columns. Names follow the catalogue's spelling, and the class follows the catalogue if it knows
 * the model.
 */
export async function columnsOf(tx: Tx, input: ListingInput, before: ListingRow | null): Promise<CarColumns> {
  const { make, model, contactPhone, body_class, area, ...facts } = input;
  const columns: CarColumns = {
    ...Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)),
    ...(contactPhone !== undefined && { contact_phone: contactPhone }),
    ...(area !== undefined && (await areaColumns(tx, area))),
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

/** A retired area stays on the cars that have it and can be kept, so any name of the list counts. */
async function areaColumns(tx: Tx, name: string | null): Promise<CarColumns> {
  if (name === null) return { area_id: null, area: null, region: null };
  return (await findAreaNamed(tx, name)) ?? fail('bad_input', { fields: { area: [unknownArea] } });
}
