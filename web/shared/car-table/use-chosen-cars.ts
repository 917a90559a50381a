import { useCallback, useState } from 'react';

export interface ChosenCars<Car> {
  ids: ReadonlySet<number>;
  /** As they were when selected, or as the current page shows them. */
  cars: readonly Car[];
  /** Stable reference, so only the changed row renders again. */
  toggle: (car: Car) => void;
  /** Selects the whole page, or clears it if everything is selected. */
  togglePage: () => void;
  isPageChosen: boolean;
  clear: () => void;
}

/** The selection survives paging and filtering until it is used or cleared. */
export function useChosenCars<Car extends { id: number }>(page: readonly Car[], maxAtOnce: number): ChosenCars<Car> {
  const [selected, setSelected] = useState<readonly Car[]>([]);
  const shown = new Map(page.map((car) => [car.id, car]));
  const cars = selected.map((car) => shown.get(car.id) ?? car);
  const ids = new Set(selected.map(({ id }) => id));
  const isPageChosen = page.length > 0 && page.every(({ id }) => ids.has(id));
  const toggle = useCallback(
    (car: Car) =>
      setSelected((before) => {
        const others = before.filter(({ id }) => id !== car.id);
        return others.length < before.length ? others : [...before, car].slice(0, maxAtOnce);
      }),
    [maxAtOnce],
  );
  return {
    ids,
    cars,
    toggle,
    togglePage: () =>
      setSelected(
        isPageChosen
          ? cars.filter(({ id }) => !shown.has(id))
          : [...cars, ...page.filter(({ id }) => !ids.has(id))].slice(0, maxAtOnce),
      ),
    isPageChosen,
    clear: () => setSelected([]),
  };
}
