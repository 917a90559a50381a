import { leavesTeam } from '../../../testing/leave-team.ts';
import { readSettings } from '@forecourt/contract/settings/setting-rules.ts';
import { noticeKindNames, type NoticeKind } from '@forecourt/contract/notices/notice-kinds.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { announce } from '../../events/announce.ts';
import { kindsWith } from '../../events/reactions.ts';
import { runListingSchedule } from '../../jobs/expire-listings.ts';
import { expireMemberships } from '../../jobs/expire-memberships.ts';
import { atTheBank, payFor } from '../../../testing/bank.ts';
import { draft, emptyMarket, listed, sell, timePasses, withSettings } from '../../../testing/market.ts';
import { appealScenes } from '../../../testing/notices/appeal-scenes.ts';
import { applicationScenes } from '../../../testing/notices/application-scenes.ts';
import { dealerScenes } from '../../../testing/notices/dealer-scenes.ts';
import { meetingScenes } from '../../../testing/notices/meeting-scenes.ts';
import { reviewScenes } from '../../../testing/notices/review-scenes.ts';
import { offerScenes } from '../../../testing/notices/offer-scenes.ts';
import { saleScenes } from '../../../testing/notices/sale-scenes.ts';
import { searchScenes } from '../../../testing/notices/search-scenes.ts';
import { wantedScenes } from '../../../testing/notices/wanted-scenes.ts';
import { webhookScenes } from '../../../testing/notices/webhook-scenes.ts';
import { noticesWritten, noticesOf, type NoticeScene } from '../../../testing/notices/scene.ts';
import { personas, type Persona } from '../../../testing/personas.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';
import { tellFollowers } from '../follows/tell-followers.ts';
import { checkPlates } from '../vehicles/check-plates.ts';
import { causes } from './causes.ts';

const playing = ['member', 'otherMember', 'dealerOwner', 'dealerStaff', 'support', 'moderator', 'admin'] as const;
type Player = (typeof playing)[number];

let site: Site;
let as: Record<Player, SignedIn>;
let dealerId: number;
beforeAll(async () => {
  site = await startSite();
  const players = await Promise.all(playing.map(async (name) => [name, await site.as(name)] as const));
  as = Object.fromEntries(players) as typeof as;
  const seat = site.db.selectFrom('dealer_team_members').select('dealer_account_id');
  dealerId = (await seat.where('user_id', '=', as.dealerOwner.id).executeTakeFirstOrThrow()).dealer_account_id;
});
afterAll(() => site.close());
beforeEach(async () => {
  await emptyMarket(site);
  await sql`update memberships set ends_at = now() + interval '25 days', started_at = now()`.execute(site.db);
  await noticesWritten(site);
  await sql`delete from notices`.execute(site.db);
});

const team: Persona[] = ['dealerOwner', 'dealerManager', 'dealerStaff'];
const ask = async (more: object = {}) => {
  const { api, id: user_id } = as.member;
  return (await api.tickets.create({ user_id, category_id: 1, subject: 'Help', description: 'Please', ...more })).ticket
    .id;
};
const reply = async (said: { content: string; status?: 'resolved' }) =>
  as.support.api.tickets.addResponse({ ticket_id: await ask(), user_id: as.support.id, ...said });
