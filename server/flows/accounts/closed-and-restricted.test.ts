import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endSuspensions } from '../../jobs/end-suspensions.ts';
import { statement } from '../../../testing/appeal-world.ts';
import { inDays, refusedAtSignIn, why } from '../../../testing/appeals.ts';
import { reachCharacterChoice } from '../../../testing/sign-in.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';
import { seenStanding } from '../../../testing/standing.ts';
import { waitsFor } from '../../../testing/waits-for.ts';

let site: Site;
let mara: SignedIn, kenji: SignedIn, mia: SignedIn, ada: SignedIn, ana: SignedIn;
let talk: number;
beforeAll(async () => {
  site = await startSite();
  [kenji, mia] = [await site.as('otherMember'), await site.as('moderator')];
  [ada, ana] = [await site.as('admin'), await site.as('analyst')];
  // A second admin, for decisions that only admins make.
  await sql`update users set staff_role = 'admin' where id = ${ana.id}`.execute(site.db);
});
afterAll(() => site.close());
beforeEach(async () => {
  await sql`update users set standing = 'active', standing_reason = null, suspended_until = null,
    account_closed_at = null where name = 'Mara Quinn'`.execute(site.db);
  mara = await site.as('member');
  talk = (await mara.api.messaging.create({ participants: [kenji.id] })).id;
  await mara.api.messaging.sendMessage({ conversation_id: talk, sender_id: mara.id, content: 'Hello' });
});

const close = ({ api }: SignedIn) => api.accounts.closeAccount({ name: 'Mara Quinn' });
const give = async ({ api }: SignedIn, status: 'active' | 'suspended' | 'banned') =>
  api.accounts.updateStatus({
    user_id: mara.id,
    status,
    reason: why,
    ...(status === 'suspended' && { until: inDays(1) }),
    seen: await seenStanding(site.db, mara.id),
  });
const code = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'done',
    (error: unknown) => (error as { code: string }).code,
  );
const signIn = async () => {
  const visitor = site.visitor();
  const { bearer, user, characters } = await reachCharacterChoice(visitor, 'mara.quinn');
  return code(
    visitor.api.accounts.authenticate({ gta_world_user: user, selected_character: characters[0]! }, { bearer }),
  );
};
/** Others see only the name, as for every closed account. */
const seen = async () => {
  const found = await kenji.api.people.find({ purpose: 'message', query: 'Mara Quinn' });
  return {
    closed: (await site.visitor().api.accounts.user({ id: mara.id }))!.is_closed,
    found: found.people.length,
    written: await code(
      kenji.api.messaging.sendMessage({ conversation_id: talk, sender_id: kenji.id, content: 'Are you there?' }),
    ),
  };
};
const gone = { closed: true, found: 0, written: 'account_closed' };
const here = { closed: false, found: 1, written: 'done' };

describe('an account closed by its owner', () => {
  test('stays closed during and after a suspension, and logging in reopens it once the suspension is over', async () => {
    await close(mara);
    await give(mia, 'suspended');
    expect(await seen()).toEqual(gone);
    expect(await signIn()).toBe('account_suspended');
    expect(await seen()).toEqual(gone);
    const { user } = await mia.api.users.details({ id: mara.id });
    expect(user).toMatchObject({ status: 'suspended', account_closed_at: expect.any(String) as string });
    await endSuspensions(site.db, new Date(Date.now() + 2 * 86_400_000));
    expect(await seen()).toEqual(gone);
    expect(await signIn()).toBe('done');
    expect(await seen()).toEqual(here);
  });

  test('stays closed from the moment the suspension ends, even before the job runs', async () => {
    await close(mara);
    await give(mia, 'suspended');
    await sql`update users set suspended_until = now() - interval '1 second' where id = ${mara.id}`.execute(site.db);
    expect(await seen()).toEqual(gone);
    expect(await code(give(mia, 'active'))).toBe('standing_is_so');
    expect(await signIn()).toBe('done');
    await endSuspensions(site.db, new Date());
    expect(await seen()).toEqual(here);
  });

  test.each(['suspended', 'banned'] as const)('is closed again when it was %s and that is lifted', async (given) => {
    await close(mara);
    await give(ada, given);
    expect(await signIn()).toBe(`account_${given}`);
    await give(ada, 'active');
    expect(await seen()).toEqual(gone);
    expect(await signIn()).toBe('done');
    expect(await seen()).toEqual(here);
  });

  test('can still appeal, and the outcome does not reopen it', async () => {
    await close(mara);
    await give(ada, 'banned');
    const { api, bearer } = await refusedAtSignIn(site, 'mara.quinn');
    const { decision } = await api.appeals.atSignIn({}, { bearer });
    const opened = await api.appeals.openAtSignIn({ decision_id: decision!.id, statement }, { bearer });
    const { id } = opened.decision.appeal!;
    await ana.api.appeals.decide({ id, outcome: 'change', reason: 'Too hard', until: inDays(1) });
    expect(await seen()).toEqual(gone);
    expect(await signIn()).toBe('account_suspended');
    await endSuspensions(site.db, new Date(Date.now() + 2 * 86_400_000));
    expect(await seen()).toEqual(gone);
    expect(await signIn()).toBe('done');
  });

  test('counts as open once its owner is back, so a later suspension ends with it open', async () => {
    await close(mara);
    expect(await signIn()).toBe('done');
    await give(mia, 'suspended');
    await endSuspensions(site.db, new Date(Date.now() + 2 * 86_400_000));
    expect(await seen()).toEqual(here);
  });
});

test('a user who is banned while closing their account stays banned', async () => {
  const ban = sql`update users set standing = 'banned', standing_reason = ${why} where id = ${mara.id}`;
  expect(await code(waitsFor(site, ban, () => close(mara)))).toBe('sign_in_required');
  expect(await signIn()).toBe('account_banned');
});

test('a user whose suspension has ended can close the account even before the job runs', async () => {
  await sql`update users set standing = 'suspended', standing_reason = ${why}, suspended_until = now()
    where id = ${mara.id}`.execute(site.db);
  expect(await code(close(mara))).toBe('done');
  expect(await seen()).toEqual(gone);
  expect(await signIn()).toBe('done');
});
