import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from './database.ts';

/**
 * A Photo of the contract out of one entry of `cars.images`. It is fetched from the open place if it lies there, else
 * through this server. A subquery that depends on nothing is read once for a whole list.
 */
export const photoOf = (image: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  json_build_object(
    'id', ${image}->'id', 'src', photo_src(${image}, (select base from open_photos)), 'width', ${image}->'width',
    'height', ${image}->'height', 'blur', ${image}->'blur'
  )`;

/** Where photos that lie open are fetched from now on. */
export const keepOpenBase = (db: Queryable, base: string) =>
  sql`update open_photos set base = ${base} where base <> ${base}`.execute(db);
