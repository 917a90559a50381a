import type { Meeting } from '@forecourt/contract/meetings/meeting-shapes.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptyMarket, listed } from '../../../testing/market.ts';
import { agreedBy, anArea, heldBy, inHours, proposedBy, replyTo, shift, talkAbout } from '../../../testing/meetings.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let mara: SignedIn, kenji: SignedIn, grace: SignedIn, dev: SignedIn, pia: SignedIn;
let area_id: number;
beforeAll(async () => {
  site = await startSite();
  [mara, kenji] = [await site.as('member'), await site.as('otherMember')];
  [grace, dev, pia] = [await site.as('dealerOwner'), await site.as('dealerManager'), await site.as('dealerStaff')];
  area_id = await anArea(site);
});
afterAll(() => site.close());
beforeEach(() => emptyMarket(site));

const messagesOf = async ({ api }: SignedIn, conversation_id: number) =>
  (await api.messaging.conversation({ conversation_id }))!.conversation.messages;
const seenBy = async ({ api }: SignedIn, id: number) => (await api.meetings.get({ id }))!.meeting;
/** Sees the meeting as it is passed. */
const suggest = (
  { api }: SignedIn,
  { meeting_id: id, proposed, agreed }: Meeting,
  hours: number,
  place = 'At the pier',
) =>
  api.meetings
    .suggest({
      id,
      proposal_id: (proposed ?? agreed)!.id,
      is_change: agreed !== null,
      ...inHours(hours),
      area_id,
      place,
    })
    .then(({ meeting }) => meeting);

describe('proposing', () => {
  test('a proposed time is the same moment for both sides, with the zone it was typed in', async () => {
    const conversation_id = await talkAbout(kenji, await listed(mara));
    const at = new Date(Date.now() + 48 * 3_600_000);
    const day = at.toISOString().slice(0, 10);
    const { meeting } = await kenji.api.meetings.propose({
      conversation_id,
      kind: 'test_drive',
      date: day,
      time: '19:00',
      time_zone: 'Asia/Tokyo',
      area_id,
      place: 'Gate 3',
    });
    const terms = { starts_at: `${day}T10:00:00.000Z`, time_zone: 'Asia/Tokyo', place: 'Gate 3' };
    expect(meeting).toMatchObject({ status: 'proposed', kind: 'test_drive', side: 'buyer', proposed: terms });
    expect(meeting.may).toMatchObject({ accept: false, suggest: true, withdraw: true, cancel: false });
    const seen = await seenBy(mara, meeting.meeting_id);
    expect(seen).toMatchObject({
      side: 'seller',
      other_time_zone: 'Asia/Tokyo',
      proposed: { ...terms, is_ours: false },
    });
    expect(seen.may).toMatchObject({ accept: true, suggest: true, withdraw: false, cancel: false });
  });

  test('the conversation shows one card, at the latest step, and keeps the earlier ones as text', async () => {
    const meeting = await proposedBy(site, kenji, mara, { place: 'By the tram' });
    await suggest(mara, meeting, 50);
    const messages = await messagesOf(kenji, meeting.conversation_id);
    expect(messages.map(({ message_type }) => message_type)).toEqual(['event', 'meeting']);
    expect(messages[0]!.content).toMatch(/^proposed a viewing: .*, By the tram$/);
    expect(messages[0]!.metadata).toBeNull();
    expect(messages[1]!.content).toMatch(/^suggested another time or place for the viewing: .*, At the pier$/);
    expect(messages[1]!.metadata).toMatchObject({ meeting_id: meeting.meeting_id, proposed: { place: 'At the pier' } });
  });

  test.each([
    ['in the past', inHours(-1), { date: ['Please select a time in the future'] }],
    ['more than 30 days ahead', inHours(24 * 30 + 1), { date: ['Please select a time within the next 30 days'] }],
    [
      'in an unknown zone',
      { ...inHours(4), time_zone: 'Los_Santos/Vinewood' },
      { time_zone: ['Please select a time zone'] },
    ],
  ])('a time %s is refused at its field, and nothing is said in the conversation', async (_name, time, fields) => {
    const conversation_id = await talkAbout(kenji, await listed(mara));
    const asked = kenji.api.meetings.propose({ conversation_id, kind: 'viewing', ...time, area_id, place: '' });
    await expect(asked).rejects.toMatchObject({ code: 'bad_input', fields });
    expect(await messagesOf(kenji, conversation_id)).toEqual([]);
    expect((await kenji.api.meetings.upcoming({})).meetings).toEqual([]);
  });

  test('of twenty simultaneous proposals of one kind only one is made, and another kind is possible', async () => {
    const conversation_id = await talkAbout(kenji, await listed(mara));
    const given = { conversation_id, kind: 'viewing', ...inHours(5), area_id, place: '' } as const;
    const all = await Promise.allSettled(
      Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? kenji : mara).api.meetings.propose(given)),
    );
    const reasons = all.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    expect(reasons).toEqual(Array.from({ length: 19 }, () => expect.objectContaining({ code: 'meeting_exists' })));
    expect(await messagesOf(kenji, conversation_id)).toHaveLength(1);
    await kenji.api.meetings.propose({ ...given, kind: 'handover' });
  });

  test('only in a direct conversation about a car, and only about one that is still to be had', async () => {
    const { id: direct } = await kenji.api.messaging.create({ participants: [mara.id] });
    const given = { kind: 'viewing', ...inHours(5), area_id, place: '' } as const;
    await expect(kenji.api.meetings.propose({ conversation_id: direct, ...given })).rejects.toMatchObject({
      code: 'no_car_to_meet_for',
    });
    const car = await listed(mara);
    const conversation_id = await talkAbout(kenji, car);
    await mara.api.cars.remove({ id: car });
    await expect(kenji.api.meetings.propose({ conversation_id, ...given })).rejects.toMatchObject({
      code: 'car_unavailable_to_meet',
    });
  });

  test('a retired area can’t be selected', async () => {
    const conversation_id = await talkAbout(kenji, await listed(mara));
    await sql`update areas set is_hidden = true where id = ${area_id}`.execute(site.db);
    const asked = kenji.api.meetings.propose({ conversation_id, kind: 'viewing', ...inHours(5), area_id, place: '' });
    await expect(asked).rejects.toMatchObject({ code: 'area_not_found' });
    await sql`update areas set is_hidden = false where id = ${area_id}`.execute(site.db);
  });
});

