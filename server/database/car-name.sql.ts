import { sql } from 'kysely';

/** What a car is called: its title, or where the seller gave none, "{year} {make} {model}". Empty for an empty draft. */
export const carName = sql<string>`coalesce(cars.title, concat_ws(' ', cars.year, cars.make, cars.model))`;