const carsEnd = async (interval: string) => {
  for (const seller of [as.member, as.dealerStaff]) await listed(seller);
  await sql`update cars set expires_at = now() + ${interval}::interval`.execute(site.db);
  await runListingSchedule(site.db);
};
const membershipEnds = async (interval: string) => {
  await sql`update memberships set ends_at = now() + ${interval}::interval where dealer_account_id = ${dealerId}`.execute(
    site.db,
  );
  for (let run = 0; run < 2; run++) await expireMemberships(site.db, async () => readSettings({}), new Date());
};
const begin = async (buyer: SignedIn) => {
  await withSettings(site, { regular_listing_price: 1500, introductory_rate: 1500 });
  return buyer.api.payments.purchaseListing({ car_id: await draft(buyer), user_id: buyer.id });
};
/** The member's car, saved by another member, another dealer's character and an unrelated user. */
const favouriteCar = async () => {
  const car_id = await listed(as.member);
  for (const keeper of [as.otherMember, as.support, as.member]) await keeper.api.favourites.add({ car_id });
  return car_id;
};
const invite = async () => {
  await sql`update dealer_invitations set status = 'cancelled' where status = 'pending'`.execute(site.db);
  const invitation = { dealer_account_id: dealerId, invited_user_id: as.otherMember.id, invited_by: as.dealerOwner.id };
  const { id: invitation_id } = await site.db
    .insertInto('dealer_invitations')
    .values({ ...invitation, role: 'staff', expires_at: sql`now() + interval '7 days'` })
    .returning('id')
    .executeTakeFirstOrThrow();
  const named = { dealer_id: dealerId, dealer_name: 'Eclipse Motors', invited_user_id: as.otherMember.id };
  return as.dealerOwner.api.messaging.sendDealerInvitation({ ...named, role: 'staff', invitation_id });
};
const payment = async (buyer: SignedIn) => payFor(buyer, begin(buyer));