describe('answering', () => {
  test('the other side accepts, and both see the agreed time and each other’s zone', async () => {
    const meeting = await proposedBy(site, kenji, mara);
    const agreed = await replyTo(mara, meeting);
    expect(agreed).toMatchObject({ status: 'agreed', proposed: null, agreed: { id: meeting.proposed!.id } });
    expect((await seenBy(kenji, meeting.meeting_id)).other_time_zone).toBe('Europe/Berlin');
  });

  test('the side that proposed can’t accept or decline its own proposal', async () => {
    const meeting = await proposedBy(site, kenji, mara);
    for (const accept of [true, false])
      await expect(replyTo(kenji, meeting, accept)).rejects.toMatchObject({ code: 'meeting_awaits_other_side' });
    expect((await seenBy(mara, meeting.meeting_id)).status).toBe('proposed');
  });

  test('a declined proposal ends the meeting, and another one can be proposed', async () => {
    const meeting = await proposedBy(site, kenji, mara);
    const declined = await replyTo(mara, meeting, false);
    expect(declined).toMatchObject({ status: 'declined', ended_by: { name: 'Mara Quinn', is_ours: true } });
    const { conversation_id: conversationId } = meeting;
    expect(await proposedBy(site, kenji, mara, { conversationId })).toMatchObject({ status: 'proposed' });
  });

  test('a suggestion turns it around: now the other side answers, and the first proposal can’t be accepted', async () => {
    const meeting = await proposedBy(site, kenji, mara);
    const suggested = await suggest(mara, meeting, 70);
    await expect(replyTo(mara, suggested)).rejects.toMatchObject({ code: 'meeting_awaits_other_side' });
    await expect(replyTo(kenji, meeting)).rejects.toMatchObject({
      code: 'proposal_answered',
      message: 'Mara Quinn has already replaced this proposal',
    });
    expect((await replyTo(kenji, suggested)).agreed!.id).toBe(suggested.proposed!.id);
  });

  test('a change needs a new yes, and until then the agreed time is valid', async () => {
    const agreed = await agreedBy(site, kenji, mara, { hours: 48 });
    const changed = await suggest(kenji, agreed, 72, 'Elsewhere');
    expect(changed).toMatchObject({
      status: 'agreed',
      agreed: { place: 'By the tram' },
      proposed: { place: 'Elsewhere' },
    });
    expect(await replyTo(mara, changed, false)).toMatchObject({
      status: 'agreed',
      agreed: { place: 'By the tram' },
      proposed: null,
    });
    const again = await suggest(kenji, agreed, 72, 'Elsewhere');
    expect(await replyTo(mara, again)).toMatchObject({ agreed: { place: 'Elsewhere' }, proposed: null });
  });

  test('of an accept, a decline, a suggestion and a withdrawal at once exactly one wins, the others learn why', async () => {
    for (let round = 0; round < 4; round += 1) {
      const meeting = await proposedBy(site, kenji, mara);
      const { meeting_id: id, proposed } = meeting;
      const steps = [
        replyTo(mara, meeting),
        replyTo(mara, meeting, false),
        suggest(mara, meeting, 60),
        kenji.api.meetings.withdraw({ id, proposal_id: proposed!.id }),
      ];
      const done = await Promise.allSettled(steps.toSorted(() => (round % 2) - 0.5));
      const refused = done.filter((one) => one.status === 'rejected');
      expect(refused).toHaveLength(3);
      for (const { reason } of refused) {
        expect(['proposal_answered', 'meeting_settled', 'meeting_began']).toContain(reason.code);
        expect(reason.message).toMatch(
          /already (accepted|declined|replaced|withdrawn)|This meeting is (declined|withdrawn)/,
        );
      }
      expect(await messagesOf(kenji, meeting.conversation_id)).toHaveLength(2);
    }
  });

  test('a proposal is withdrawn only by its own side', async () => {
    const meeting = await proposedBy(site, kenji, mara);
    const withdrawn = { id: meeting.meeting_id, proposal_id: meeting.proposed!.id };
    await expect(mara.api.meetings.withdraw(withdrawn)).rejects.toMatchObject({ code: 'not_allowed' });
    expect((await kenji.api.meetings.withdraw(withdrawn)).meeting.status).toBe('withdrawn');
  });

  test('either side cancels an agreed meeting with a reason, once, and not after it began', async () => {
    const { meeting_id: id } = await agreedBy(site, kenji, mara);
    await expect(kenji.api.meetings.cancel({ id, reason: '' })).rejects.toMatchObject({
      fields: { reason: ['Please give a reason'] },
    });
    expect((await mara.api.meetings.cancel({ id, reason: 'My car broke down' })).meeting).toMatchObject({
      status: 'cancelled',
      end_reason: 'My car broke down',
    });
    await expect(kenji.api.meetings.cancel({ id, reason: 'Me too' })).rejects.toMatchObject({
      code: 'meeting_settled',
    });
    const late = await agreedBy(site, kenji, mara);
    await shift(site, late.meeting_id, 49);
    await expect(kenji.api.meetings.cancel({ id: late.meeting_id, reason: 'Too late' })).rejects.toMatchObject({
      code: 'meeting_began',
    });
  });
});

