import type { Selectable } from 'kysely';
import type { DealerTeamMembers } from '../../server/database/types.generated.ts';
import { pair, type ModelCar } from './model.ts';
import { isLive, reason, type Actions, type OfferWorld } from './world.ts';

/** Blocks, suspensions, closed accounts and changes of the team. */
export function peopleActions({ site, random, model, people, admin, sales, current }: OfferWorld): Actions {
  let seatOfDev: Selectable<DealerTeamMembers> | undefined;
  return {
    async block() {
      const [who, whom] = [random.pick(['kenji', 'silas'] as const), random.pick(['mara', 'pia'] as const)];
      const key = pair(who, whom);
      if (model.apart.has(key)) {
        await people[who].api.messaging.unblock({ user_id: people[whom].id });
        model.apart.delete(key);
        return 'unblocked';
      }
      await people[who].api.messaging.block({ user_id: people[whom].id });
      model.apart.add(key);
      for (const offer of model.offers.values())
        if (offer.buyer === who && isLive(offer) && model.cars.get(offer.car)!.side.includes(whom)) model.close(offer);
      return 'blocked';
    },
    async suspend() {
      const who = random.pick(['kenji', 'mara'] as const);
      const { id } = people[who];
      const until = new Date(Date.now() + 86_400_000).toISOString();
      await admin.api.accounts.updateStatus({ user_id: id, status: 'suspended', until, reason });
      for (const offer of model.offers.values())
        if (isLive(offer) && (offer.buyer === who || model.cars.get(offer.car)!.side.includes(who))) model.close(offer);
      const seen = { standing: 'suspended' as const, until };
      await admin.api.accounts.updateStatus({ user_id: id, status: 'active', reason, seen });
      people[who] = await site.asUser(id);
      return 'done';
    },
    async close() {
      const who = random.pick(['kenji', 'mara'] as const);
      const { id, api } = people[who];
      // Staff would decide the unconfirmed purchase of a closed account, which is another feature.
      const hasBought = ({ status, id: car }: ModelCar) => status === 'sold' && sales.get(car)?.offer?.buyer === who;
      const cars = Object.values(current);
      if (cars.some(hasBought)) return 'none';
      const own = cars.filter(({ side }) => side.includes(who));
      if (own.some(({ status }) => status !== 'active' && status !== 'reserved')) return 'none';
      const before = await site.db
        .selectFrom('users')
        .select(['name', 'standing', 'phone_number', 'routing_number'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      await api.accounts.closeAccount({ name: before.name });
      for (const offer of model.offers.values())
        if (isLive(offer) && (offer.buyer === who || model.cars.get(offer.car)!.side.includes(who))) model.close(offer);
      for (const car of own) Object.assign(car, { before: car.status, status: 'removed' });
      // Back as after a login and the profile's form.
      await site.db
        .updateTable('users')
        .set({ ...before, account_closed_at: null })
        .where('id', '=', id)
        .execute();
      people[who] = await site.asUser(id);
      return 'closed';
    },
    /** Dev, who may answer, leaves the dealer's team, and joins it again later. */
    async team() {
      if (seatOfDev) {
        await site.db.insertInto('dealer_team_members').values(seatOfDev).execute();
        seatOfDev = undefined;
        model.away.delete('dev');
        return 'joined';
      }
      seatOfDev = await site.db
        .selectFrom('dealer_team_members')
        .selectAll()
        .where('user_id', '=', people.dev.id)
        .executeTakeFirstOrThrow();
      const { dealer_account_id, user_id } = seatOfDev;
      await people.grace.api.dealers.removeTeamMember({ dealer_account_id, user_id });
      model.away.add('dev');
      return 'left';
    },
  };
}
