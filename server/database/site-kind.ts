import type { ClientBase } from 'pg';
import { StartError } from '../lib/start-error.ts';
import type { Queryable } from './database.ts';

/** Keeps the demo's sample staff away from real users, and its passwordless login away from a real site's data. */
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

/** Only reads, even from a database that isn't migrated yet. Returns whether it belongs to a site at all. */
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
      ? 'This database contains the demo, but a real game login is configured. Set a different DATA_DIR or DATABASE_URL for the real site, or empty this database with "npm run demo:reset" without GTA_WORLD_CLIENT_ID.'
      : 'This database belongs to a real site, but GTA_WORLD_CLIENT_ID is not set, which would open it to the demo login. Configure the game login, or set a different DATA_DIR or DATABASE_URL for the demo.',
  );
}
