import { attendances, type Attendance } from '@forecourt/contract/meetings/meeting-values.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import { emptyMarket, listed } from '../../../testing/market.ts';
import { talkAbout } from '../../../testing/meetings.ts';
import { seededRandom } from '../../../testing/random.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';
import { meetingsThatCount, verdictOf, type MeetingToCount } from './kept.rules.ts';
import { countKept } from './kept.store.ts';

let site: Site;
let people: SignedIn[];
let dealerId: number;
beforeAll(async () => {
  site = await startSite();
  const names = ['member', 'otherMember', 'firstCharacter', 'otherCharacter', 'dealerOwner', 'support'] as const;
  people = await Promise.all(names.map((name) => site.as(name)));
  const seat = site.db
    .selectFrom('dealer_team_members')
    .select('dealer_account_id')
    .where('user_id', '=', people[4]!.id);
  dealerId = (await seat.executeTakeFirstOrThrow()).dealer_account_id;
});
afterAll(() => site.close());
beforeEach(() => emptyMarket(site));

const said = [...attendances, null];

/** A meeting that is over, with these answers. */
async function held(
  conversation_id: number,
  buyer: SignedIn,
  seller: SignedIn,
  on: Date,
  answers: (Attendance | null)[],
) {
  const [buyer_answer, seller_answer] = answers;
  await site.db
    .insertInto('meetings')
    .values({
      conversation_id,
      kind: 'viewing',
      status: 'over',
      buyer_id: buyer.id,
      seller_id: seller.id,
      dealer_id: seller === people[4] ? dealerId : null,
      starts_at: on,
      agreed_at: on,
      ended_at: on,
      revealed_at: on,
      buyer_answer: buyer_answer ?? null,
      seller_answer: seller_answer ?? null,
    })
    .execute();
}

test('the SQL counts what the rules count, over random meetings of several people and a dealer', async () => {
  const random = seededRandom(7);
  const [mara] = people;
  const talk = await talkAbout(mara!, await listed(people[1]!));
  for (let round = 0; round < 160; round += 1) {
    const [buyer, seller] = [random.pick(people), random.pick(people)];
    if (buyer === seller) continue;
    await held(talk, buyer, seller, new Date(Date.UTC(2025, 0, 1 + random.below(400))), [
      random.pick(said),
      random.pick(said),
    ]);
  }
  const accounts = new Map(
    (await site.db.selectFrom('users').select(['id', 'game_account_id']).execute()).map((one) => [
      one.id,
      one.game_account_id,
    ]),
  );
  const rows = await site.db.selectFrom('meetings').selectAll().orderBy('id').execute();
  const counted = (isTheirs: (userId: number, dealer: number | null) => boolean, ofWhom: 'person' | 'dealer') => {
    const about: MeetingToCount[] = rows.flatMap((row) => {
      const sides = [
        { mine: row.buyer_id, other: row.seller_id, dealer: null, about: row.seller_answer, own: row.buyer_answer },
        {
          mine: row.seller_id,
          other: row.buyer_id,
          dealer: row.dealer_id,
          about: row.buyer_answer,
          own: row.seller_answer,
        },
      ];
      return sides.flatMap((side) => {
        const verdict = verdictOf(side.about as Attendance | null, side.own as Attendance | null);
        const isSelf = accounts.get(side.mine) === accounts.get(side.other);
        if (!isTheirs(side.mine, side.dealer) || verdict === null || isSelf) return [];
        return [{ id: row.id, starts_at: row.starts_at!, other_account: accounts.get(side.other)!, verdict }];
      });
    });
    const that = meetingsThatCount(about, ofWhom);
    return { kept: that.filter(({ verdict }) => verdict === 'kept').length, total: that.length };
  };
  let all = 0;
  for (const person of people) {
    const expected = counted((userId) => userId === person.id, 'person');
    expect(await countKept(site.db, { person: person.id })).toEqual(expected);
    all += expected.total;
  }
  expect(all).toBeGreaterThan(20);
  expect(await countKept(site.db, { dealer: dealerId })).toEqual(counted((_, dealer) => dealer === dealerId, 'dealer'));
});

test('a profile shows the figure from five meetings on, and nothing before', async () => {
  const [mara, kenji, theo, , grace, sam] = people;
  await sql`delete from meetings`.execute(site.db);
  const talk = await talkAbout(mara!, await listed(kenji!));
  const shown = async () => (await site.visitor().api.accounts.user({ id: mara!.id }))!.meetings;
  const day = (number: number) => new Date(Date.UTC(2026, 0, number));
  for (const [at, other] of [kenji!, theo!, grace!, sam!].entries())
    await held(talk, mara!, other, day(at + 1), [null, at === 0 ? 'missed' : 'came']);
  // The same pair of accounts again, shortly afterwards.
  await held(talk, mara!, sam!, day(9), [null, 'came']);
  expect(await shown()).toBeNull();
  await held(talk, mara!, await site.as('moderator'), day(10), [null, 'came']);
  expect(await shown()).toEqual({ kept: 4, total: 5 });
});
