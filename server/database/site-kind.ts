import type { Queryable } from './database.ts';

/** The demo's sample staff must never meet real people, nor its sign-in without passwords a real site's data. */
export class WrongSiteKind extends Error {}

export async function claimSite(db: Queryable, isDemo: boolean): Promise<void> {
  await db
    .insertInto('site')
    .values({ is_demo: isDemo })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { is_demo: wasDemo } = await db.selectFrom('site').select('is_demo').executeTakeFirstOrThrow();
  if (wasDemo === isDemo) return;
  throw new WrongSiteKind(
    wasDemo
      ? 'This database holds the demo world, and a real game sign-in is configured. Give the real site its own DATA_DIR or DATABASE_URL, or empty this one with "npm run demo:reset" without GTA_WORLD_CLIENT_ID.'
      : 'This database belongs to a real site, and no GTA_WORLD_CLIENT_ID is set, which would open it to the demo sign-in. Configure the game sign-in, or give the demo its own DATA_DIR or DATABASE_URL.',
  );
}
