import { useIsMutating, useQuery } from '@tanstack/react-query';
import type { Car } from '@forecourt/contract/cars/car-shapes.ts';
import * as api from '../../lib/api.ts';
import { TargetPrice } from './target-price.tsx';
import { pressKey, useFavouriteIds } from './use-favourite-ids.ts';

/** On the car page, once the car is a favourite. */
export function TargetOfCar({ car }: { car: Car }) {
  const isFavourite = useFavouriteIds(true)(car.id) ?? false;
  const isChanging = useIsMutating({ mutationKey: pressKey(car.id) }) > 0;
  const { data } = useQuery({
    ...api.favourites.target.query({ car_id: car.id }),
    enabled: isFavourite && !isChanging,
  });
  return isFavourite && data?.target ? <TargetPrice car={car} target={data.target} /> : null;
}
