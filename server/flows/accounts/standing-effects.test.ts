import {
  dealerEffects,
  personEffects,
  type DealerEffects,
  type DealerStanding,
  type PersonEffects,
  type PersonStanding,
} from '@forecourt/contract/access/standing.ts';
import { readSettings } from '@forecourt/contract/settings/setting-rules.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { settlePayments } from '../../jobs/settle-payments.ts';
import { endSuspensions } from '../../jobs/end-suspensions.ts';
import { chooseBank } from '../../outside/bank/choose-bank.ts';
import { atTheBank, demo } from '../../../testing/bank.ts';
import { emptyMarket, listed, sell, withSettings } from '../../../testing/market.ts';
import { agreedBy, keepAt } from '../../../testing/meetings.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';
import { restrictPerson } from './restrict-person.ts';

let site: Site;
let mara: SignedIn, kenji: SignedIn, grace: SignedIn, pia: SignedIn, mia: SignedIn;
let dealerId: number;
beforeAll(async () => {
  site = await startSite();
  [mara, kenji] = [await site.as('member'), await site.as('otherMember')];
  [grace, pia, mia] = [await site.as('dealerOwner'), await site.as('dealerStaff'), await site.as('moderator')];
  const seat = site.db.selectFrom('dealer_team_members').select('dealer_account_id').where('user_id', '=', grace.id);
  dealerId = (await seat.executeTakeFirstOrThrow()).dealer_account_id;
});
afterAll(() => site.close());
beforeEach(() => emptyMarket(site));

