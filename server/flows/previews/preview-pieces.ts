import type { CarCard } from '@forecourt/contract/cars/car-shapes.ts';
import type { Database } from '../../database/database.ts';
import { listCars } from '../../features/browse/list-cars.ts';
import type { CallAnonymously, PageHead } from '../../lib/page-head.ts';

export interface PreviewDeps {
  db: Database;
  /** Shares the page's own calls, so that each runs only once. */
  ask: CallAnonymously;
}

export interface Visit {
  params: Record<string, string>;
  query: Record<string, unknown>;
  /** Scheme and host of our own pages. */
  origin: string;
}

export type Preview = (parts: PreviewDeps, visit: Visit) => Promise<PageHead>;

export const notFound: PageHead = { title: 'Not found', status: 404 };

/** The newest cars and the total. */
export async function firstCars({ db }: Pick<PreviewDeps, 'db'>, wanted: Parameters<typeof listCars>[1]['wanted']) {
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

export function coverOf(shown: CarCard | undefined): PageHead['image'] {
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

export const isId = (text: string | undefined) => /^\d{1,15}$/.test(text ?? '') && Number(text) > 0;

export function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= 200 ? line : `${line.slice(0, 197).replace(/\s\S*$/, '')} …`;
}
