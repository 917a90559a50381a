import { useEffect } from 'react';
import type { Car } from '@forecourt/contract/cars/car-shapes.ts';
import { maxRecent } from '@forecourt/contract/cars/chosen-values.ts';
import { createDeviceList, useDeviceList } from '../../../lib/device-list.ts';

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** The ids of the cars this browser looked at, the last one first. */
const recent = createDeviceList('forecourt.recent', isId);

export const useRecent = (): readonly number[] => useDeviceList(recent);

export const forgetRecent = () => recent.set([]);

/** Keeps in mind that this car was looked at; one's own, and what is not for everybody, is no such look. */
export function useRememberCar(car: Car | null | undefined) {
  const id = car && !car.own && isOnView(car) ? car.id : null;
  useEffect(() => {
    if (id !== null) recent.set([id, ...recent.get().filter((other) => other !== id)].slice(0, maxRecent));
  }, [id]);
}

const isOnView = ({ status }: Car) => status === 'active' || status === 'reserved' || status === 'sold';
