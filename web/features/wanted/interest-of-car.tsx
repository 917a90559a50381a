import { useQuery } from '@tanstack/react-query';
import * as api from '../../lib/api.ts';
import { InterestNote } from './interest-note.tsx';

/** How many people look for this car, for its seller. */
export function InterestOfCar({ carId }: { carId: number }) {
  const { data } = useQuery(api.wanted.interest.query({ car_id: carId }));
  return <InterestNote people={data?.people ?? 0} />;
}
