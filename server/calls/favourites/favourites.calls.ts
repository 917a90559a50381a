import type { favourites } from '@forecourt/contract/favourites/favourites.ts';
import type { Database } from '../../database/database.ts';
import { saveFavourite, setTarget } from '../../flows/cars/favourite-cars.ts';
import { findTarget } from '../../features/favourites/target-prices.store.ts';
import type { Handlers } from '../../lib/handlers.ts';
import { ReadyAnswer } from '../../lib/ready-answer.ts';
import { favouriteCars, favouriteIds, removeFavourite, writeNote } from '../../features/favourites/favourites.store.ts';
import { fail } from '../../lib/failure.ts';

export const favouritesCalls = (db: Database): Handlers<typeof favourites> => ({
  list: async (_input, { id }) => new ReadyAnswer(await favouriteCars(db, id)),
  ids: async (_input, { id }) => ({ success: true, car_ids: await favouriteIds(db, id) }),

  async add({ car_id }, { id }) {
    await saveFavourite(db, id, car_id);
    return { success: true };
  },

  async saveNote({ car_id, note }, { id }) {
    if (!(await writeNote(db, id, car_id, note))) fail('not_a_favourite');
    return { success: true };
  },

  target: async ({ car_id }, { id }) => ({ success: true, target: (await findTarget(db, id, car_id)) ?? null }),

  async setTarget({ car_id, target_price }, { id }) {
    await setTarget(db, id, car_id, target_price);
    return { success: true };
  },

  async remove({ car_id }, { id }) {
    await removeFavourite(db, id, car_id);
    return { success: true };
  },
});
