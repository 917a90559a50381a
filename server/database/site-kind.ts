import type { ClientBase } from 'pg';
import { StartError } from '../start/start-error.ts';
import type { Queryable } from './database.ts';

/** The demo's sample staff must never meet real people, nor its sign-in without passwords a real site's data. */
export class WrongSiteKind extends StartError {}

export async function claimSite(db: Queryable, isDemo: boolean): Promise<void> {
  await db
    .insertInto('site')
    .values({ is_demo: isDemo })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { is_demo: wasDemo } = await db.selectFrom('site').select('is_demo').executeTakeFirstOrThrow();
  refuseOtherKind(wasDemo, isDemo);
}

/** Asks only, also a database that was not brought up to date yet; whether it is anybody's at all. */
export async function checkSiteKind(client: ClientBase, isDemo: boolean): Promise<boolean> {
  const table = await client.query<{ found: string | null }>("select to_regclass('public.site') as found");
  if (!table.rows[0]?.found) return false;
  const { rows } = await client.query<{ is_demo: boolean }>('select is_demo from public.site');
  if (rows[0]) refuseOtherKind(rows[0].is_demo, isDemo);
  return rows.length > 0;
}

function refuseOtherKind(wasDemo: boolean, isDemo: boolean): void {
  if (wasDemo === isDemo) return;
  throw new WrongSiteKind(
    wasDemo
      ? 'This database holds the demo world, and a real game sign-in is configured. Give the real site its own DATA_DIR or DATABASE_URL, or empty this one with "npm run demo:reset" without GTA_WORLD_CLIENT_ID.'
      : 'This database belongs to a real site, and no GTA_WORLD_CLIENT_ID is set, which would open it to the demo sign-in. Configure the game sign-in, or give the demo its own DATA_DIR or DATABASE_URL.',
  );
}
