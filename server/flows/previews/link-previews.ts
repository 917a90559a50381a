import { CarFilters } from '@forecourt/contract/cars/browse.ts';
import type { Car } from '@forecourt/contract/cars/car-shapes.ts';
import { helpAnswers } from '@forecourt/contract/help/help-answers.ts';
import { fromText } from '@forecourt/contract/kit/text-fields.ts';
import { pages, type PageName } from '@forecourt/contract/pages.ts';
import type { Result } from '@forecourt/contract/kit/call.ts';
import type { cars } from '@forecourt/contract/cars/cars.ts';
import { usualSort } from '@forecourt/contract/cars/filter-values.ts';
import { Failure } from '../../lib/failure.ts';
import type { PageHead } from '../../lib/page-head.ts';
import { cardImage, carFace } from './card-faces.ts';
import { market, marketModel } from './market-previews.ts';
import { company, user } from './profile-previews.ts';
import { wanted, wantedAd } from './wanted-previews.ts';
import { aboutCar } from './structured-data.ts';
import { coverOf, isId, notFound, shorten, type Preview, type PreviewDeps, type Visit } from './preview-pieces.ts';

/** Link previews by page, because chat crawlers don't run JavaScript. */
export const linkPreviews: { [N in PageName]?: Preview } = {
  home,
  browse,
  car,
  bill,
  user,
  company,
  help,
  helpAnswer,
  wanted,
  wantedAd,
  market,
  marketModel,
};

/** Filters with precomputed counts. A preview must not cost more than the page. */
const PreviewFilters = CarFilters.pick({ make: true, bodyClass: true, sellerType: true, priceBand: true, year: true });

const hero = { address: '/hero/wide-1200.webp', width: 1200, height: 515, alt: 'A car in front of the city at dusk' };

async function home(): Promise<PageHead> {
  return { title: '', image: hero, path: '/' };
}

/** The same for every number, known or not. A bill is for those who have its number, not for search engines. */
async function bill(): Promise<PageHead> {
  return { title: pages.bill.title, isHidden: true };
}

async function help(): Promise<PageHead> {
  const description = 'Answers about buying, selling, payments, dealers and your account.';
  return { title: 'Help', description, path: pages.help.path };
}

async function helpAnswer(_deps: PreviewDeps, { params }: Visit): Promise<PageHead> {
  const found = helpAnswers.find(({ id }) => id === params.answer);
  if (!found) return notFound;
  return { title: found.question, description: shorten(found.answer), path: `${pages.help.path}/${found.id}` };
}

async function browse({ ask }: PreviewDeps, { query }: Visit): Promise<PageHead> {
  const given = Object.fromEntries(
    Object.keys(PreviewFilters.shape).flatMap((key) => (key in query ? [[key, query[key]]] : [])),
  );
  const filters = PreviewFilters.safeParse(fromText(PreviewFilters.shape, given)).data ?? {};
  const isWholeAddress = Object.keys(query).every((key) => key in PreviewFilters.shape);
  const options = isWholeAddress ? { counts: true } : { limit: 1 };
  const list = { ...filters, sort: usualSort(undefined), page: 1, ...options };
  const { cars: found, total, total_is_capped } = (await ask('cars', 'list', list)) as Result<typeof cars.list>;
  const what = [filters.make, filters.bodyClass]
    .map((named) => [named ?? []].flat().join(' or '))
    .filter(Boolean)
    .join(' ');
  const number = `${total.toLocaleString('en-US')}${total_is_capped ? '+' : ''}`;
  return {
    title: what ? `${what} for sale` : 'Browse Cars',
    description: `${number} ${total === 1 ? 'car' : 'cars'} for sale right now, from private sellers and dealers across the city.`,
    image: coverOf(found[0]) ?? hero,
    feed: `/browse.atom${feedQuery(query)}`,
  };
}

/** The search without what only says how the page shows it. */
function feedQuery(query: Record<string, unknown>): string {
  const names = [...Object.keys(CarFilters.shape), 'asTyped', 'literally'];
  const pairs = names.flatMap((name) =>
    name in query ? [query[name]].flat().map((value) => [name, String(value)] as [string, string]) : [],
  );
  return pairs.length > 0 ? `?${new URLSearchParams(pairs).toString()}` : '';
}

async function car({ ask }: PreviewDeps, { params, origin }: Visit): Promise<PageHead> {
  const shown = isId(params.id) ? await carOrRemoved(ask('cars', 'get', { id: Number(params.id) })) : null;
  if (!shown) return notFound;
  if (shown === 'removed') return { title: 'This listing was removed', isHidden: true };
  const facts = [shown.mileage === null ? null : `${shown.mileage.toLocaleString('en-US')} mi`, shown.body_class];
  const state = shown.status === 'active' ? dollars(shown.price) : shown.status;
  return {
    title: `${shown.title} – ${state}`,
    description: shorten(`${facts.filter(Boolean).join(' · ')}. ${shown.description}`),
    image: cardImage('car', shown.id, carFace(shown)),
    path: `/car/${shown.id}`,
    ...(shown.status === 'active' && { price: shown.price }),
    isHidden: shown.status === 'expired',
    about: aboutCar(shown, origin),
  };
}

const carOrRemoved = async (response: Promise<unknown>): Promise<Car | 'removed' | null> => {
  try {
    return (await response) as Car | null;
  } catch (cause) {
    if (cause instanceof Failure && cause.code === 'car_removed') return 'removed';
    throw cause;
  }
};

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;
