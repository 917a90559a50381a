import type { CarCard } from '@forecourt/contract/cars/car-shapes.ts';
import type { cars } from '@forecourt/contract/cars/cars.ts';
import { CarFilters } from '@forecourt/contract/cars/browse.ts';
import { dealNames } from '@forecourt/contract/cars/filter-values.ts';
import type { Received } from '@forecourt/contract/kit/call.ts';
import { pages } from '@forecourt/contract/pages.ts';
import { feedFacts } from '../../features/cars/feed-facts.store.ts';
import { findDealerPage } from '../../features/dealers/directory.store.ts';
import type { Feed, FeedEntry } from '../../lib/feed.ts';
import { findCars, type BrowseDeps } from '../cars/find-cars.ts';
import { coverOf, shorten } from '../previews/preview-pieces.ts';

const entriesOfFeed = 50;

/** Any search of Browse as a feed: the newest cars it would list. */
export async function browseFeed(deps: BrowseDeps, search: Received<typeof cars.nearest>): Promise<Feed> {
  const what = [search.make, search.bodyClass].map((names) => [names ?? []].flat().join(' or ')).filter(Boolean);
  const about = search.search ? `“${search.search}”` : what.join(' ');
  return {
    title: about ? `${about} for sale` : 'Newest cars for sale',
    path: `${pages.browse.path}${queryOf(search)}`,
    entries: await newest(deps, search),
  };
}

/** Null if there is no such dealer, or it has closed. While it isn't trading, the feed is empty. */
export async function dealerFeed(deps: BrowseDeps, dealerId: number): Promise<Feed | null> {
  const dealer = await findDealerPage(deps.db, dealerId);
  if (!dealer || dealer.is_closed) return null;
  return { title: dealer.company_name, path: `/dealer/${dealerId}`, entries: await newest(deps, { dealerId }) };
}

async function newest(deps: BrowseDeps, search: Received<typeof cars.nearest>): Promise<FeedEntry[]> {
  const asked = { ...search, sort: 'newest' as const, page: 1, limit: entriesOfFeed, counts: false };
  const { found } = await findCars(deps, asked, true);
  const cards = JSON.parse(found.cars) as CarCard[];
  const facts = await feedFacts(
    deps.db,
    cards.map(({ id }) => id),
  );
  return cards.flatMap((card) => {
    const more = facts.get(card.id);
    return more ? [entryOf(card, more)] : [];
  });
}

function entryOf(card: CarCard, { description, updated_at }: { description: string; updated_at: Date }): FeedEntry {
  const updatedAt = updated_at.toISOString();
  const mileage = card.mileage === null ? null : `${card.mileage.toLocaleString('en-US')} mi`;
  const facts = [
    card.deal && dealNames[card.deal],
    mileage,
    card.body_class,
    card.colour,
    card.area,
    description && shorten(description),
  ].filter(Boolean);
  return {
    path: `/car/${card.id}`,
    title: `${card.title} – $${card.price.toLocaleString('en-US')}`,
    summary: facts.join(' · '),
    author: card.company_name ?? card.seller_name,
    publishedAt: card.published_at ?? updatedAt,
    updatedAt,
    image: coverOf(card)?.address ?? null,
  };
}

/** Browse's own address of this search. */
function queryOf(search: Received<typeof cars.nearest>): string {
  const names = [...Object.keys(CarFilters.shape), 'asTyped', 'literally'];
  const pairs = Object.entries(search).flatMap(([name, value]) =>
    names.includes(name) && value !== undefined ? [value].flat().map((one) => [name, String(one)]) : [],
  );
  return pairs.length > 0 ? `?${new URLSearchParams(pairs).toString()}` : '';
}
