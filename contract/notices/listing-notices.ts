import { warnDaysBeforeExpiry } from '../cars/cars.flow.ts';
import { kind } from './notice-kind.ts';
import { again, type OfCar } from './notice-words.ts';

const toCar = ({ car_id }: OfCar) => `/car/${car_id}` as const;

/** Notifications to the owner of a listing. */
export const listingNotices = {
  listing_ends_soon: kind({
    group: 'listings',
    icon: 'clock',
    audience: { to: 'owner', right: 'cars.write' },
    sentence: ({ title }: OfCar, times) =>
      `Your listing “${title}” ends within ${warnDaysBeforeExpiry} days. Renew it to keep it for sale.${again(times)}`,
    link: toCar,
  }),
  listing_expired: kind({
    group: 'listings',
    icon: 'car',
    audience: { to: 'owner', right: 'cars.write' },
    sentence: ({ title }: OfCar, times) => `Your listing “${title}” has expired. Renew it in one step.${again(times)}`,
    link: toCar,
  }),
  plate_duplicated: kind({
    group: 'listings',
    icon: 'warning',
    audience: { to: 'owner', right: 'cars.write' },
    sentence: ({ title, other_title }: OfCar & { other_title: string; other_id: number }, times) =>
      `Another listing, “${other_title}”, has the same plate as your listing “${title}”. Check your plate. Our staff will look at both.${again(times)}`,
    link: toCar,
  }),
};
