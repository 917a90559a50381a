import type { Colour, drives, Feature, fuels } from '@forecourt/contract/cars/car-facts.ts';
import type { Condition } from './words/condition.ts';

/** A listing's facts about the car itself. */
export interface Facts {
  year: number;
  mileage: number;
  condition: Condition;
  price: number;
  colour: Colour;
  transmission: 'automatic' | 'manual';
  fuel: (typeof fuels)[number];
  drive: (typeof drives)[number];
  upgrades: { engine: number; brakes: number; gearbox: number; armour: number; turbo: boolean };
  features: Feature[];
  plate: string | null;
  openToTrade: boolean;
}
