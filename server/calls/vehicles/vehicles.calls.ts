import type { vehicles } from '@forecourt/contract/vehicles/vehicles.ts';
import type { Database } from '../../database/database.ts';
import { checkListing, readHistory } from '../../flows/vehicles/read-history.ts';
import type { Handlers } from '../../lib/handlers.ts';

export const vehiclesCalls = (db: Database): Handlers<typeof vehicles> => ({
  history: async ({ car_id }) => ({ success: true, events: await readHistory(db, car_id) }),

  check: async ({ car_id, make, model, plate, mileage }) => ({
    success: true,
    ...(await checkListing(db, { make, model, plate, mileage, carId: car_id })),
  }),
});
