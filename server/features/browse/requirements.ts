import { priceBands, type Sort } from '@forecourt/contract/cars/filter-values.ts';
import { listOf, type Meaning, type CarQuery } from './filters/filters.sql.ts';
import { easeOf, inForce } from './nearest.rules.ts';

export interface Requirement {
  asks: CarQuery;
  /** The higher, the more important. */
  ease: number;
  /** For a limit that no car meets: the sort order that puts near misses first. */
  nearestFirst?: Sort;
}

/** A search split into the car and its other requirements. */
export interface Requirements {
  /** The car itself: model, make or class. */
  subject: { models: CarQuery[]; makes: CarQuery[]; classes: CarQuery[] };
  /** The other requirements, least important first. */
  others: Requirement[];
}

/** Splits the filters into requirements. */
export function requirementsOf(wanted: CarQuery): Requirements {
  const { words, meant = [], models_named, today: _today, ...filters } = wanted;
  const subject: Requirements['subject'] = { models: [], makes: [], classes: [] };
  const others: Requirement[] = [];
  for (const names of inForce(filters)) {
    const asks = Object.fromEntries(names.map((name) => [name, filters[name as keyof typeof filters]])) as CarQuery;
    const of = names.map((name) => subjects[name]).find((one) => one !== undefined);
    if (of) subject[of].push(asks);
    else others.push(...limitsOf(asks).map((one) => ({ ...one, ease: easeOf(names[0]!) })));
  }
  if (models_named) subject.models.push({ models_named });
  if (words !== undefined) subject.models.push({ words });
  for (const meaning of meant) {
    const of = 'any' in meaning ? meaning.any.map(([facet]) => subjects[facet]).find((one) => one !== undefined) : null;
    if (of) subject[of].push({ meant: [meaning] });
    else others.push(requirementOf(meaning));
  }
  return { subject, others: others.toSorted((one, other) => one.ease - other.ease) };
}

const subjects: Partial<Record<string, keyof Requirements['subject']>> = {
  models: 'models',
  make: 'makes',
  bodyClass: 'classes',
};

/** Combines all parts into one filter. */
export const allTogether = (parts: readonly CarQuery[], { today }: CarQuery): CarQuery => ({
  ...(Object.assign({}, ...parts) as CarQuery),
  meant: parts.flatMap(({ meant = [] }) => meant),
  ...(today && { today }),
});

/** The make or model names in these parts. */
export function namesIn(parts: readonly CarQuery[], facet: 'make' | 'models'): string[] {
  const meant = parts.flatMap((part) => part.meant ?? []).flatMap((one) => ('any' in one ? one.any : []));
  return [
    ...parts.flatMap((part) => listOf(part[facet])),
    ...meant.filter(([of]) => of === facet).map(([, value]) => value),
  ];
}

/** Splits a range into its two ends, because a car may meet only one of them. */
function limitsOf(asks: CarQuery): Pick<Requirement, 'asks' | 'nearestFirst'>[] {
  const { year, minYear = year, maxYear = year, priceBand, maxMileage } = asks;
  const band = priceBands.find(({ key }) => key === priceBand);
  const minPrice = asks.minPrice ?? band?.min;
  const maxPrice = asks.maxPrice ?? (band?.below ? band.below - 1 : undefined);
  const limits: Pick<Requirement, 'asks' | 'nearestFirst'>[] = [
    ...(minYear === undefined ? [] : [{ asks: { minYear }, nearestFirst: 'year_new' as const }]),
    ...(maxYear === undefined ? [] : [{ asks: { maxYear }, nearestFirst: 'year_old' as const }]),
    ...(minPrice === undefined ? [] : [{ asks: { minPrice }, nearestFirst: 'price_high' as const }]),
    ...(maxPrice === undefined ? [] : [{ asks: { maxPrice }, nearestFirst: 'price_low' as const }]),
    ...(maxMileage === undefined ? [] : [{ asks: { maxMileage }, nearestFirst: 'mileage_low' as const }]),
  ];
  return limits.length > 0 ? limits : [{ asks }];
}

function requirementOf(meaning: Meaning): Requirement {
  const asks = { meant: [meaning] };
  if ('dealers' in meaning) return { asks, ease: easeOf('dealerId') };
  if ('any' in meaning) return { asks, ease: Math.max(...meaning.any.map(([facet]) => easeOf(facet))) };
  const { facet, highest } = meaning;
  if (facet === 'price')
    return { asks, ease: easeOf('maxPrice'), nearestFirst: highest === undefined ? 'price_high' : 'price_low' };
  return { asks, ease: easeOf('maxMileage'), ...(highest !== undefined && { nearestFirst: 'mileage_low' as const }) };
}
