import { CarFilters } from '@forecourt/contract/cars/browse.ts';
import type { Car, CarCard } from '@forecourt/contract/cars/car-shapes.ts';
import { fromText } from '@forecourt/contract/kit/text-fields.ts';
import type { PageName } from '@forecourt/contract/pages.ts';
import type { Database } from '../../database/database.ts';
import { publicView } from '../../features/accounts/users.store.ts';
import { findCar } from '../../features/cars/car.store.ts';
import { listCars } from '../../features/cars/list-cars.ts';
import type { PageHead } from '../../lib/page-head.ts';

interface PreviewParts {
  db: Database;
}

export interface Visit {
  params: Record<string, string>;
  query: Record<string, unknown>;
}

type Preview = (parts: PreviewParts, visit: Visit) => Promise<PageHead>;

/** What a link to a page shows where it is posted: chat crawlers run no JavaScript. */
export const linkPreviews: { [N in PageName]?: Preview } = { home, browse, car, user };

/** Those whose numbers are known beforehand: a preview must not cost more than the page. */
const PreviewFilters = CarFilters.pick({ make: true, bodyClass: true, sellerType: true, priceBand: true, year: true });

const hero = { address: '/hero/wide-1200.webp', width: 1200, height: 515, alt: 'A car in front of the city at dusk' };

async function home(): Promise<PageHead> {
  return { title: '', image: hero, path: '/' };
}

async function browse(parts: PreviewParts, { query }: Visit): Promise<PageHead> {
  const given = Object.fromEntries(
    Object.keys(PreviewFilters.shape).flatMap((key) => (key in query ? [[key, query[key]]] : [])),
  );
  const filters = PreviewFilters.safeParse(fromText(PreviewFilters.shape, given)).data ?? {};
  const { cars, total, isCapped } = await firstCars(parts, filters);
  const what = [filters.make, filters.bodyClass].filter(Boolean).join(' ');
  const number = `${total.toLocaleString('en-US')}${isCapped ? '+' : ''}`;
  return {
    title: what ? `${what} for sale` : 'Browse Cars',
    description: `${number} ${total === 1 ? 'car' : 'cars'} for sale right now, from private sellers and dealers of the city.`,
    image: coverOf(cars[0]) ?? hero,
  };
}

async function car({ db }: PreviewParts, { params }: Visit): Promise<PageHead> {
  const found = isId(params.id) ? await findCar(db, Number(params.id), null) : null;
  if (!found) return { title: 'Not found', status: 404 };
  const shown = JSON.parse(found.json) as Car;
  if (shown.status === 'removed') return { title: 'This listing was removed', isHidden: true };
  const image = coverOf(shown);
  const facts = [shown.mileage === null ? null : `${shown.mileage.toLocaleString('en-US')} mi`, shown.body_class];
  const state = shown.status === 'active' ? dollars(shown.price) : shown.status;
  return {
    title: `${shown.title} – ${state}`,
    description: shorten(`${facts.filter(Boolean).join(' · ')}. ${shown.description}`),
    ...(image && { image }),
    path: `/car/${shown.id}`,
    ...(shown.status === 'active' && { price: shown.price }),
    isHidden: shown.status === 'expired',
  };
}

async function user(parts: PreviewParts, { params }: Visit): Promise<PageHead> {
  const id = Number(params.userId);
  const found = isId(params.userId) ? await publicView(parts.db, id) : null;
  if (!found) return { title: 'Not found', status: 404 };
  const { cars, total } = await firstCars(parts, { sellerId: id });
  const image = coverOf(cars[0]);
  const role = found.company_name ? `${found.company_name}, dealer` : 'Private seller';
  return {
    title: found.name,
    description: `${role}. ${total} ${total === 1 ? 'car' : 'cars'} for sale right now.`,
    ...(image && { image }),
    path: `/user/${id}`,
  };
}

async function firstCars({ db }: PreviewParts, wanted: Parameters<typeof listCars>[1]['wanted']) {
  const { cars, total, is_capped } = await listCars(db, {
    wanted,
    status: 'active',
    sort: 'newest',
    page: 1,
    limit: 1,
    withCounts: false,
  });
  return { cars: JSON.parse(cars) as CarCard[], total, isCapped: is_capped };
}

function coverOf(shown: CarCard | undefined): PageHead['image'] {
  const cover = shown?.images[0];
  if (!shown || !cover) return undefined;
  const width = Math.min(960, cover.width);
  return {
    address: `${cover.src}-960.webp`,
    width,
    height: Math.round((cover.height * width) / cover.width),
    alt: shown.title,
  };
}

const isId = (text: string | undefined) => /^\d{1,15}$/.test(text ?? '') && Number(text) > 0;
const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= 200 ? line : `${line.slice(0, 197).replace(/\s\S*$/, '')} …`;
}