describe('a dealer', () => {
  test('its whole team answers, and the meeting names the member who comes', async () => {
    const meeting = await proposedBy(site, kenji, grace);
    expect(meeting.seller).toMatchObject({ name: 'Grace Castellano' });
    expect(await replyTo(pia, meeting)).toMatchObject({
      status: 'agreed',
      side: 'seller',
      company_name: 'Eclipse Motors',
    });
    const named = await dev.api.meetings.nameColleague({ id: meeting.meeting_id, user_id: pia.id });
    expect(named.meeting.seller.name).toBe('Pia Moreau');
    expect((await seenBy(kenji, meeting.meeting_id)).seller.name).toBe('Pia Moreau');
  });

  test('a member who proposes comes themselves, or names a colleague, and never someone else', async () => {
    const conversation_id = await talkAbout(kenji, await listed(grace));
    const given = { conversation_id, ...inHours(5), area_id, place: '' };
    const own = await pia.api.meetings.propose({ ...given, kind: 'viewing' });
    expect(own.meeting.seller.name).toBe('Pia Moreau');
    const named = await pia.api.meetings.propose({ ...given, kind: 'test_drive', seller_id: dev.id });
    expect(named.meeting.seller.name).toBe('Dev Okafor');
    await expect(pia.api.meetings.propose({ ...given, kind: 'handover', seller_id: mara.id })).rejects.toMatchObject({
      code: 'member_not_found',
    });
    await expect(
      kenji.api.meetings.nameColleague({ id: own.meeting.meeting_id, user_id: grace.id }),
    ).rejects.toMatchObject({ code: 'not_allowed' });
  });

  test('the team sees its meetings, the buyer sees theirs, and others see none', async () => {
    await proposedBy(site, kenji, grace);
    for (const one of [grace, dev, pia, kenji]) expect((await one.api.meetings.upcoming({})).meetings).toHaveLength(1);
    expect((await mara.api.meetings.upcoming({})).meetings).toEqual([]);
  });
});

