import type { wanted } from '@forecourt/contract/wanted/wanted.ts';
import { wantedAtOnce } from '@forecourt/contract/wanted/wanted-values.ts';
import type { Database } from '../../database/database.ts';
import { statesNow } from '../../features/browse/matching/car-states.ts';
import { carsForSaleOf } from '../../features/wanted/matches.store.ts';
import { carsToReplyWith } from '../../features/wanted/replies.store.ts';
import { mayRead, wantedView } from '../../features/wanted/wanted.rules.ts';
import { adsOf, findAd, listBoard } from '../../features/wanted/wanted.store.ts';
import { adQueriesFor, carsThatMatch } from '../../flows/wanted/compare-ads.ts';
import { countInterest, countInterestIn } from '../../flows/wanted/count-interest.ts';
import { decideAd, reportAd } from '../../flows/wanted/moderate-ad.ts';
import { changeAd, editAd, postAd } from '../../flows/wanted/post-ad.ts';
import { wantedQueue } from '../../flows/wanted/wanted-queue.ts';
import { replyToAd } from '../../flows/wanted/reply-to-ad.ts';
import { fail } from '../../lib/failure.ts';
import { reachOf, type Actor, type Handlers } from '../../lib/handlers.ts';
import { ReadyAnswer } from '../../lib/ready-answer.ts';
import { todayIn } from '../../lib/site-time.ts';

interface WantedDeps {
  db: Database;
  siteTimezone: string;
}

export function wantedCalls({ db, siteTimezone }: WantedDeps): Handlers<typeof wanted> {
  const today = () => todayIn(siteTimezone);

  async function findReadable(id: number, actor: Actor | null) {
    const ad = await findAd(db, id);
    return ad && mayRead(ad, actor) ? ad : fail('wanted_ad_not_found');
  }

  async function queriesOfOwnCars(actor: Actor | null): Promise<number[]> {
    if (!actor) return [];
    return adQueriesFor(db, await statesNow(db, await carsForSaleOf(db, reachOf(actor))), today());
  }

  return {
    async list({ matching, ...given }, actor) {
      const queryIds = matching ? await queriesOfOwnCars(actor) : undefined;
      const { ads, total } = await listBoard(db, { ...given, queryIds });
      return {
        success: true,
        ads: ads.map((ad) => wantedView(ad, actor, new Date())),
        page: given.page,
        pages: Math.ceil(total / wantedAtOnce),
        total,
      };
    },

    get: async ({ id }, actor) => ({ success: true, ad: wantedView(await findReadable(id, actor), actor, new Date()) }),

    async mine(_nothing, actor) {
      const ads = await adsOf(db, actor.id);
      return { success: true, ads: ads.map((ad) => wantedView(ad, actor, new Date())) };
    },

    async add(ad, actor) {
      const now = new Date();
      return { success: true, ad: wantedView(await postAd(db, actor.id, ad, now), actor, now) };
    },

    async update({ id, ...ad }, actor) {
      return { success: true, ad: wantedView(await editAd(db, actor.id, id, ad), actor, new Date()) };
    },

    async change({ id, transition }, actor) {
      const now = new Date();
      return { success: true, ad: wantedView(await changeAd(db, actor.id, id, transition, now), actor, now) };
    },

    async myCars({ id }, actor) {
      const ad = await findReadable(id, actor);
      const carIds = await carsForSaleOf(db, reachOf(actor));
      const matching = await carsThatMatch(db, { ad, carIds, today: today() });
      return new ReadyAnswer(`{"success":true,"cars":${await carsToReplyWith(db, id, matching)}}`);
    },

    reply: async ({ id, car_id, text }, actor) => ({
      success: true,
      conversation_id: await replyToAd(db, reachOf(actor), { adId: id, carId: car_id, text }, siteTimezone),
    }),

    interest: async ({ car_id }, actor) => ({
      success: true,
      people: await countInterest(db, reachOf(actor), car_id, today()),
    }),

    interestIn: async (car, actor) => ({
      success: true,
      people: await countInterestIn(db, reachOf(actor), car, today()),
    }),

    async report({ id, reason, details }, actor) {
      await reportAd(db, actor, { adId: id, reporterId: actor.id, reason, details: details || null });
      return { success: true };
    },

    queue: async (filter, actor) => ({ success: true, ...(await wantedQueue(db, actor, filter, new Date())) }),

    async decide({ id, decision, reason }, actor) {
      await decideAd(db, actor, { adId: id, decision, reason }, new Date());
      return { success: true };
    },
  };
}
