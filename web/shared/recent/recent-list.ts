import { useEffect } from 'react';
import type { Car } from '@forecourt/contract/cars/car-shapes.ts';
import { maxRecent } from '@forecourt/contract/cars/chosen-values.ts';
import { carName } from '../../lib/car-words.ts';
import { createDeviceList, useDeviceList } from '../../lib/device-list.ts';
import { forgetPrices, rememberPrice } from './viewed-prices.ts';

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** Ids of the cars this browser viewed, newest first. */
const recent = createDeviceList('forecourt.recent', isId);

export const useRecent = (): readonly number[] => useDeviceList(recent);

export function forgetRecent() {
  recent.set([]);
  forgetPrices();
}

/** Remembers that this car was viewed, unless it is the user's own or not public. */
export function useRememberCar(car: Car | null | undefined) {
  const id = car && !car.own && isOnView(car) ? car.id : null;
  useEffect(() => {
    if (id !== null) recent.set([id, ...recent.get().filter((other) => other !== id)].slice(0, maxRecent));
  }, [id]);
  const isForSale = car?.status === 'active' || car?.status === 'reserved';
  const [title, price] = [car && carName(car), car?.price];
  useEffect(() => {
    if (id === null || !isForSale || !title || price === undefined) return;
    rememberPrice({ id, title, price, at: Date.now() }, maxRecent);
  }, [id, isForSale, title, price]);
}

const isOnView = ({ status }: Car) => status === 'active' || status === 'reserved' || status === 'sold';
