import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from './database.ts';

/**
 * Builds a contract Photo from one entry of `cars.images`. Its address is in the public storage if it's published, else
 * on this server. The subquery depends on nothing, so it runs once for a whole list.
 */
export const photoOf = (image: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  json_build_object(
    'id', ${image}->'id', 'src', photo_src(${image}, (select base from open_photos)), 'width', ${image}->'width',
    'height', ${image}->'height', 'blur', ${image}->'blur'
  )`;

/** Stores the base address of published photos. */
export const lockOpenBase = (db: Queryable, base: string) =>
  sql`update open_photos set base = ${base} where base <> ${base}`.execute(db);
