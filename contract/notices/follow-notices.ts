import { kind } from './notice-kind.ts';
import { again, type OfCar, type OfDealer } from './notice-words.ts';

/** The new cars of a dealer, or the only one. */
type OfNewCars = OfCar & OfDealer & { dealer_id: number; cars: number };

/** Notifications about followed dealers. */
export const followNotices = {
  dealer_listed_cars: kind({
    group: 'follows',
    icon: 'car',
    audience: { to: 'people' },
    sentence: ({ company, cars, title }: OfNewCars, times) =>
      cars === 1
        ? `${company} listed “${title}”.${again(times)}`
        : `${company} listed ${cars} new cars.${again(times)}`,
    link: ({ cars, car_id, dealer_id }) => (cars === 1 ? `/car/${car_id}` : `/dealer/${dealer_id}`),
  }),
};
