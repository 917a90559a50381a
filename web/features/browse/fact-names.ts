import type { flags } from './browse-search.ts';

/** Labels of the on/off filters, for checkboxes and chips. */
export const flagNames: Record<(typeof flags)[number], string> = {
  listedToday: 'Listed today',
  priceLowered: 'Price lowered',
  openToTrade: 'Open to trade',
  acceptsOffers: 'Accepts offers',
  hasTurbo: 'Turbo',
};

/** Filters with levels, each meaning "at least". */
export const levelNames = [
  { key: 'minEngine', name: 'Engine', steps: 4, chip: (level: number) => `Engine ${level}+` },
  { key: 'minBrakes', name: 'Brakes', steps: 4, chip: (level: number) => `Brakes ${level}+` },
  { key: 'minGearbox', name: 'Gearbox', steps: 4, chip: (level: number) => `Gearbox ${level}+` },
  { key: 'minArmour', name: 'Armour', steps: 5, chip: (level: number) => `Armour ${level * 20}%+` },
] as const;
