import { useQueryClient } from '@tanstack/react-query';
import * as api from '../../lib/api.ts';
import { useLiveEvents } from '../../lib/live.ts';

/** Shows changes to this car, such as a new price, right away to logged-in users. */
export function useCarNews(id: number) {
  const client = useQueryClient();
  useLiveEvents((event) => {
    const isAffected = event.kind === 'cars_changed' ? event.car_ids.includes(id) : event.kind === 'connected';
    if (isAffected) void client.invalidateQueries({ queryKey: api.cars.get.query({ id }).queryKey });
  });
}
