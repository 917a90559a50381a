import { publicView } from '../../features/accounts/public-profile.store.ts';
import { findDealerPage } from '../../features/dealers/directory.store.ts';
import { readStats } from '../../features/reviews/reviews.store.ts';
import type { CardFace } from '../../lib/card-face.ts';
import type { PageHead } from '../../lib/page-head.ts';
import { cardImage, profileFace } from './card-faces.ts';
import { aboutDealer } from './structured-data.ts';
import { firstCars, isId, notFound, shorten, type PreviewDeps, type Visit } from './preview-pieces.ts';

type Deps = Pick<PreviewDeps, 'db'>;

/** A profile as previews and cards show it. Null if there is none. */
async function readUser(parts: Deps, id: number) {
  const found = await publicView(parts.db, id);
  if (!found) return null;
  if (found.is_closed) return { found, face: null, rest: null };
  const { stats } = await readStats(parts.db, { user: id });
  const { cars, total } = await firstCars(parts, { sellerId: id });
  const role = found.company_name ? `${found.company_name}, dealer` : 'Private seller';
  const face = profileFace({
    name: found.name,
    role,
    rating: stats.average_rating,
    reviews: stats.total_reviews,
    cars: total,
    newest: cars[0],
  });
  return { found, face, rest: { role, stats, total } };
}

/** The preview of a profile link. For a closed account it shows only the name and isn't indexed. */
export async function user(parts: Deps, { params }: Visit): Promise<PageHead> {
  const id = Number(params.userId);
  const read = isId(params.userId) ? await readUser(parts, id) : null;
  if (!read) return notFound;
  const { found, face, rest } = read;
  if (!face) return { title: found.name, isHidden: true };
  const { role, stats, total } = rest;
  return {
    title: found.name,
    description: describe([role, rated(stats.average_rating, stats.total_reviews), forSale(total)], found.bio),
    image: cardImage('user', id, face),
    path: `/user/${id}`,
  };
}

export const faceOfUser = async (parts: Deps, id: number): Promise<CardFace | null> =>
  (await readUser(parts, id))?.face ?? null;

async function readCompany(parts: Deps, id: number) {
  const found = await findDealerPage(parts.db, id);
  if (!found) return null;
  const { cars } = await firstCars(parts, { dealerId: id });
  const face = profileFace({
    name: found.company_name,
    role: 'Dealer',
    rating: found.rating,
    reviews: found.total_reviews,
    cars: found.is_trading ? found.active_cars : null,
    newest: cars[0],
  });
  return { found, face };
}

export async function company(parts: Deps, { params, origin }: Visit): Promise<PageHead> {
  const id = Number(params.dealerId);
  const read = isId(params.dealerId) ? await readCompany(parts, id) : null;
  if (!read) return notFound;
  const { found, face } = read;
  const state = found.is_trading ? forSale(found.active_cars) : 'Not trading right now';
  return {
    title: found.company_name,
    description: describe([rated(found.rating, found.total_reviews), state], found.description),
    image: cardImage('dealer', id, face),
    path: `/dealer/${id}`,
    ...(found.is_closed && { isHidden: true }),
    ...(found.is_trading && { feed: `/dealer/${id}.atom`, about: aboutDealer(found, origin) }),
  };
}

export const faceOfCompany = async (parts: Deps, id: number): Promise<CardFace | null> =>
  (await readCompany(parts, id))?.face ?? null;

const describe = (facts: (string | null)[], words: string | null) =>
  shorten([...facts.filter(Boolean).map((fact) => `${fact}.`), words].filter(Boolean).join(' '));

const rated = (rating: number | null, reviews: number) =>
  rating === null ? null : `${rating.toFixed(1)} of 5 stars from ${reviews} ${reviews === 1 ? 'review' : 'reviews'}`;

const forSale = (cars: number) => `${cars.toLocaleString('en-US')} ${cars === 1 ? 'car' : 'cars'} for sale right now`;