/** How each kind is caused, through real calls and jobs, and exactly who is notified. */
const scenes: { [kind in NoticeKind]: NoticeScene } = {
  listing_ends_soon: { cause: () => carsEnd('70 hours'), recipients: ['member', ...team] },
  listing_expired: { cause: () => carsEnd('-1 second'), recipients: ['member', ...team] },
  favourite_price_lowered: {
    cause: async () => {
      const id = await favouriteCar();
      await timePasses(site, id);
      await as.member.api.cars.update({ id, price: 30_000 });
    },
    recipients: ['otherMember', 'support'],
  },
  favourite_target_reached: {
    cause: async () => {
      const car_id = await favouriteCar();
      await as.otherMember.api.favourites.setTarget({ car_id, target_price: 30_000 });
      await timePasses(site, car_id);
      await as.member.api.cars.update({ id: car_id, price: 30_000 });
    },
    recipients: ['otherMember'],
    also: ['Sam Whitlock: favourite_price_lowered'],
  },
  dealer_listed_cars: {
    cause: async () => {
      for (const follower of [as.member, as.otherMember]) await follower.api.follows.follow({ dealer_id: dealerId });
      await listed(as.dealerStaff);
      await sql`update dealer_new_cars set since = since - interval '1 hour'`.execute(site.db);
      await tellFollowers(site.db);
    },
    recipients: ['member', 'otherMember'],
  },
  favourite_sold: {
    cause: async () => sell(as.member, await favouriteCar()),
    recipients: ['otherMember', 'support'],
  },
  payment_completed: { cause: () => payment(as.member), recipients: ['member'] },
  payment_failed: {
    cause: async () => {
      const { payment, payment_link } = await begin(as.member);
      await atTheBank(payment_link, 'decline');
      await as.member.api.payments.processGtaWorldPayment({ payment_id: payment!.id });
    },
    recipients: ['member'],
  },
  payment_refunded: {
    cause: async () =>
      as.admin.api.payments.refund({ payment_id: await payment(as.member), reason: 'It was a mistake' }),
    recipients: ['member'],
    also: ['Mara Quinn: payment_completed'],
  },
  membership_ends_soon: { cause: () => membershipEnds('9 days'), recipients: ['dealerOwner'] },
  membership_in_grace: { cause: () => membershipEnds('-1 hour'), recipients: ['dealerOwner'] },
  membership_ended: { cause: () => membershipEnds('-8 days'), recipients: ['dealerOwner'] },
  ticket_answered: {
    cause: () => reply({ content: 'We look into it' }),
    recipients: ['member'],
  },
  ticket_resolved: {
    cause: () => reply({ content: 'Done', status: 'resolved' }),
    recipients: ['member'],
  },
  ticket_merged: {
    cause: async () => as.support.api.tickets.merge({ ticket_id: await ask(), into_id: await ask() }),
    recipients: ['member'],
  },
  invitation_received: { cause: invite, recipients: ['otherMember'] },
  team_joined: {
    cause: async () => {
      const { message } = await invite();
      const { id: user_id, api } = as.otherMember;
      await api.messaging.respondInvitation({ message_id: message.id, user_id, response: 'accept' });
      await site.db.deleteFrom('dealer_team_members').where('user_id', '=', user_id).execute();
    },
    recipients: ['dealerOwner', 'dealerManager'],
    also: ['Kenji Mori: invitation_received'],
  },
  team_left: {
    cause: async () => {
      const back = await leavesTeam(site, as.dealerStaff);
      await back();
    },
    recipients: ['dealerOwner'],
  },
  seat_ended: {
    cause: async () => {
      const seat = await site.db
        .selectFrom('dealer_team_members')
        .selectAll()
        .where('user_id', '=', as.dealerStaff.id)
        .executeTakeFirstOrThrow();
      const whom = { dealer_account_id: dealerId, user_id: as.dealerStaff.id };
      await (await site.as('dealerManager')).api.dealers.removeTeamMember(whom);
      await site.db.insertInto('dealer_team_members').values(seat).execute();
    },
    recipients: ['dealerStaff'],
    also: ['Grace Castellano: team_left'],
  },
  team_role_changed: {
    cause: async () => {
      const whom = { dealer_account_id: dealerId, user_id: as.dealerStaff.id };
      await as.dealerOwner.api.dealers.changeMemberRole({ ...whom, new_role: 'manager' });
      await as.dealerOwner.api.dealers.changeMemberRole({ ...whom, new_role: 'staff' });
    },
    recipients: ['dealerStaff'],
  },
  ...offerScenes(
    () => site,
    () => as,
  ),
  ...meetingScenes(
    () => site,
    () => as,
  ),
  ...saleScenes(
    () => site,
    () => as,
  ),
  ...reviewScenes(
    () => site,
    () => as,
  ),
  ...appealScenes(
    () => site,
    () => dealerId,
    () => as,
  ),
  ...applicationScenes(
    () => site,
    () => as,
  ),
  ...dealerScenes(
    () => site,
    () => as,
    () => dealerId,
  ),
  ...searchScenes(
    () => site,
    () => as,
  ),
  ...wantedScenes(
    () => site,
    () => as,
  ),
  ...webhookScenes(
    () => site,
    () => dealerId,
  ),
  urgent_ticket: { cause: () => ask({ priority: 'urgent' }), recipients: ['support', 'moderator', 'admin'] },
  car_reported: {
    cause: async () => as.otherMember.api.reports.reportCar({ car_id: await listed(as.admin), reason: 'scam' }),
    recipients: ['moderator'],
  },
  plate_duplicated: {
    cause: async () => {
      await listed(as.member, { plate: 'AB 12' });
      await listed(as.dealerStaff, { plate: 'ab12' });
      for (let run = 0; run < 2; run++) await checkPlates(site.db);
    },
    // No one caused it, so the one who listed it is notified too.
    recipients: ['member', ...team],
    also: ['Mia Santoro: car_reported', 'Ada Brandt: car_reported'],
  },
  conversation_reported: {
    cause: async () => {
      const { api } = as.member;
      const { id: conversation_id } = await api.messaging.create({ participants: [as.moderator.id] });
      await api.messaging.report({ conversation_id, reason: 'spam' });
    },
    recipients: ['admin'],
  },
  payment_in_doubt: {
    cause: async () => {
      const { payment, payment_link } = await begin(as.member);
      await atTheBank(payment_link, 'approve', 'sandbox');
      await as.member.api.payments.processGtaWorldPayment({ payment_id: payment!.id });
    },
    recipients: ['admin'],
  },
};

