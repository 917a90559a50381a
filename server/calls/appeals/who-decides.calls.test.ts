import type { Outcome } from '@forecourt/contract/appeals/appeals.flow.ts';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { appealWorld, code, statement } from '../../../testing/appeal-world.ts';
import { inDays, why } from '../../../testing/appeals.ts';
import { listed } from '../../../testing/market.ts';
import type { SignedIn, Site } from '../../../testing/site.ts';
import { lift } from '../../../testing/standing.ts';

const world = appealWorld();
const { make, appealed, stateOf } = world;
let site: Site, mara: SignedIn, kenji: SignedIn, grace: SignedIn, pia: SignedIn;
let sam: SignedIn, mia: SignedIn, ada: SignedIn, ana: SignedIn;
beforeAll(() => {
  ({ site, mara, kenji, grace, pia, sam, mia, ada, ana } = world);
});

test('the decider has no part in the appeal, by any route and with any character', async () => {
  const { appeal } = await appealed('remove_car', mia);
  const ticket_id = appeal.ticket_id;
  const ways = (who: SignedIn) => [
    who.api.tickets.assign({ ticket_id, staff_id: who.id, assigned_by: who.id }),
    who.api.tickets.addResponse({ ticket_id, user_id: who.id, content: 'I was right' }),
    who.api.tickets.addResponse({ ticket_id, user_id: who.id, content: 'I was right', is_internal: true }),
    who.api.tickets.updateStatus({ ticket_id, user_id: who.id, status: 'in_progress' }),
    who.api.tickets.updatePriority({ ticket_id, user_id: who.id, priority: 'low' }),
    who.api.appeals.decide({ id: appeal.id, outcome: 'uphold', reason: 'I was right' }),
    // A colleague can't assign it to her either.
    sam.api.tickets.assign({ ticket_id, staff_id: mia.id, assigned_by: sam.id }),
  ];
  const accounts = await sql<{ id: number; game_account_id: number }>`select id, game_account_id from users
    where id in (${mia.id}, ${ada.id})`.execute(site.db);
  const accountOf = (who: SignedIn) => accounts.rows.find(({ id }) => id === who.id)!.game_account_id;
  expect(await Promise.all(ways(mia).map(code))).toEqual(Array<string>(7).fill('appeal_decider'));
  // Ada is temporarily another of Mia's characters.
  const become = (account: number) =>
    sql`update users set game_account_id = ${account} where id = ${ada.id}`.execute(site.db);
  await become(accountOf(mia));
  expect(await Promise.all(ways(ada).map(code))).toEqual(Array<string>(7).fill('appeal_decider'));
  await become(accountOf(ada));
  for (const who of [mia, sam]) {
    const { changed, refused } = await who.api.tickets.bulk({ ticket_ids: [ticket_id], staff_id: mia.id });
    expect([changed, refused.length]).toEqual([[], 1]);
  }
  // The database enforces it too.
  for (const written of [
    sql`update tickets set assigned_to = ${mia.id} where id = ${ticket_id}`,
    sql`insert into ticket_responses (ticket_id, author_id, is_staff, content) values (${ticket_id}, ${mia.id}, true, 'x')`,
    sql`update appeals set status = 'upheld', outcome_by = ${mia.id}, outcome_at = now(), outcome_reason = 'x' where id = ${appeal.id}`,
  ])
    await expect(written.execute(site.db)).rejects.toThrow('Who decided has no part in the appeal');
  const seen = await mia.api.tickets.staffTicket({ id: ticket_id });
  expect(seen!.ticket).toMatchObject({ is_decider: true, transitions: [], status: 'open' });
  expect((await mia.api.appeals.forStaff({ ticket_id })).appeal).toMatchObject({
    may_decide: false,
    why_not: 'You made this decision, so a colleague has to handle the appeal.',
  });
  // Sam can reply but not decide.
  await sam.api.tickets.addResponse({ ticket_id, user_id: sam.id, content: 'We look into it' });
  const decide = { id: appeal.id, outcome: 'uphold', reason: 'It is so' } as const;
  expect(await code(sam.api.appeals.decide(decide))).toBe('not_allowed');
  expect(await code(sam.api.tickets.updateStatus({ ticket_id, user_id: sam.id, status: 'resolved' }))).toBe(
    'appeal_undecided',
  );
  const resolve = { ticket_id, user_id: sam.id, content: 'Done', status: 'resolved' } as const;
  expect(await code(sam.api.tickets.addResponse(resolve))).toBe('appeal_undecided');
  expect(await code(ada.api.appeals.decide(decide))).toBe('done');
});