describe('someone else', () => {
  test('gets the answer that a meeting doesn’t exist, from every call', async () => {
    const meeting = await agreedBy(site, kenji, mara);
    const { meeting_id: id } = meeting;
    const proposal_id = meeting.agreed!.id;
    const { api } = dev;
    expect(await api.meetings.get({ id })).toBeNull();
    const refused = [
      api.meetings.calendar({ id }),
      api.meetings.answer({ id, proposal_id, accept: true, time_zone: 'UTC' }),
      api.meetings.suggest({ id, proposal_id, is_change: true, ...inHours(4), area_id, place: '' }),
      api.meetings.withdraw({ id, proposal_id }),
      api.meetings.cancel({ id, reason: 'Not mine' }),
      api.meetings.nameColleague({ id, user_id: dev.id }),
      api.meetings.attend({ id, answer: 'came' }),
    ];
    for (const one of await Promise.allSettled(refused))
      expect(one).toMatchObject({ status: 'rejected', reason: { code: 'meeting_not_found' } });
  });
});

describe('afterwards', () => {
  test('both sides answer, and neither sees the other’s answer before both have', async () => {
    const { meeting_id: id } = await heldBy(site, kenji, mara);
    const said = await kenji.api.meetings.attend({ id, answer: 'missed' });
    expect(said.meeting.attendance).toMatchObject({ ours: 'missed', theirs: null, is_revealed: false });
    expect((await seenBy(mara, id)).attendance).toMatchObject({ ours: null, theirs: null, is_revealed: false });
    await mara.api.meetings.attend({ id, answer: 'absent' });
    expect((await seenBy(kenji, id)).attendance).toMatchObject({ ours: 'missed', theirs: 'absent', is_revealed: true });
    expect((await seenBy(mara, id)).attendance).toMatchObject({ ours: 'absent', theirs: 'missed', is_revealed: true });
  });

  test('an answer can’t be changed, also by a colleague, and comes only after the meeting and within three days', async () => {
    const early = await agreedBy(site, kenji, mara);
    await expect(kenji.api.meetings.attend({ id: early.meeting_id, answer: 'came' })).rejects.toMatchObject({
      code: 'attendance_closed',
    });
    const { meeting_id: id } = await heldBy(site, kenji, grace);
    await pia.api.meetings.attend({ id, answer: 'came' });
    await expect(grace.api.meetings.attend({ id, answer: 'missed' })).rejects.toMatchObject({
      code: 'attendance_given',
    });
    await shift(site, id, 73);
    expect((await seenBy(kenji, id)).attendance).toMatchObject({ theirs: 'came', is_revealed: true });
    await expect(kenji.api.meetings.attend({ id, answer: 'came' })).rejects.toMatchObject({
      code: 'attendance_closed',
    });
  });
});

test('the calendar file has the agreed meeting, for both sides, and only while it is going to happen', async () => {
  const meeting = await proposedBy(site, kenji, mara, { place: 'Gate 3; left' });
  const { meeting_id: id } = meeting;
  await expect(kenji.api.meetings.calendar({ id })).rejects.toMatchObject({ code: 'meeting_settled' });
  const { agreed } = await replyTo(mara, meeting);
  const file = await kenji.api.meetings.calendar({ id });
  const start = agreed!.starts_at.replace(/[-:]|\.\d{3}/g, '');
  expect(file.filename).toBe(`viewing-${agreed!.starts_at.slice(0, 10)}.ics`);
  expect(file.ics).toContain(`DTSTART:${start}\r\n`);
  expect(file.ics).toContain('LOCATION:Gate 3\\; left');
  expect(file.ics.replaceAll('\r\n ', '')).toContain('with Mara Quinn');
  expect((await mara.api.meetings.calendar({ id })).ics.replaceAll('\r\n ', '')).toContain('with Kenji Mori');
  await kenji.api.meetings.cancel({ id, reason: 'I have no time' });
  await expect(kenji.api.meetings.calendar({ id })).rejects.toMatchObject({ code: 'meeting_settled' });
});

test('an area that is merged into another keeps the meeting’s place', async () => {
  const { meeting_id: id } = await agreedBy(site, kenji, mara);
  const admin = await site.as('admin');
  const { area } = await admin.api.areas.add({ region_id: 1, name: `Test Row ${Date.now()}` });
  const conversation_id = await talkAbout(kenji, await listed(mara));
  const { meeting } = await kenji.api.meetings.propose({
    conversation_id,
    kind: 'viewing',
    ...inHours(5),
    area_id: area.id,
    place: '',
  });
  await admin.api.areas.merge({ id: area.id, into_id: area_id });
  const { agreed } = await seenBy(kenji, id);
  expect((await seenBy(kenji, meeting.meeting_id)).proposed!.area).toBe(agreed!.area);
});