test.each(noticeKindNames)('%s reaches exactly the people concerned and not the one who caused it', async (kind) => {
  const { cause, recipients, also = [] } = scenes[kind];
  await cause();
  await noticesWritten(site);
  expect(await noticesOf(site.db)).toEqual(
    [...recipients.map((who) => `${personas[who]}: ${kind}`), ...also].toSorted(),
  );
});

test('every announcement that notifications are written for has a kind that comes from it', () => {
  const sources = new Set<string>(Object.values(causes).map(({ from }) => from));
  expect(sources).toEqual(new Set(kindsWith('write_notices')));
});

test('banned users and those who opted out are not notified, and suspended users get it later', async () => {
  const { api, id } = as.otherMember;
  const lower = async (price: number) => {
    await timePasses(site, car);
    await as.member.api.cars.update({ id: car, price });
    await noticesWritten(site);
  };
  const car = await favouriteCar();
  await api.notices.choose({ group: 'favourites', is_wanted: false });
  await as.support.api.notices.choose({ group: 'payments', is_wanted: false });
  await lower(40_000);
  expect(await noticesOf(site.db)).toEqual(['Sam Whitlock: favourite_price_lowered']);
  await api.notices.choose({ group: 'favourites', is_wanted: true });
  await sql`update users set standing = 'banned', standing_reason = 'x' where id = ${id}`.execute(site.db);
  await lower(39_000);
  expect(await noticesOf(site.db)).toEqual(['Sam Whitlock: favourite_price_lowered']);
  const until = sql`now() + interval '1 day'`;
  await sql`update users set standing = 'suspended', suspended_until = ${until} where id = ${id}`.execute(site.db);
  await lower(38_000);
  expect(await noticesOf(site.db)).toEqual([
    'Kenji Mori: favourite_price_lowered',
    'Sam Whitlock: favourite_price_lowered',
  ]);
  await sql`update users set standing = 'active', standing_reason = null, suspended_until = null where id = ${id}`.execute(
    site.db,
  );
});

test('a dealer’s payment notifies the payer, or those who could have paid if the payer has left', async () => {
  await withSettings(site, { dealer_free_featured_per_month: 0 });
  const { api, id: user_id } = as.dealerStaff;
  const feature = async () => api.payments.purchaseFeatured({ car_id: await listed(as.dealerStaff), user_id });
  await payFor(as.dealerStaff, feature());
  await noticesWritten(site);
  expect(await noticesOf(site.db)).toEqual(['Pia Moreau: payment_completed']);
  await sql`delete from notices`.execute(site.db);
  const { payment: open, payment_link } = await feature();
  const rejoin = await leavesTeam(site, as.dealerStaff);
  await atTheBank(payment_link, 'approve');
  await as.dealerOwner.api.payments.processGtaWorldPayment({ payment_id: open!.id });
  await noticesWritten(site);
  expect(await noticesOf(site.db)).toContain('Grace Castellano: payment_completed');
  expect(await noticesOf(site.db)).not.toContain('Pia Moreau: payment_completed');
  await rejoin();
});

test('a buyer asked to confirm is not also notified that her favourite was sold', async () => {
  const car_id = await favouriteCar();
  await as.member.api.sales.complete({ car_id, buyer_id: as.otherMember.id });
  await noticesWritten(site);
  expect(await noticesOf(site.db)).toEqual(['Kenji Mori: sale_to_confirm', 'Sam Whitlock: favourite_sold']);
});

test('users are not notified through another character of what they did themselves', async () => {
  const [theo, silas] = [await site.as('firstCharacter'), await site.as('otherCharacter')];
  const car_id = await listed(theo);
  await silas.api.favourites.add({ car_id });
  await sell(theo, car_id);
  await noticesWritten(site);
  expect(await noticesOf(site.db)).toEqual([]);
});

test('no one is notified about a subject that is gone by then, and nothing fails', async () => {
  await site.db.transaction().execute((tx) => announce(tx, { kind: 'listing_expired', carId: 999_999 }));
  await noticesWritten(site);
  expect(await noticesOf(site.db)).toEqual([]);
});
