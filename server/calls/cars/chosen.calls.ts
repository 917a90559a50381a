import type { chosen } from '@forecourt/contract/cars/chosen.ts';
import type { Database } from '../../database/database.ts';
import { carsOf } from '../../features/cars/car.store.ts';
import { comparedCars } from '../../features/cars/compared.store.ts';
import type { Handlers } from '../../lib/handlers.ts';
import { ReadyAnswer } from '../../lib/ready-answer.ts';

export const chosenCalls = (db: Database): Handlers<typeof chosen> => ({
  compare: async ({ ids }) => new ReadyAnswer(await comparedCars(db, ids)),
  cards: async ({ ids }) => new ReadyAnswer(await carsOf(db, ids)),
});
