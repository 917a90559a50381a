import { z } from 'zod';
import { anyone, member } from '../access/who.ts';
import { ListingFields } from '../cars/listing.ts';
import { call } from '../kit/call.ts';
import { Id, Moment, success } from '../kit/shapes.ts';
import { vehicleEvents } from './history-access.ts';

const Mileage = z.number().int().min(0);

/** A higher mileage that the same car had before, and when it was listed with it. */
export const EarlierMileage = z.object({ mileage: Mileage, at: Moment });
export type EarlierMileage = z.output<typeof EarlierMileage>;

export const VehicleEvent = z
  .object({
    kind: z.enum(vehicleEvents),
    at: Moment,
    /** The listing, if its page still exists. */
    car_id: Id.nullable(),
    /** Part of the listing whose page asks. */
    is_this: z.boolean(),
    mileage: Mileage.nullable(),
    /** Set if the mileage is lower than in an earlier listing. */
    fell_from: EarlierMileage.nullable(),
    /** The company that sold it. Null for a private seller. */
    company: z.string().nullable(),
    seller_name: z.string().nullable(),
    buyer_name: z.string().nullable(),
    amount: z.number().int().nullable(),
    /** The member who bought it here listed it, so it's known to be the same car without its plate. */
    is_bought_here: z.boolean(),
  })
  .meta({ title: 'VehicleEvent' });
export type VehicleEvent = z.output<typeof VehicleEvent>;

/** The history of a car from its earlier listings. */
export const vehicles = {
  history: call('GET /api/vehicles.php?car_id', {
    summary: 'Get the history of a car from all listings with its plate and model, newest first',
    who: anyone,
    limit: 'browse',
    input: z.object({ car_id: Id }),
    output: success('events', z.array(VehicleEvent)),
    fails: ['car_not_found'],
    whenMissing: null,
  }),
  check: call('GET /api/vehicles.php?action=check', {
    summary: 'Check what buyers would see about a car with this plate, model and mileage before it’s listed',
    who: member,
    limit: 'listing',
    input: z.object({
      make: ListingFields.shape.make,
      model: ListingFields.shape.model,
      plate: ListingFields.shape.plate,
      mileage: ListingFields.shape.mileage,
      /** The listing that is being edited. */
      car_id: Id.optional(),
    }),
    output: z.object({
      success: z.literal(true),
      /** Earlier listings of the same car. */
      earlier: z.number().int(),
      fell_from: EarlierMileage.nullable(),
      /** A live listing has the same plate and model. */
      listed_as: Id.nullable(),
    }),
  }),
};
