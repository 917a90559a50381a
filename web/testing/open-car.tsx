import { screen } from '@testing-library/react';
import type { Car } from '@forecourt/contract/cars/car-shapes.ts';
import { zentorno } from './a-car.ts';
import type { Answers } from './fake-server.ts';
import { openApp } from './open-app.tsx';
import { signedOut } from './people.ts';

/** Opens a car's page as a visitor by default. Null means the car doesn't exist. */
export const openCar = (car: Car | null, answers: Answers = signedOut) =>
  openApp('/car/7', {
    'cars.get': car,
    'cars.similar': { success: true, cars: [] },
    'cars.view': { success: true },
    'favourites.ids': { success: true, car_ids: [] },
    ...answers,
  });

export const carHeading = () => screen.findByRole('heading', { level: 1, name: zentorno.title });

/** The first button with that name. A phone's bottom bar repeats some of them. */
export const button = (name: string) => screen.getAllByRole('button', { name })[0] as HTMLElement;
