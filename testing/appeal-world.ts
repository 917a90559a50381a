import type { DecisionName, DecisionTarget } from '@forecourt/contract/appeals/decisions.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { decisionsOf, refusedAtSignIn } from './appeals.ts';
import { emptyMarket } from './market.ts';
import { startSite, type SignedIn, type Site } from './site.ts';

export const statement = 'This is a misunderstanding, please look again';

/** The result of an attempt: done, or the error code. */
export const code = (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => 'done',
    (error: unknown) => (error as { code: string }).code,
  );

type People = Record<'mara' | 'kenji' | 'grace' | 'pia' | 'sam' | 'mia' | 'ada' | 'ana', SignedIn>;

const personas = {
  mara: 'member',
  kenji: 'otherMember',
  grace: 'dealerOwner',
  pia: 'dealerStaff',
  sam: 'support',
  mia: 'moderator',
  ada: 'admin',
  ana: 'analyst',
} as const;

const read: Record<DecisionTarget, (id: number) => ReturnType<typeof sql<{ state: string }>>> = {
  car: (id) => sql`select status as state from cars where id = ${id}`,
  review: (id) =>
    sql`select case when hidden_at is null then 'shown' else 'hidden' end as state from reviews where id = ${id}`,
  sale: (id) =>
    sql`select case when exists (select from guide_exclusions where sale_id = ${id}) then 'excluded' else 'counted' end as state`,
  wanted_ad: (id) => sql`select status as state from wanted_ads where id = ${id}`,
  application: (id) => sql`select status as state from dealer_applications where id = ${id}`,
  user: (id) => sql`select standing as state from users where id = ${id}`,
  dealer: (id) => sql`select status as state from dealer_accounts where id = ${id}`,
};

/** A site for a test file about decisions and appeals. After each test every user is in good standing. */
export function appealWorld() {
  const world = {} as People & { site: Site };
  beforeAll(async () => {
    world.site = await startSite();
    for (const [name, persona] of Object.entries(personas)) world[name as keyof People] = await world.site.as(persona);
    // A second admin, for decisions reserved to admins.
    await sql`update users set staff_role = 'admin' where id = ${world.ana.id}`.execute(world.site.db);
    await emptyMarket(world.site);
  });
  afterAll(() => world.site.close());
  afterEach(async () => {
    const { site, kenji } = world;
    await sql`update users set standing = 'active', standing_reason = null, suspended_until = null
      where id = ${kenji.id}`.execute(site.db);
    await sql`update dealer_accounts set status = 'active', status_reason = null`.execute(site.db);
    await sql`delete from dealer_team_members where user_id = ${kenji.id}`.execute(site.db);
    await sql`delete from dealer_applications`.execute(site.db);
    await emptyMarket(site);
  });
  const make = decisionsOf(
    () => world.site,
    () => world,
  );

  /** Makes a decision by staff and appeals it as the affected user: on the pages, or at the login. */
  async function appealed(kind: DecisionName, by: SignedIn) {
    const { on, id, by: whom } = await make[kind](by);
    if (on === 'user') {
      const { api, bearer } = await refusedAtSignIn(world.site, 'kenji.mori');
      const { decision } = await api.appeals.atSignIn({}, { bearer });
      const opened = await api.appeals.openAtSignIn({ decision_id: decision!.id, statement }, { bearer });
      return { on, id, decision: opened.decision, appeal: opened.decision.appeal! };
    }
    const { api } = world[whom];
    const { decision } = await api.appeals.decision({ target_type: on, target_id: id });
    const opened = await api.appeals.open({ decision_id: decision!.id, statement });
    return { on, id, decision: opened.decision, appeal: opened.decision.appeal! };
  }

  const stateOf = async (on: DecisionTarget, id: number) => (await read[on](id).execute(world.site.db)).rows[0]!.state;
  return Object.assign(world, { make, appealed, stateOf });
}
