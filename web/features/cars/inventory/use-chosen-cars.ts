import { useState } from 'react';
import type { OwnListing } from '@forecourt/contract/cars/car-shapes.ts';
import { mostAtOnce } from '@forecourt/contract/inventory/inventory-values.ts';

export interface ChosenCars {
  ids: ReadonlySet<number>;
  has: (id: number) => boolean;
  turn: (id: number) => void;
  /** All of this page, or none of it when all are chosen already. */
  turnPage: () => void;
  isPageChosen: boolean;
  clear: () => void;
}

/** Stays over pages and filters, until it is done with. */
export function useChosenCars(cars: readonly OwnListing[]): ChosenCars {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const page = cars.map(({ id }) => id);
  const isPageChosen = page.length > 0 && page.every((id) => ids.has(id));
  const chosen = (all: number[]) => setIds(new Set(all.slice(0, mostAtOnce)));
  return {
    ids,
    has: (id) => ids.has(id),
    turn: (id) => chosen(ids.has(id) ? [...ids].filter((one) => one !== id) : [...ids, id]),
    turnPage: () => chosen(isPageChosen ? [...ids].filter((id) => !page.includes(id)) : [...ids, ...page]),
    isPageChosen,
    clear: () => setIds(new Set()),
  };
}
