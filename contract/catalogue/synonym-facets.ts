import { colours, drives, features, fuels, transmissions } from '../cars/car-facts.ts';
import { sellerTypes } from '../cars/filter-values.ts';
import { bodyClasses } from '../cars/body-classes.ts';

/** The facets a search synonym can map to, with their values. Null if the values are names. */
export const synonymFacets = {
  make: { name: 'Make', values: null },
  models: { name: 'Model', values: null },
  bodyClass: { name: 'Body class', values: bodyClasses },
  transmission: { name: 'Transmission', values: transmissions },
  fuel: { name: 'Fuel', values: fuels },
  drive: { name: 'Drive', values: drives },
  colour: { name: 'Colour', values: colours },
  feature: { name: 'Feature', values: features },
  sellerType: { name: 'Seller', values: sellerTypes },
  hasTurbo: { name: 'Turbo', values: ['true'] },
  openToTrade: { name: 'Open to trade', values: ['true'] },
  priceLowered: { name: 'Price lowered', values: ['true'] },
  minArmour: { name: 'Armour', values: ['1'] },
} as const satisfies Record<string, { name: string; values: readonly string[] | null }>;

export type SynonymFacet = keyof typeof synonymFacets;
export const synonymFacetKeys = Object.keys(synonymFacets) as [SynonymFacet, ...SynonymFacet[]];

const names: Partial<Record<SynonymFacet, Record<string, string>>> = {
  drive: { front: 'Front-wheel drive', rear: 'Rear-wheel drive', all: 'All-wheel drive' },
  sellerType: { dealer: 'Dealer', private: 'Private seller' },
  hasTurbo: { true: 'Turbo' },
  openToTrade: { true: 'Open to trade' },
  priceLowered: { true: 'Price lowered' },
  minArmour: { 1: 'Armoured' },
};

/** The display name of a value. */
export const meaningName = (facet: SynonymFacet, value: string): string =>
  names[facet]?.[value] ?? (facet === 'make' || facet === 'models' ? value : value[0]!.toUpperCase() + value.slice(1));