test('an appeal’s ticket is not offered to staff who are involved in it', async () => {
  const { appeal } = await appealed('remove_car', mia);
  const offered = async (asked: object) => (await sam.api.tickets.staff(asked)).staff.map(({ id }) => id);
  expect(await offered({})).toEqual(expect.arrayContaining([sam.id, mia.id, ada.id]));
  const forThis = await offered({ ticket_id: appeal.ticket_id });
  expect(forThis).toEqual(expect.arrayContaining([sam.id, ada.id]));
  expect(forThis).not.toContain(mia.id);
  expect(await code(sam.api.tickets.staff({ ticket_id: 999_999_999 }))).toBe('ticket_not_found');
});

test('the desk lists exactly the appeals that wait for an outcome, to those who may decide', async () => {
  const { appeal } = await appealed('remove_car', mia);
  const waiting = async ({ api, id: user_id }: SignedIn) => {
    const { tickets, pagination } = await api.tickets.staffList({ user_id, only: 'appeals', limit: 100 });
    expect(pagination.total).toBe((await api.staff.waiting({})).waiting.appeals);
    return tickets.map(({ id }) => id);
  };
  expect(await waiting(ada)).toContain(appeal.ticket_id);
  // Support can't restore a removed listing, and Mia removed it.
  expect(await waiting(sam)).not.toContain(appeal.ticket_id);
  expect(await waiting(mia)).not.toContain(appeal.ticket_id);
  await ada.api.appeals.decide({ id: appeal.id, outcome: 'uphold', reason: 'It is so' });
  expect(await waiting(ada)).not.toContain(appeal.ticket_id);
});

test('if no one else can decide it, the appeal waits and says so', async () => {
  const { appeal } = await appealed('ban_user', ada);
  await sql`update users set staff_role = 'analyst' where id = ${ana.id}`.execute(site.db);
  const desk = async (who: SignedIn) => (await who.api.appeals.forStaff({ ticket_id: appeal.ticket_id })).appeal!;
  expect(await desk(ada)).toMatchObject({ deciders: 0, may_decide: false });
  expect(await desk(mia)).toMatchObject({ may_decide: false, why_not: expect.stringContaining('Your role') });
  expect(await code(ada.api.appeals.decide({ id: appeal.id, outcome: 'reverse', reason: 'Mine' }))).toBe(
    'appeal_decider',
  );
  await sql`update users set staff_role = 'admin' where id = ${ana.id}`.execute(site.db);
  expect(await desk(ana)).toMatchObject({ deciders: 1, may_decide: true });
});

test('reversing never undoes a later decision, however close', async () => {
  for (let round = 0; round < 5; round++) {
    const { appeal } = await appealed('suspend_user', mia);
    const reason = 'It was worse than we knew';
    await Promise.all([
      ana.api.appeals.decide({ id: appeal.id, outcome: 'reverse', reason: 'It was nothing' }),
      ada.api.accounts.updateStatus({ user_id: kenji.id, status: 'banned', reason }),
    ]);
    expect(await stateOf('user', kenji.id)).toBe('banned');
    await lift(site, ada, kenji.id, 'Next round');
  }
});

test('the decision leaves the ticket with its assignee, and only an unassigned one goes to the decider', async () => {
  for (const [assignee, expected] of [
    [sam.id, 'Sam Whitlock'],
    [null, 'Ada Brandt'],
  ] as const) {
    const { appeal } = await appealed('remove_car', mia);
    const ticket_id = appeal.ticket_id;
    if (assignee) await sam.api.tickets.assign({ ticket_id, staff_id: assignee, assigned_by: sam.id });
    await ada.api.appeals.decide({ id: appeal.id, outcome: 'uphold', reason: 'It is so' });
    const { ticket } = (await sam.api.tickets.staffTicket({ id: ticket_id }))!;
    expect([ticket.status, ticket.assigned_name]).toEqual(['closed', expected]);
  }
});

test('a decision that has ended or been replaced cannot be appealed', async () => {
  const { on, id } = await make.remove_car(mia);
  const { decision } = await mara.api.appeals.decision({ target_type: on, target_id: id });
  const open = (decision_id: number) => code(mara.api.appeals.open({ decision_id, statement }));
  await ada.api.cars.updateStatus({ id, status: 'active', reason: 'A mistake' });
  expect(await open(decision!.id)).toBe('decision_over');
  await mia.api.cars.updateStatus({ id, status: 'flagged', reason: why });
  expect(await open(decision!.id), 'replaced by the flag').toBe('decision_over');
  const appeals = site.db.selectFrom('appeals').select('id').where('decision_id', '=', decision!.id);
  expect(await appeals.execute()).toEqual([]);
  const later = (await mara.api.appeals.decision({ target_type: on, target_id: id })).decision!;
  expect([later.kind, await open(later.id)]).toEqual(['flag_car', 'done']);
});

