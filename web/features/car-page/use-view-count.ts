import { useEffect, useRef } from 'react';
import type { Car } from '@forecourt/contract/cars/car-shapes.ts';
import * as api from '../../lib/api.ts';

/** Counts one view per visit, unless it is the user's own car. Fire and forget. */
export function useViewCount(car: Car | null | undefined) {
  const countedId = useRef<number | null>(null);
  const id = car && !car.own ? car.id : null;
  useEffect(() => {
    if (id === null || countedId.current === id) return;
    countedId.current = id;
    void api.cars.view({ id }).catch(() => undefined);
  }, [id]);
}
