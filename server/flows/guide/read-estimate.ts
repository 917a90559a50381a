import type { CarEstimate } from '@forecourt/contract/guide/guide-shapes.ts';
import { closestShown } from '@forecourt/contract/guide/guide-values.ts';
import { isPublic } from '../../database/car.sql.ts';
import type { Queryable } from '../../database/database.ts';
import { closestSale, closestTo, explain } from '../../features/guide/explain.rules.ts';
import type { PricedFacts } from '../../features/guide/features.rules.ts';
import { findModelByName, salesOfFit } from '../../features/guide/guide-sales.store.ts';
import { latestFit, rateCar, rateFacts } from '../../features/guide/guide.store.ts';

/** The estimated value of a public car. Null if there is no such car. */
export async function estimateOf(
  db: Queryable,
  carId: number,
  now: Date,
): Promise<Omit<CarEstimate, 'success'> | null> {
  const car = await rateCar(db, carId, isPublic);
  if (!car) return null;
  const { estimate, deal, model_id } = car;
  const [sales, fitted] = model_id === null ? [[], null] : await Promise.all([salesOfFit(db, model_id), latestFit(db)]);
  const slopes = fitted?.common.slopes;
  const closest = slopes ? closestTo(car, sales, { slopes, now, most: closestShown }) : [];
  return {
    estimate,
    deal,
    closest: closest.map((sale) => closestSale(sale, `${car.make} ${car.model}`)),
    explanation: estimate ? explain(car, estimate, deal) : [],
  };
}

interface Typed extends Partial<{ [fact in keyof PricedFacts]: PricedFacts[fact] | undefined }> {
  make: string;
  model: string;
  year: number;
  price?: number | undefined;
}

export async function appraise(db: Queryable, { make, model, price, ...typed }: Typed) {
  const known = await findModelByName(db, make, model);
  if (!known) return { estimate: null, deal: null };
  const car: PricedFacts = {
    year: typed.year,
    mileage: typed.mileage ?? null,
    engine_upgrade: typed.engine_upgrade ?? null,
    brake_upgrade: typed.brake_upgrade ?? null,
    transmission_upgrade: typed.transmission_upgrade ?? null,
    armour: typed.armour ?? null,
    has_turbo: typed.has_turbo ?? null,
  };
  return rateFacts(db, known.id, car, price ?? null);
}