const tomorrow = () => new Date(Date.now() + 86_400_000);
async function stand({ id }: SignedIn, standing: PersonStanding): Promise<void> {
  const rest = {
    active: { standing_reason: null, suspended_until: null },
    suspended: { standing_reason: 'Rude words', suspended_until: tomorrow() },
    banned: { standing_reason: 'Fraud', suspended_until: null },
    closed: { standing_reason: null, suspended_until: null },
  }[standing];
  await site.db
    .updateTable('users')
    .set({ standing, ...rest })
    .where('id', '=', id)
    .execute();
}
/** The membership has the same status, so that the membership job changes nothing. */
async function trade(status: DealerStanding): Promise<void> {
  const ends_at = new Date(Date.now() + (status === 'expired' ? -60 : 30) * 86_400_000);
  await site.db.updateTable('memberships').set({ ends_at }).where('dealer_account_id', '=', dealerId).execute();
  await site.db.updateTable('dealer_accounts').set({ status }).where('id', '=', dealerId).execute();
}
let hours = 0;
/** Runs the job several times, each some hours later, so that every open payment is checked again. */
const jobs = () => {
  hours += 2;
  return settlePayments(
    {
      db: site.db,
      bank: chooseBank({ bank: null }, demo, () => site.url),
      settings: async () => readSettings({}),
      siteName: 'Test',
      siteTimezone: 'UTC',
      log: { warn: () => undefined },
    },
    () => new Date(Date.now() + hours * 3_600_000),
  );
};
const statusOf = async (id: number) =>
  (await site.db.selectFrom('payments').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
const isRefundDue = async (id: number) => {
  const payment = site.db.selectFrom('payments').select('refund_due_since').where('id', '=', id);
  return (await payment.executeTakeFirstOrThrow()).refund_due_since !== null;
};
const isListed = async (id: number) => {
  const { api } = site.visitor();
  const [list, page] = [await api.cars.list({}), await api.cars.get({ id })];
  const isFound = list.cars.some((car) => car.id === id);
  expect(page !== null && page.status === 'active').toBe(isFound);
  return isFound;
};
const talk = async (asked: Parameters<SignedIn['api']['messaging']['create']>[0]) => {
  const { id } = await mara.api.messaging.create(asked);
  await mara.api.messaging.sendMessage({ conversation_id: id, sender_id: mara.id, content: 'Hello' });
  return id;
};
const write = (id: number) =>
  mara.api.messaging.sendMessage({ conversation_id: id, sender_id: mara.id, content: 'Are you there?' });
const facts = async (id: number) => (await mara.api.messaging.conversation({ conversation_id: id }))!.conversation;

/**
 * How each cell is observed. The outer function prepares while all is well, and the inner one observes once the
 * restriction applies.
 */
const ofPerson: { [E in keyof PersonEffects]: () => Promise<() => Promise<PersonEffects[E]>> } = {
  signsIn: async () => async () => (await kenji.api.accounts.checkSession({})).user !== null,
  privateCars: async () => {
    const car = await listed(kenji);
    return async () => ((await isListed(car)) ? 'shown' : 'hidden');
  },
  contact: async () => {
    const car = await listed(pia);
    return async () => {
      const { name } = await mara.api.cars.callSeller({ id: car });
      const isOnTeam = await site.db
        .selectFrom('dealer_team_members')
        .select('user_id')
        .where('user_id', '=', pia.id)
        .executeTakeFirst();
      if (name === 'Pia Moreau') return 'themselves';
      return isOnTeam ? 'colleague' : 'handed_over';
    };
  },
  conversations: async () => {
    const id = await talk({ participants: [kenji.id] });
    return async () => {
      const refused = await write(id).then(
        () => null,
        (error: unknown) => (error as { code: string }).code,
      );
      const { is_slow, may_write } = await facts(id);
      expect(may_write).toBe(refused === null);
      return (refused ?? (is_slow ? 'slow' : 'open')) as PersonEffects['conversations'];
    };
  },
  payments: async () => {
    const car_id = await listed(kenji);
    const paid = await kenji.api.payments.purchaseFeatured({ car_id, user_id: kenji.id });
    const other = await listed(kenji);
    const open = await kenji.api.payments.purchaseFeatured({ car_id: other, user_id: kenji.id });
    return async () => {
      await jobs();
      const isOpen = (await statusOf(open.payment!.id)) === 'pending';
      // Money that still arrives is refunded.
      await atTheBank(paid.payment_link, 'approve');
      await jobs();
      const car = site.db.selectFrom('cars').select('is_featured').where('id', '=', car_id);
      const { is_featured: isDelivered } = await car.executeTakeFirstOrThrow();
      expect(await isRefundDue(paid.payment!.id)).toBe(!isDelivered);
      expect(isDelivered).toBe(isOpen);
      return isOpen ? 'open' : 'given_up';
    };
  },
  /** Purchases that wait for this buyer: the buyer responds, no one does, or staff do. */
  sales: async () => {
    const id = await sell(mara, await listed(mara), { buyer_id: kenji.id });
    return async () => {
      const isDecided = await mia.api.sales.decide({ id, outcome: 'uphold', reason: 'The keys were seen' }).then(
        () => true,
        () => false,
      );
      const isAnswered = await kenji.api.sales.confirm({ id, sale_price: null }).then(
        () => true,
        () => false,
      );
      expect(isDecided && isAnswered).toBe(false);
      const { sale } = (await mara.api.sales.get({ id }))!;
      expect(sale.status).toBe(isDecided || isAnswered ? 'confirmed' : 'recorded');
      if (isAnswered) return 'open';
      return isDecided ? 'staff_decide' : 'wait';
    };
  },
  meetings: async () => {
    const { meeting_id: id } = await agreedBy(site, mara, kenji);
    return async () => {
      await keepAt(site, 0);
      return (await mara.api.meetings.get({ id }))!.meeting.status === 'agreed' ? 'open' : 'cancelled';
    };
  },
  profile: async () => async () => {
    const shown = (await site.visitor().api.accounts.user({ id: kenji.id }))!;
    expect(shown.name).toBe('Kenji Mori');
    return shown.is_closed ? 'account_closed' : 'whole';
  },
};

describe.each(Object.keys(personEffects) as PersonStanding[])('a user who is %s', (standing) => {
  test.each(Object.keys(ofPerson) as (keyof typeof ofPerson)[])('%s', async (effect) => {
    const look = await ofPerson[effect]();
    const who = effect === 'contact' ? pia : kenji;
    if (standing === 'banned' && who === pia) {
      const banned = { userId: pia.id, standing, reason: 'Fraud', until: null, actorId: grace.id };
      await site.db.transaction().execute((tx) => restrictPerson(tx, banned));
    } else {
      if (standing === 'closed' && who === pia)
        await pia.api.dealers.leaveTeam({ dealer_account_id: dealerId, user_id: pia.id });
      await stand(who, standing);
    }
    try {
      expect(await look()).toBe(personEffects[standing][effect]);
    } finally {
      await stand(who, 'active');
      const back = { user_id: pia.id, dealer_account_id: dealerId, role: 'staff' };
      await site.db
        .insertInto('dealer_team_members')
        .values(back)
        .onConflict((known) => known.doNothing())
        .execute();
    }
  });
});

const ofDealer: { [E in keyof DealerEffects]: () => Promise<() => Promise<DealerEffects[E]>> } = {
  portal: async () => {
    const car = await listed(grace);
    return async () => {
      expect((await grace.api.dealers.team({ dealer_id: dealerId })).members.length).toBeGreaterThan(0);
      const isWritten = await grace.api.cars.update({ id: car, price: 4 }).then(
        () => true,
        () => false,
      );
      if (!isWritten) return 'read_only';
      const live = await grace.api.cars
        .create({})
        .then(({ id }) => grace.api.payments.quote({ type: 'listing', car_id: id }));
      return live.quote.refusal?.code === 'dealer_not_active' ? 'to_pay' : 'open';
    };
  },
  cars: async () => {
    const car = await listed(grace);
    return async () => ((await isListed(car)) ? 'shown' : 'hidden');
  },
  conversations: async () => {
    const id = await talk({ dealer_id: dealerId });
    return async () =>
      write(id).then(
        () => 'open' as const,
        (error: unknown) => (error as { code: DealerEffects['conversations'] }).code,
      );
  },
  payments: async () => {
    await withSettings(site, { dealer_free_featured_per_month: 0 });
    const membership = await site.db
      .insertInto('memberships')
      .values({ dealer_account_id: dealerId, started_at: new Date(), ends_at: tomorrow() })
      .onConflict((known) => known.column('dealer_account_id').doUpdateSet({ ends_at: tomorrow() }))
      .returning('id')
      .executeTakeFirstOrThrow();
    const feature = await grace.api.payments.purchaseFeatured({ car_id: await listed(grace), user_id: grace.id });
    const renewal = await grace.api.payments.renewMembership({ membership_id: membership.id, user_id: grace.id });
    return async () => {
      await jobs();
      const open = [await statusOf(feature.payment!.id), await statusOf(renewal.payment!.id)];
      if (open[0] === 'pending') return 'open';
      return open[1] === 'pending' ? 'membership' : 'given_up';
    };
  },
  meetings: async () => {
    const { meeting_id: id } = await agreedBy(site, mara, grace);
    return async () => {
      await keepAt(site, 0);
      return (await mara.api.meetings.get({ id }))!.meeting.status === 'agreed' ? 'open' : 'cancelled';
    };
  },
  profile: async () => async () =>
    (await site.visitor().api.accounts.user({ id: grace.id }))!.is_trading ? 'trading' : 'not_trading',
};

/** A closed dealership stays closed. server/flows/dealers/close-dealership.test.ts covers those cells. */
const passing = (Object.keys(dealerEffects) as DealerStanding[]).filter((standing) => standing !== 'closed');

describe.each(passing)('a dealer that is %s', (standing) => {
  test.each(Object.keys(ofDealer) as (keyof typeof ofDealer)[])('%s', async (effect) => {
    const look = await ofDealer[effect]();
    await trade(standing);
    try {
      expect(await look()).toBe(dealerEffects[standing][effect]);
    } finally {
      await trade('active');
    }
  });
});

test('a suspension ends automatically, and the listings are visible again', async () => {
  const car = await listed(kenji);
  await stand(kenji, 'suspended');
  expect(await isListed(car)).toBe(false);
  await endSuspensions(site.db, new Date());
  expect(await isListed(car)).toBe(false);
  await endSuspensions(site.db, tomorrow());
  expect(await isListed(car)).toBe(true);
});

test('an owner can only be banned if the next owner is named, who then gets the cars', async () => {
  const car = await listed(grace);
  const ban = (nextOwnerId?: number) =>
    site.db.transaction().execute((tx) =>
      restrictPerson(tx, {
        userId: grace.id,
        standing: 'banned',
        reason: 'Fraud',
        until: null,
        actorId: mara.id,
        nextOwnerId,
      }),
    );
  await expect(ban()).rejects.toMatchObject({ code: 'owner_stays' });
  expect((await grace.api.accounts.checkSession({})).user).not.toBeNull();
  await ban(pia.id);
  expect((await grace.api.accounts.checkSession({})).user).toBeNull();
  const { members } = await pia.api.dealers.team({ dealer_id: dealerId });
  expect(members.find(({ user_id }) => user_id === pia.id)?.role).toBe('owner');
  expect(await isListed(car)).toBe(true);
  expect((await mara.api.cars.callSeller({ id: car })).name).toBe('Pia Moreau');
});

test('a suspended buyer can respond after the suspension, and a buyer who is gone is no longer asked', async () => {
  const id = await sell(mara, await listed(mara), { buyer_id: kenji.id });
  await stand(kenji, 'suspended');
  await endSuspensions(site.db, tomorrow());
  expect((await kenji.api.sales.confirm({ id, sale_price: null })).sale.status).toBe('confirmed');
  const later = await sell(mara, await listed(mara));
  for (const standing of ['banned', 'closed'] as const) {
    await stand(kenji, standing);
    await expect(mara.api.sales.edit({ id: later, buyer_id: kenji.id })).rejects.toMatchObject({
      code: 'user_not_found',
    });
  }
  await stand(kenji, 'active');
});
