import { addresses } from '@forecourt/contract/addresses.generated.ts';
import type { contract } from '@forecourt/contract/contract.ts';
import { createClient } from '@forecourt/contract/kit/client.ts';
import { staffActions, type StaffActionName, type TargetKind } from '@forecourt/contract/staff/staff-actions.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTarget } from '../../server/features/staff/staff-targets.store.ts';
import { startSite, type SignedIn, type Site } from '../site.ts';
import { actorsOn, type Actor } from './actors.ts';
import { rows } from './cells.ts';
import { actionsOn, type Action } from './actions.ts';
import { reason } from './expected/values.ts';
import { undoable } from './undone.ts';

const { connectRequests, undone } = undoable();
let site: Site;
let admin: Actor;
let api: SignedIn['api'];
beforeAll(async () => {
  site = await startSite({ connectRequests, config: { webhookLoopback: true } });
  admin = (await actorsOn(site)).at(-1)!;
  api = createClient<typeof contract>(addresses, admin.browser.fetch);
});
afterAll(() => site.close());

const actions = actionsOn(() => site);
const names = Object.keys(staffActions) as StaffActionName[];

test.for(names)('%s is recorded exactly once, with actor, target and reason', (action) =>
  undone(async () => {
    const tested = actions[action];
    const { on, needsReason } = staffActions[action];
    const seen = await begin(tested);
    await done(tested);
    const { rows: recorded } = await sql<{ action: StaffActionName }>`
      select actor_id, action, target_kind, target_id, reason from staff_actions where id > ${seen}`.execute(site.db);
    const target_id = await targetOf(tested, on);
    const why = tested.reason ?? (needsReason ? reason : null);
    expect(recorded.filter((entry) => entry.action !== tested.with)).toEqual([
      { actor_id: admin.scene.me, action, target_kind: on, target_id, reason: why },
    ]);
    expect(recorded).toHaveLength(tested.with ? 2 : 1);
  }),
);

test.for(names)('%s whose transaction fails is neither done nor recorded', (action) =>
  undone(async () => {
    const tested = actions[action];
    const { on } = staffActions[action];
    const seen = await begin(tested);
    const before = await stateOf(tested, on);
    await failAtTheEnd();
    await expect(done(tested)).rejects.toMatchObject({ code: 'internal' });
    const { rows: recorded } = await sql`select from staff_actions where id > ${seen}`.execute(site.db);
    expect(recorded).toEqual([]);
    expect(await stateOf(tested, on)).toEqual(before);
  }),
);

/** Prepares the action and returns the last id in the log before it. */
async function begin({ after }: Action): Promise<number> {
  await after?.(site, admin.scene, api);
  const { rows: last } = await sql<{ id: number }>`select max(id) as id from staff_actions`.execute(site.db);
  return last[0]!.id;
}

async function done({ by }: Action): Promise<unknown> {
  if (typeof by !== 'string') return by(api, admin.scene);
  const line = rows.find(({ title }) => title === by);
  expect(line?.line, `${by} is no line of the matrix`).toBeTruthy();
  const [feature, name] = line!.key.split('.') as [string, string];
  const calls = api as unknown as Record<string, Record<string, (input: object) => Promise<unknown>>>;
  return calls[feature]![name]!(line!.line![1](admin.scene));
}

const made: Partial<Record<TargetKind, string>> = {
  award: 'awards',
  dealer: 'dealer_accounts',
  ticket_category: 'ticket_categories',
  response_template: 'response_templates',
  car_make: 'car_makes',
  car_model: 'car_models',
  car_area: 'areas',
  car_region: 'area_regions',
  search_word: 'word_meanings',
  user_note: 'user_notes',
};

async function targetOf({ on }: Action, kind: TargetKind): Promise<number> {
  if (on !== 'new') return on(admin.scene);
  const { rows: newest } = await sql<{ id: number }>`select max(id) as id from ${sql.table(made[kind]!)}`.execute(
    site.db,
  );
  return newest[0]!.id;
}

/** The target's state as logged. For an action that creates something, the newest row. */
async function stateOf(tested: Action, kind: TargetKind): Promise<unknown> {
  const id = await targetOf(tested, kind);
  return [id, await site.db.transaction().execute((tx) => readTarget(tx, kind, id))];
}

/** Makes every later log entry fail at the end of its transaction. */
const failAtTheEnd = () =>
  sql
    .raw(
      `create function fail_at_the_end() returns trigger language plpgsql as $$ begin raise exception 'at the end'; end $$;
       create constraint trigger fail_at_the_end after insert on staff_actions deferrable initially deferred
         for each row execute function fail_at_the_end()`,
    )
    .execute(site.db);
