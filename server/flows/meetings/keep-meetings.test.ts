import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { leavesTeam } from '../../../testing/leave-team.ts';
import { emptyMarket, listed, sell } from '../../../testing/market.ts';
import {
  agreedBy,
  anArea,
  heldBy,
  inHours,
  keepAt,
  proposedBy,
  replyTo,
  shift,
  talkAbout,
} from '../../../testing/meetings.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let mara: SignedIn, kenji: SignedIn, grace: SignedIn, pia: SignedIn;
beforeAll(async () => {
  site = await startSite();
  [mara, kenji] = [await site.as('member'), await site.as('otherMember')];
  [grace, pia] = [await site.as('dealerOwner'), await site.as('dealerStaff')];
});
afterAll(() => site.close());
beforeEach(async () => {
  await sql`delete from announcements`.execute(site.db);
  await emptyMarket(site);
});

const announced = async (kind: string) =>
  (
    await site.db
      .selectFrom('announcements')
      .select(sql<{ meetingId: number; side?: string; cause?: string }>`data`.as('data'))
      .where('kind', '=', kind)
      .orderBy('id')
      .execute()
  ).map(({ data }) => data);
const seenBy = async ({ api }: SignedIn, id: number) => (await api.meetings.get({ id }))!.meeting;

describe('the reminder', () => {
  test('comes half an hour before, to both sides, exactly once, though jobs run twice and at the same time', async () => {
    const { meeting_id: meetingId } = await agreedBy(site, kenji, mara, { hours: 48 });
    await keepAt(site, 47.4);
    expect(await announced('meeting_begins_soon')).toEqual([]);
    await Promise.all(Array.from({ length: 6 }, () => keepAt(site, 47.6)));
    await keepAt(site, 47.8);
    expect(await announced('meeting_begins_soon')).toEqual([
      { meetingId, side: 'buyer' },
      { meetingId, side: 'seller' },
    ]);
  });

  test('moves with the meeting: the earlier time isn’t reminded of, the new one is, also after a reminder', async () => {
    const agreed = await agreedBy(site, kenji, mara, { hours: 48 });
    const { meeting_id: id } = agreed;
    const area_id = await anArea(site);
    const move = async (hours: number, from: typeof agreed) => {
      const change = { id, proposal_id: from.agreed!.id, is_change: true, ...inHours(hours), area_id };
      return replyTo(mara, (await kenji.api.meetings.suggest(change)).meeting);
    };
    const later = await move(72, agreed);
    await keepAt(site, 47.8);
    expect(await announced('meeting_begins_soon')).toEqual([]);
    await keepAt(site, 71.8);
    expect(await announced('meeting_begins_soon')).toHaveLength(2);
    await move(96, later);
    await keepAt(site, 95.8);
    expect(await announced('meeting_begins_soon')).toHaveLength(4);
  });

  test('isn’t sent for a proposal, a cancelled meeting, one that has begun or one agreed on minutes before', async () => {
    await proposedBy(site, kenji, mara, { hours: 48 });
    const { meeting_id: id } = await agreedBy(site, kenji, mara, { hours: 48 });
    await kenji.api.meetings.cancel({ id, reason: 'I have no time' });
    await agreedBy(site, kenji, mara, { hours: 0.4 });
    await keepAt(site, 0);
    await keepAt(site, 47.8);
    expect(await announced('meeting_begins_soon')).toEqual([]);
  });
});

describe('time passes', () => {
  test('a proposal without a reply lapses at its time, and an agreed meeting only loses the change', async () => {
    const open = await proposedBy(site, kenji, mara, { hours: 20 });
    const agreed = await agreedBy(site, kenji, mara, { hours: 48 });
    const terms = { ...inHours(20), area_id: await anArea(site) };
    await kenji.api.meetings.suggest({
      id: agreed.meeting_id,
      proposal_id: agreed.agreed!.id,
      is_change: true,
      ...terms,
    });
    await keepAt(site, 21);
    expect(await seenBy(kenji, open.meeting_id)).toMatchObject({ status: 'lapsed', proposed: null, ended_by: null });
    expect(await seenBy(kenji, agreed.meeting_id)).toMatchObject({ status: 'agreed', proposed: null });
  });

  test('an hour after it began a meeting is over, and both sides are asked once', async () => {
    const { meeting_id: meetingId } = await agreedBy(site, kenji, mara);
    await shift(site, meetingId, 48);
    await keepAt(site, 0.5);
    expect((await seenBy(mara, meetingId)).status).toBe('agreed');
    await Promise.all([keepAt(site, 1.1), keepAt(site, 1.1)]);
    expect(await announced('meeting_over')).toEqual([
      { meetingId, side: 'buyer' },
      { meetingId, side: 'seller' },
    ]);
    expect((await seenBy(mara, meetingId)).may.answer_attendance).toBe(true);
  });

  test('after three days the answers are revealed, also if only one side answered', async () => {
    const { meeting_id: id } = await heldBy(site, kenji, mara);
    await kenji.api.meetings.attend({ id, answer: 'came' });
    await keepAt(site, 71);
    expect(await announced('meeting_revealed')).toEqual([]);
    await keepAt(site, 73);
    await keepAt(site, 74);
    expect(await announced('meeting_revealed')).toHaveLength(2);
  });
});