test('a decision already undone is left alone, and the reply says so', async () => {
  const { id, appeal } = await appealed('remove_car', mia);
  await ada.api.cars.updateStatus({ id, status: 'active', reason: 'A mistake' });
  await mara.api.cars.change({ id, transition: 'delete' });
  const decide = (outcome: Outcome) => ada.api.appeals.decide({ id: appeal.id, outcome, reason: 'Sorry for that' });
  expect(await code(decide('change'))).toBe('decision_over');
  expect(await decide('reverse')).toMatchObject({ undone: false, appeal: { stands: false } });
  expect(await stateOf('car', id)).toBe('removed');
  const { ticket } = (await mara.api.tickets.get({ id: appeal.ticket_id }))!;
  expect(ticket.responses.at(-1)!.content).toContain('It was no longer in effect, so nothing had to be undone.');
  expect((await mara.api.appeals.decision({ target_type: 'car', target_id: id })).decision).toBeNull();
});

test('decisions about a user cannot be read or appealed by anyone else', async () => {
  const { on, id } = await make.remove_car(mia);
  const about = { target_type: on, target_id: id };
  const { decision } = await mara.api.appeals.decision(about);
  const asked = { decision_id: decision!.id, statement };
  for (const stranger of [kenji, grace, mia]) {
    expect((await stranger.api.appeals.decision(about)).decision).toBeNull();
    expect(await code(stranger.api.appeals.open(asked))).toBe('decision_not_found');
  }
  await expect(mara.api.appeals.open({ ...asked, statement: 'No' })).rejects.toMatchObject({
    fields: { statement: ['Please tell us in a sentence or two what’s wrong'] },
  });
  await make.suspend_dealer(mia);
  const { membership } = await pia.api.dealers.checkUserRole({ user_id: pia.id });
  const ofDealer = { target_type: 'dealer', target_id: membership.dealer_account_id! } as const;
  const shown = (await pia.api.appeals.decision(ofDealer)).decision!;
  expect(shown).toMatchObject({ kind: 'suspend_dealer', reason: why, may_appeal: false });
  expect(await code(pia.api.appeals.open({ decision_id: shown.id, statement }))).toBe('not_allowed');
  expect((await grace.api.appeals.decision(ofDealer)).decision!.may_appeal).toBe(true);
});

test('closing the ticket withdraws the appeal permanently', async () => {
  const { id, appeal, decision } = await appealed('flag_car', mia);
  await mara.api.tickets.close({ ticket_id: appeal.ticket_id, user_id: mara.id });
  expect((await mara.api.appeals.ofTicket({ ticket_id: appeal.ticket_id })).decision!.appeal!.status).toBe('withdrawn');
  expect(await code(ada.api.appeals.decide({ id: appeal.id, outcome: 'reverse', reason: 'Sorry' }))).toBe(
    'appeal_settled',
  );
  expect(await code(mara.api.appeals.open({ decision_id: decision.id, statement }))).toBe('appealed_already');
  expect(await stateOf('car', id)).toBe('flagged');
});

test('staff cannot decide their own appeals, or those of other staff without the right', async () => {
  const until = inDays(3);
  const suspend = (who: SignedIn, user_id: number) =>
    code(who.api.accounts.updateStatus({ user_id, status: 'suspended', until, reason: why }));
  expect(await suspend(mia, mia.id)).toBe('not_allowed');
  expect(await suspend(mia, sam.id)).toBe('not_allowed');
  expect(await suspend(sam, kenji.id)).toBe('not_allowed');
  expect(await code(mia.api.accounts.updateStatus({ user_id: kenji.id, status: 'banned', reason: why }))).toBe(
    'not_allowed',
  );
  expect(await code(ada.api.accounts.updateStatus({ user_id: grace.id, status: 'banned', reason: why }))).toBe(
    'next_owner_needed',
  );
  expect(await code(ada.api.accounts.updateStatus({ user_id: kenji.id, status: 'active', reason: why }))).toBe(
    'standing_is_so',
  );
  expect(await suspend(ada, 999_999)).toBe('user_not_found');
  const car = await listed(mara);
  const set = (who: SignedIn, status: 'active' | 'flagged' | 'removed') =>
    code(who.api.cars.updateStatus({ id: car, status, reason: why }));
  expect(await set(sam, 'removed')).toBe('not_allowed');
  expect(await set(sam, 'flagged')).toBe('done');
  expect(await set(mia, 'flagged')).toBe('not_possible_now');
  expect(await set(sam, 'active')).toBe('not_allowed');
  expect(await set(mia, 'removed')).toBe('done');
  expect(await code(mara.api.cars.change({ id: car, transition: 'restore' }))).toBe('not_possible_now');
  expect(await set(mia, 'active')).toBe('done');
  expect(await stateOf('car', car)).toBe('active');
});
