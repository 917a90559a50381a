import { carFlow } from '@forecourt/contract/cars/cars.flow.ts';
import type { Tx } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { hoursLater, isAway, laterOf, statusWhenBack } from '../../features/listings/listing.rules.ts';
import { recordPrice, saveListing, type ListingRow } from '../../features/listings/listings.store.ts';
import { noteNewCar } from '../../features/follows/dealer-news.store.ts';
import { transition } from '../../database/transition.ts';

type GoingLive = Pick<ListingRow, 'id' | 'status' | 'status_before' | 'published_at' | 'expires_at' | 'price'>;

/** Adds time to a listing. One that isn't live goes live. */
export async function publishListing(tx: Tx, listing: GoingLive, hours: number, now: Date): Promise<void> {
  const { id, status } = listing;
  const before = statusWhenBack(listing);
  if (!carFlow.may('paid', before)) {
    // Live, reserved or sold: only the time is extended.
    const isShown = status === 'active' || status === 'reserved';
    const expires_at = hoursLater(laterOf(now, listing.expires_at), hours);
    await saveListing(tx, id, { expires_at, expiry_warned_at: null, ...(isShown && { published_at: now }) });
    return;
  }
  const live = transition(carFlow, 'paid', { from: before });
  const isNew = listing.published_at === null;
  await saveListing(tx, id, {
    // If it was removed or flagged in between, it will be live when restored.
    ...(isAway(listing) ? { status_before: live } : { status: live }),
    published_at: now,
    expires_at: hoursLater(now, hours),
    expiry_warned_at: null,
    ...(isNew && { original_price: listing.price }),
  });
  if (!isNew || listing.price === null) return;
  await recordPrice(tx, id, listing.price);
  await noteNewCar(tx, id);
  if (!isAway(listing)) await announce(tx, { kind: 'car_listed', carId: id });
}

/** The payment failed, so the listing gets its earlier status back. */
export async function stopWaiting(tx: Tx, listing: ListingRow): Promise<void> {
  const to = listing.published_at === null ? 'draft' : 'expired';
  const status = transition(carFlow, 'not_paid', { from: 'pending', to });
  if (listing.status === 'pending') await saveListing(tx, listing.id, { status });
  if (listing.status === 'removed' && listing.status_before === 'pending')
    await saveListing(tx, listing.id, { status_before: status });
}

/** Removes time from a listing. If none is left, the listing ends. */
export async function shorten(tx: Tx, listing: ListingRow, hours: number, now: Date): Promise<void> {
  if (listing.expires_at === null) return;
  const expires_at = hoursLater(listing.expires_at, -hours);
  const isOver = expires_at <= now;
  const ends = isOver && carFlow.may('expire', listing.status);
  await saveListing(tx, listing.id, {
    expires_at: isOver ? now : expires_at,
    ...(ends && {
      status: transition(carFlow, 'expire', { from: listing.status }),
      is_featured: false,
      featured_until: null,
    }),
  });
}
