import { createHash } from 'node:crypto';
import type { BackdropName } from '../car-art/backdrops/backdrops.ts';
import type { Finish } from '../car-art/paint.ts';
import type { Random } from '../car-art/random.ts';
import type { Recipe } from '../pictures/recipe.ts';
import { shuffled } from './deck.ts';
import type { Model } from './models/model.ts';

export interface Picture {
  key: string;
  recipe: Recipe;
}

/** Where a seller takes pictures: the cover, and the others. */
export interface Place {
  cover: BackdropName;
  others: readonly [BackdropName, ...BackdropName[]];
}

interface Shown {
  number: number;
  model: Model;
  year: number;
  paint: string;
  finish: Finish;
}

export function galleryFor(
  { number, model, year, paint, finish }: Shown,
  place: Place,
  count: number,
  random: Random,
): Picture[] {
  const isMirrored = random.chance(0.4);
  // The drawn car interior has screens. A motorcycle's gauges suit any year.
  const hasScreens = year >= 2004 || model.bodyClass === 'Motorcycles';
  const elsewhere = random.pick(place.others);
  // Each model has one shape, only the paint differs.
  const car = { bodyClass: model.bodyClass, seed: `${model.make} ${model.model}`, variant: model.shape, paint, finish };
  const cover: Recipe = { ...car, view: 'side', backdrop: place.cover, isMirrored };
  const others: Recipe[] = [
    { ...cover, view: 'front' },
    { ...cover, view: 'rear' },
    ...(hasScreens ? [{ ...cover, view: 'interior' } as const] : []),
    { ...cover, view: 'wheel' },
    { ...cover, backdrop: elsewhere, isMirrored: !isMirrored },
  ];
  const first = others.slice(0, Math.min(2, count - 1));
  const rest = shuffled(others.slice(first.length), random).slice(0, count - 1 - first.length);
  return [cover, ...first, ...rest].map((recipe) => ({ key: keyOf(number, recipe), recipe }));
}

/** As long as a photo's random key. A different drawing gets a different key, because files are cached forever. */
const keyOf = (number: number, recipe: Recipe): string =>
  createHash('sha256')
    .update(`${number} ${JSON.stringify(recipe)}`)
    .digest('base64url')
    .slice(0, 22);
