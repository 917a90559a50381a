import type { CarCard } from '@forecourt/contract/cars/car-shapes.ts';
import { maxCompared } from '@forecourt/contract/cars/chosen-values.ts';
import { carName } from '../../lib/car-words.ts';
import { createDeviceList, useDeviceList } from '../../lib/device-list.ts';

/** A car selected for comparison, with the fields the tray shows. */
export interface Chosen {
  id: number;
  name: string;
  /** The cover's source. */
  src: string | null;
}

const isChosen = (value: unknown): value is Chosen => {
  const { id, name, src } = Object(value) as Partial<Chosen>;
  return Number.isSafeInteger(id) && typeof name === 'string' && (src === null || typeof src === 'string');
};

const chosen = createDeviceList('forecourt.compare', isChosen);

export const useChosen = (): readonly Chosen[] => useDeviceList(chosen).slice(0, maxCompared);

export const useIsCompared = (id: number): boolean => useDeviceList(chosen).some((car) => car.id === id);

/** Returns false if the comparison is full. */
export function addToComparison(car: CarCard): boolean {
  const others = chosen.get().filter(({ id }) => id !== car.id);
  if (others.length >= maxCompared) return false;
  chosen.set([...others, { id: car.id, name: carName(car), src: car.images[0]?.src ?? null }]);
  return true;
}

export const removeFromComparison = (id: number) => chosen.set(chosen.get().filter((car) => car.id !== id));

export const clearComparison = () => chosen.set([]);
