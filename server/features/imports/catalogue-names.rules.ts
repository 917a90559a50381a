import type { BodyClass } from '@forecourt/contract/cars/body-classes.ts';
import { plainName } from '@forecourt/contract/imports/import-columns.ts';
import type { Spelling } from '@forecourt/contract/imports/import-values.ts';
import { short } from './columns.rules.ts';
import { nearest } from './nearest.rules.ts';

/** A catalogue model. A make without models has one entry without a model name. */
export interface CatalogueEntry {
  make: string;
  model: string | null;
  body_class: BodyClass | null;
}

export interface Named {
  make: string;
  model: string;
  /** The catalogue's class, or null if it doesn't know the model. */
  bodyClass: BodyClass | null;
}

interface NearMiss {
  column: 'make' | 'model';
  sentence: string;
}

export type FindName = (make: string, model: string, spelling: Spelling) => Named | NearMiss;

interface Make {
  name: string;
  models: Map<string, { name: string; bodyClass: BodyClass }>;
}

/**
 * Finds makes and models regardless of case, spacing and accents. A near match counts as a typo until the user says
 * otherwise. An unknown name is accepted as written, as in the listing form.
 */
export function catalogueFinder(entries: readonly CatalogueEntry[]): FindName {
  const makes = new Map<string, Make>();
  for (const { make, model, body_class } of entries) {
    const known = makes.getOrInsertComputed(plainName(make), () => ({ name: make, models: new Map() }));
    if (model !== null && body_class !== null)
      known.models.set(plainName(model), { name: model, bodyClass: body_class });
  }
  const makeNames = [...makes.values()].map(({ name }) => name);
  const nearMake = remembered((plain) => nearest(plain, makeNames));

  return (make, model, spelling) => {
    let ofMake = makes.get(plainName(make));
    if (!ofMake && spelling !== 'theirs') {
      const near = nearMake(plainName(make));
      if (near !== null && spelling === 'ask') return slip('make', make, near);
      if (near !== null) ofMake = makes.get(plainName(near));
    }
    if (!ofMake) return { make, model, bodyClass: null };
    const ofModel = modelOf(ofMake, model);
    if (ofModel) return { make: ofMake.name, model: ofModel.name, bodyClass: ofModel.bodyClass };
    const near =
      spelling === 'theirs'
        ? null
        : nearest(
            plainName(model),
            [...ofMake.models.values()].map(({ name }) => name),
          );
    if (near === null) return { make: ofMake.name, model, bodyClass: null };
    if (spelling === 'ask') return slip('model', model, near);
    const nearModel = ofMake.models.get(plainName(near))!;
    return { make: ofMake.name, model: nearModel.name, bodyClass: nearModel.bodyClass };
  };
}

/** “Karin Sultan” with the make Karin is the Sultan. */
const modelOf = ({ name, models }: Make, model: string) => {
  const plain = plainName(model);
  const make = plainName(name);
  return models.get(plain) ?? (plain.startsWith(make) ? models.get(plain.slice(make.length)) : undefined);
};

const slip = (column: 'make' | 'model', written: string, near: string): NearMiss => ({
  column,
  sentence: `“${short(written)}” is not a ${column} we know. Did you mean “${near}”?`,
});

function remembered<T>(find: (plain: string) => T): (plain: string) => T {
  const found = new Map<string, T>();
  return (plain) => found.getOrInsertComputed(plain, find);
}
