import type { BodyClass } from '@forecourt/contract/cars/body-classes.ts';
import type { drives, fuels } from '@forecourt/contract/cars/car-facts.ts';

/** Demo data about a catalogue model, so that its cars are priced, aged and drawn consistently. */
export interface Model {
  make: string;
  model: string;
  bodyClass: BodyClass;
  /** Thousands of dollars for a good one of the latest year. */
  worth: number;
  years: readonly [first: number, last: number];
  /** Index of the class's silhouette. */
  shape: number;
  fuel?: (typeof fuels)[number];
  drive?: (typeof drives)[number];
  gearbox?: 'automatic' | 'manual';
}

type Row = readonly [
  make: string,
  model: string,
  worth: number,
  first: number,
  last: number,
  shape: number,
  more?: Pick<Model, 'fuel' | 'drive' | 'gearbox'>,
];

export const modelsOf = (bodyClass: BodyClass, rows: readonly Row[]): Model[] =>
  rows.map(([make, model, worth, first, last, shape, more]) => ({
    make,
    model,
    bodyClass,
    worth,
    years: [first, last],
    shape,
    ...more,
  }));
