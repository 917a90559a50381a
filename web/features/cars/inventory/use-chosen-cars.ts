import { useCallback, useState } from 'react';
import type { InventoryCar } from '@forecourt/contract/inventory/inventory.ts';
import { mostAtOnce } from '@forecourt/contract/inventory/inventory-values.ts';

export interface ChosenCars {
  ids: ReadonlySet<number>;
  /** As they were when they were chosen, or as this page shows them. */
  cars: readonly InventoryCar[];
  /** Always the same function, so that only the row that changes is drawn anew. */
  turn: (car: InventoryCar) => void;
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
  const ids = new Set(kept.map(({ id }) => id));
  const isPageChosen = page.length > 0 && page.every(({ id }) => ids.has(id));
  const turn = useCallback(
    (car: InventoryCar) =>
      setKept((before) => {
        const others = before.filter(({ id }) => id !== car.id);
        return others.length < before.length ? others : [...before, car].slice(0, mostAtOnce);
      }),
    [],
  );
  return {
    ids,
    cars,
    turn,
    turnPage: () =>
      setKept(
        isPageChosen
          ? cars.filter(({ id }) => !shown.has(id))
          : [...cars, ...page.filter(({ id }) => !ids.has(id))].slice(0, mostAtOnce),
      ),
    isPageChosen,
    clear: () => setKept([]),
  };
}
