import { useState } from 'react';
import type { InventoryCar } from '@forecourt/contract/inventory/inventory.ts';
import { mostAtOnce } from '@forecourt/contract/inventory/inventory-values.ts';

export interface ChosenCars {
  ids: ReadonlySet<number>;
  /** As they were when they were chosen, or as this page shows them. */
  cars: readonly InventoryCar[];
  has: (id: number) => boolean;
  turn: (id: number) => void;
  /** All of this page, or none of it when all are chosen already. */
  turnPage: () => void;
  isPageChosen: boolean;
  clear: () => void;
}

/** Stays over pages and filters, until it is done with. */
export function useChosenCars(page: readonly InventoryCar[]): ChosenCars {
  const [kept, setKept] = useState<readonly InventoryCar[]>([]);
  const shown = new Map(page.map((car) => [car.id, car]));
  const cars = kept.map((car) => shown.get(car.id) ?? car);
  const ids = new Set(cars.map(({ id }) => id));
  const isPageChosen = page.length > 0 && page.every(({ id }) => ids.has(id));
  const choose = (all: readonly InventoryCar[]) => setKept(all.slice(0, mostAtOnce));
  const others = page.filter(({ id }) => !ids.has(id));
  return {
    ids,
    cars,
    has: (id) => ids.has(id),
    turn: (id) =>
      choose(ids.has(id) ? cars.filter((car) => car.id !== id) : [...cars, ...page.filter((car) => car.id === id)]),
    turnPage: () => choose(isPageChosen ? cars.filter(({ id }) => !shown.has(id)) : [...cars, ...others]),
    isPageChosen,
    clear: () => setKept([]),
  };
}