describe('a meeting that can’t happen any more', () => {
  const closedFor = async (id: number) => {
    await keepAt(site, 0);
    const { status, end_cause, end_reason, ended_by, proposed } = await seenBy(kenji, id);
    expect({ proposed, ended_by, end_reason }).toEqual({ proposed: null, ended_by: null, end_reason: null });
    return status === 'cancelled' ? end_cause : status;
  };

  test('is cancelled when the listing is removed, and both sides are notified once', async () => {
    const { meeting_id: meetingId, car } = await agreedBy(site, kenji, mara);
    await mara.api.cars.remove({ id: car!.id });
    expect(await closedFor(meetingId)).toBe('removed');
    await keepAt(site, 0);
    expect(await announced('meeting_closed')).toEqual([{ meetingId, cause: 'removed' }]);
  });

  test('when the car is sold only its buyer’s handover stays', async () => {
    const car = await listed(mara);
    const [own, other] = [await talkAbout(kenji, car), await talkAbout(grace, car)];
    const viewing = await agreedBy(site, kenji, mara, { conversationId: own });
    const handover = await agreedBy(site, kenji, mara, { conversationId: own, kind: 'handover' });
    const someoneElses = await agreedBy(site, grace, mara, { conversationId: other, kind: 'handover' });
    await sell(mara, car, { buyer_id: kenji.id });
    await keepAt(site, 0);
    expect(await seenBy(kenji, viewing.meeting_id)).toMatchObject({ status: 'cancelled', end_cause: 'sold' });
    expect(await seenBy(grace, someoneElses.meeting_id)).toMatchObject({ status: 'cancelled', end_cause: 'sold' });
    expect(await seenBy(kenji, handover.meeting_id)).toMatchObject({ status: 'agreed' });
    const again = { hours: 50, conversationId: own, kind: 'test_drive' as const };
    await expect(proposedBy(site, kenji, mara, again)).rejects.toMatchObject({ code: 'car_unavailable_to_meet' });
  });

  test('a car sold to no member cancels handovers too', async () => {
    const { meeting_id: id, car } = await agreedBy(site, kenji, mara, { kind: 'handover' });
    await sell(mara, car!.id, { buyer_name: 'Joe' });
    expect(await closedFor(id)).toBe('sold');
  });

  test('is cancelled after a block, in either direction, without saying so', async () => {
    for (const [blocker, blocked] of [
      [kenji, mara],
      [mara, kenji],
    ] as const) {
      const { meeting_id: id } = await proposedBy(site, kenji, mara);
      await blocker.api.messaging.block({ user_id: blocked.id });
      await expect(mara.api.meetings.cancel({ id, reason: 'Blocked' })).rejects.toThrow();
      expect(await closedFor(id)).toBe('unavailable');
      await blocker.api.messaging.unblock({ user_id: blocked.id });
    }
  });

  test('an expired listing changes nothing', async () => {
    const { meeting_id: id, car } = await agreedBy(site, kenji, mara);
    await sql`update cars set status = 'expired', expires_at = now() where id = ${car!.id}`.execute(site.db);
    expect(await closedFor(id)).toBe('agreed');
  });
});

test('a member who leaves the team passes their meetings to the colleague who was chosen, and to no one else', async () => {
  const conversationId = await talkAbout(kenji, await listed(grace));
  const { meeting_id: id } = await agreedBy(site, kenji, pia, { conversationId });
  await pia.api.meetings.nameColleague({ id, user_id: pia.id });
  const comesBack = await leavesTeam(site, pia);
  expect((await seenBy(kenji, id)).seller.name).toBe('Grace Castellano');
  expect(await announced('meeting_passed_on')).toContainEqual({ meetingId: id, to: grace.id, by: pia.id });
  await expect(pia.api.meetings.get({ id })).resolves.toBeNull();
  await comesBack();
});

test('a meeting of a suspended member passes to a colleague, and the dealer’s meeting stays', async () => {
  const { meeting_id: id } = await agreedBy(site, kenji, grace);
  await grace.api.meetings.nameColleague({ id, user_id: pia.id });
  await sql`update users set standing = 'suspended', suspended_until = now() + interval '1 day', standing_reason = 'Rude'
    where id = ${pia.id}`.execute(site.db);
  await keepAt(site, 0);
  expect(await seenBy(kenji, id)).toMatchObject({ status: 'agreed', seller: { name: 'Grace Castellano' } });
  await sql`update users set standing = 'active', suspended_until = null, standing_reason = null where id = ${pia.id}`.execute(
    site.db,
  );
});
