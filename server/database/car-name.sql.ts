import { sql } from 'kysely';

/** A car's display name: its title, or "{year} {make} {model}" if the seller gave none. Empty for an empty draft. */
export const carName = sql<string>`coalesce(cars.title, concat_ws(' ', cars.year, cars.make, cars.model))`;

/** The same for lists in which nothing may be without a name. */
export const carNameOrId = sql<string>`coalesce(nullif(${carName}, ''), 'Car ' || cars.id)`;
