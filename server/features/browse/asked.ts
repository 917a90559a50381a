import type { CarFilters } from '@forecourt/contract/cars/browse.ts';
import type { Queryable } from '../../database/database.ts';
import { listOf, type CarQuery, type Today } from './filters/filters.sql.ts';
import { presentNames, withPresentNames } from './present-names.ts';
import type { Typed } from './search-cars.ts';
import { findModels } from './search-language/search.store.ts';

/** The filters of Browse and how its search words are read. */
export interface Asked extends CarFilters {
  asTyped?: boolean | undefined;
  literally?: string | string[] | undefined;
}

/** The filters of Browse as a query, and the typed words. */
export async function askedFor(
  db: Queryable,
  { search = '', asTyped = false, literally, model, ...filters }: Asked,
  today: Today,
  lookUp = { presentNames, findModels },
): Promise<{ wanted: CarQuery; typed: Typed }> {
  const named = model ? { models_named: await lookUp.findModels(db, model) } : {};
  return {
    wanted: { ...(await withPresentNames(db, filters, lookUp.presentNames)), ...named, today },
    typed: { search, literally: listOf(literally), asTyped },
  };
}
