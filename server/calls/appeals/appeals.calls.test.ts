import { outcomes, type Outcome } from '@forecourt/contract/appeals/appeals.flow.ts';
import { decisionNames, decisions, type DecisionName } from '@forecourt/contract/appeals/decisions.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { appealWorld, code, statement } from '../../../testing/appeal-world.ts';
import { inDays, why } from '../../../testing/appeals.ts';
import { listed } from '../../../testing/market.ts';
import type { SignedIn, Site } from '../../../testing/site.ts';

const world = appealWorld();
const { make, appealed, stateOf } = world;
let site: Site, mara: SignedIn, kenji: SignedIn;
let sam: SignedIn, mia: SignedIn, ada: SignedIn, ana: SignedIn;
beforeAll(() => {
  ({ site, mara, kenji, sam, mia, ada, ana } = world);
});

/** For each decision: the state it leaves, the state after a reversal, and the state after a change. */
const expected: Record<DecisionName, { decided: string; reversed: string; changed: string | null }> = {
  flag_car: { decided: 'flagged', reversed: 'active', changed: null },
  remove_car: { decided: 'removed', reversed: 'active', changed: 'flagged' },
  hide_review: { decided: 'hidden', reversed: 'shown', changed: null },
  exclude_sale: { decided: 'excluded', reversed: 'counted', changed: null },
  flag_wanted_ad: { decided: 'flagged', reversed: 'open', changed: null },
  remove_wanted_ad: { decided: 'removed', reversed: 'open', changed: 'flagged' },
  decline_application: { decided: 'declined', reversed: 'approved', changed: 'declined' },
  suspend_user: { decided: 'suspended', reversed: 'active', changed: 'suspended' },
  ban_user: { decided: 'banned', reversed: 'active', changed: 'suspended' },
  suspend_dealer: { decided: 'suspended', reversed: 'active', changed: null },
};

describe.each(decisionNames)('%s', (kind) => {
  const offered = outcomes.filter((one) => one !== 'change' || expected[kind].changed !== null);
  test.each(offered)('is explained, can be appealed and can be decided: %s', async (outcome: Outcome) => {
    const { decided, reversed, changed } = expected[kind];
    const { on, id, decision, appeal } = await appealed(kind, ada);
    expect(decision).toMatchObject({ kind, reason: why, stands: true, may_appeal: false, appeal: { status: 'open' } });
    expect(await stateOf(on, id)).toBe(decided);
    const given = { id: appeal.id, outcome, reason: 'Looked at it again', until: inDays(2) };
    const { appeal: atDesk, undone } = await ana.api.appeals.decide(given);
    expect(undone).toBe(outcome === 'reverse');
    expect(await stateOf(on, id)).toBe({ uphold: decided, change: changed, reverse: reversed }[outcome]);
    const status = { uphold: 'upheld', change: 'changed', reverse: 'reversed' }[outcome];
    expect(atDesk).toMatchObject({ appeal: { status, outcome_reason: 'Looked at it again' }, may_decide: false });
    const { ticket } = (await sam.api.tickets.staffTicket({ id: appeal.ticket_id }))!;
    expect([ticket.status, ticket.responses.at(-1)?.content]).toEqual([
      'closed',
      expect.stringMatching(/^We reviewed this decision again.* Looked at it again$/),
    ]);
    const { rows } = await sql`select action, reason, after ->> 'status' as status, after ->> 'state' as state
      from staff_actions where target_kind = 'appeal' and target_id = ${appeal.id}`.execute(site.db);
    expect(rows).toEqual([
      { action: `${outcome}_appeal`, reason: 'Looked at it again', status, state: await stateOf(on, id) },
    ]);
    expect(await code(ana.api.appeals.decide(given))).toBe('appeal_settled');
    expect(await code(kenji.api.appeals.open({ decision_id: decision.id, statement }))).not.toBe('done');
  });
});

test.each(decisionNames.filter((kind) => decisions[kind].change === null))(
  '%s can only be upheld or reversed',
  async (kind) => {
    expect(expected[kind].changed).toBeNull();
    const { on, id, appeal } = await appealed(kind, ada);
    const change = { id: appeal.id, outcome: 'change', reason: 'A little less', until: inDays(2) } as const;
    expect(await code(ana.api.appeals.decide(change))).toBe('change_not_possible');
    expect(await stateOf(on, id)).toBe(expected[kind].decided);
  },
);

test('a suspension can be changed to end sooner but never later, and a declined applicant may apply right away', async () => {
  const { appeal } = await appealed('suspend_user', ada);
  const decide = (until?: string) =>
    ana.api.appeals.decide({ id: appeal.id, outcome: 'change', reason: 'Too hard', until });
  for (const until of [undefined, inDays(-1), inDays(20)])
    await expect(decide(until)).rejects.toMatchObject({ code: 'bad_input', fields: { until: [expect.any(String)] } });
  const sooner = inDays(1);
  expect((await decide(sooner)).appeal.until).toBe(sooner);
  await sql`update users set standing = 'active', suspended_until = null where id = ${kenji.id}`.execute(site.db);
  const other = await appealed('decline_application', ada);
  await ana.api.appeals.decide({ id: other.appeal.id, outcome: 'change', reason: 'Close to it' });
  const { may_apply_from } = await kenji.api.applications.mine({});
  expect(Date.parse(may_apply_from!)).toBeLessThanOrEqual(Date.now());
});

test('of fifty concurrent appeals against one decision, one succeeds', async () => {
  const { on, id } = await make.remove_car(mia);
  const { decision } = await mara.api.appeals.decision({ target_type: on, target_id: id });
  const tries = Array.from({ length: 50 }, () => code(mara.api.appeals.open({ decision_id: decision!.id, statement })));
  const said = await Promise.all(tries);
  expect(said.filter((one) => one === 'done')).toHaveLength(1);
  expect(said.filter((one) => one === 'appealed_already')).toHaveLength(49);
  const { tickets } = await mara.api.tickets.list({ user_id: mara.id, status: 'open' });
  expect(tickets.filter(({ subject }) => subject === 'Appeal: listing removed (2021 Karin Sultan)')).toHaveLength(1);
});

test('a listing flagged on appeal stays hidden when its sale is withdrawn, and is on sale when restored', async () => {
  const id = await listed(mara);
  const { sale } = await mara.api.sales.complete({ car_id: id });
  await ada.api.cars.updateStatus({ id, status: 'removed', reason: why });
  const { decision } = await mara.api.appeals.decision({ target_type: 'car', target_id: id });
  const { appeal } = (await mara.api.appeals.open({ decision_id: decision!.id, statement })).decision;
  await ana.api.appeals.decide({ id: appeal!.id, outcome: 'change', reason: 'Until the photos are right' });
  await mara.api.sales.withdraw({ id: sale.id });
  expect(await stateOf('car', id)).toBe('flagged');
  expect(await site.visitor().api.cars.get({ id })).toBeNull();
  await mia.api.cars.updateStatus({ id, status: 'active', reason: 'The photos are right now' });
  expect(await site.visitor().api.cars.get({ id })).toMatchObject({ status: 'active', sold_at: null });
});
