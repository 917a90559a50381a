import { publicView } from '../../features/accounts/public-profile.store.ts';
import { findDealerPage } from '../../features/dealers/directory.store.ts';
import { readStats } from '../../features/reviews/reviews.store.ts';
import type { PageHead } from '../../lib/page-head.ts';
import { aboutDealer } from './structured-data.ts';
import { coverOf, firstCars, isId, notFound, shorten, type PreviewDeps, type Visit } from './preview-pieces.ts';

/** The preview of a profile link. For a closed account it shows only the name and isn't indexed. */
export async function user(parts: Pick<PreviewDeps, 'db'>, { params }: Visit): Promise<PageHead> {
  const id = Number(params.userId);
  const found = isId(params.userId) ? await publicView(parts.db, id) : null;
  if (!found) return notFound;
  if (found.is_closed) return { title: found.name, isHidden: true };
  const { stats } = await readStats(parts.db, { user: id });
  const { cars, total } = await firstCars(parts, { sellerId: id });
  const image = coverOf(cars[0]);
  const role = found.company_name ? `${found.company_name}, dealer` : 'Private seller';
  return {
    title: found.name,
    description: describe([role, rated(stats.average_rating, stats.total_reviews), forSale(total)], found.bio),
    ...(image && { image }),
    path: `/user/${id}`,
  };
}

export async function company(parts: Pick<PreviewDeps, 'db'>, { params, origin }: Visit): Promise<PageHead> {
  const id = Number(params.dealerId);
  const found = isId(params.dealerId) ? await findDealerPage(parts.db, id) : null;
  if (!found) return notFound;
  const { cars } = await firstCars(parts, { dealerId: id });
  const image = coverOf(cars[0]);
  const state = found.is_trading ? forSale(found.active_cars) : 'Not trading right now';
  return {
    title: found.company_name,
    description: describe([rated(found.rating, found.total_reviews), state], found.description),
    ...(image && { image }),
    path: `/dealer/${id}`,
    ...(found.is_closed && { isHidden: true }),
    ...(found.is_trading && { feed: `/dealer/${id}.atom`, about: aboutDealer(found, origin) }),
  };
}

const describe = (facts: (string | null)[], words: string | null) =>
  shorten([...facts.filter(Boolean).map((fact) => `${fact}.`), words].filter(Boolean).join(' '));

const rated = (rating: number | null, reviews: number) =>
  rating === null ? null : `${rating.toFixed(1)} of 5 stars from ${reviews} ${reviews === 1 ? 'review' : 'reviews'}`;

const forSale = (cars: number) => `${cars.toLocaleString('en-US')} ${cars === 1 ? 'car' : 'cars'} for sale right now`;
