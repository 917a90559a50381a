import type { BodyClass } from '@forecourt/contract/cars/body-classes.ts';
import type { Feature } from '@forecourt/contract/cars/car-facts.ts';
import type { Random } from '../random.ts';
import { shuffled } from './deck.ts';
import type { Facts } from './car-facts.ts';
import type { Model } from './models/model.ts';

const always: readonly Feature[] = ['Custom paint', 'Alarm', 'GPS tracker'];
/** Features of well-kept cars. */
const kept: readonly Feature[] = ['Full service history', 'One owner', 'Never crashed', 'New tyres'];
const cabin: readonly Feature[] = ['Leather seats', 'Premium sound', 'Tinted windows', 'Dashcam'];
const road: readonly Feature[] = ['Custom rims', 'Low-profile tyres', 'Xenon headlights', 'Lowered suspension'];
const show: readonly Feature[] = ['Pearlescent finish', 'Underglow', 'Custom horn', 'Bulletproof tyres'];
const race: readonly Feature[] = ['Spoiler', 'Body kit', 'Carbon hood', 'Roll cage', 'Bucket seats'];
const rough: readonly Feature[] = ['Lift kit', 'Tow bar', 'Bull bar', 'Winch', 'Roof rack'];

const byClass: Record<BodyClass, readonly Feature[]> = {
  Compacts: [...cabin, ...road, 'Sunroof', 'Roof rack', 'Custom horn', 'Spoiler'],
  Coupes: [...cabin, ...road, 'Sunroof', 'Pearlescent finish', 'Spoiler', 'Carbon hood'],
  Motorcycles: ['Pearlescent finish', 'Chrome trim', 'Custom rims', 'Xenon headlights', 'Underglow', 'Custom horn'],
  Muscle: [...cabin, 'Chrome trim', 'Custom rims', 'Spoiler', 'Bucket seats', 'Roll cage', 'Custom horn', 'Underglow'],
  'Off-road': [...rough, 'Premium sound', 'Dashcam', 'Custom rims', 'Roll cage', 'Bulletproof tyres'],
  Sedans: [...cabin, ...road, 'Sunroof', 'Chrome trim', 'Tow bar'],
  Sports: [...cabin, ...road, ...show, ...race],
  'Sports Classics': ['Chrome trim', 'Leather seats', 'Bucket seats', 'Premium sound', 'Custom rims'],
  Super: [...cabin, ...road, ...show, 'Spoiler', 'Body kit', 'Carbon hood', 'Bucket seats'],
  SUVs: [...cabin, ...rough, 'Sunroof', 'Custom rims', 'Xenon headlights', 'Bulletproof tyres', 'Chrome trim'],
  Vans: ['Tow bar', 'Roof rack', 'Premium sound', 'Dashcam', 'Custom horn', 'Tinted windows', 'Bull bar'],
};

const sinceYear: Partial<Record<Feature, number>> = {
  Navigation: 2004,
  'One owner': 1988,
  'Xenon headlights': 1996,
  Underglow: 1990,
};

/** Pairs that never occur on the same car. */
const quarrels: readonly (readonly [Feature, Feature])[] = [
  ['Lift kit', 'Lowered suspension'],
  ['Lift kit', 'Low-profile tyres'],
  ['Sunroof', 'Roof rack'],
  ['Convertible roof', 'Sunroof'],
  ['Leather seats', 'Bucket seats'],
];

type Known = Pick<Facts, 'year' | 'condition' | 'fuel' | 'upgrades'>;

export function featuresFor(model: Model, { year, condition, fuel, upgrades }: Known, random: Random): Feature[] {
  const { bodyClass, shape } = model;
  const isRoadster = bodyClass === 'Sports Classics' && shape === 1;
  const possible = [
    ...always,
    ...byClass[bodyClass],
    ...(condition === 'project' || condition === 'worn' ? [] : kept),
    ...(fuel === 'electric' ? [] : (['Sport exhaust'] as const)),
    ...(bodyClass === 'Motorcycles' ? [] : (['Navigation'] as const)),
  ].filter((feature) => year >= (sinceYear[feature] ?? 0));
  const chosen: Feature[] = isRoadster ? ['Convertible roof'] : [];
  const wanted = random.int(1, 5) + Math.ceil(upgrades.engine / 2);
  for (const feature of shuffled(possible, random)) {
    if (chosen.length >= wanted) break;
    const quarrelling = quarrels.some(
      ([a, b]) => (feature === a && chosen.includes(b)) || (feature === b && chosen.includes(a)),
    );
    if (!quarrelling) chosen.push(feature);
  }
  return chosen;
}
