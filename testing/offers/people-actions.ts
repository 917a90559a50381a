import { pair } from './model.ts';
import { isLive, reason, type Actions, type OfferWorld } from './world.ts';

/** Blocks, suspensions and changes of the team. */
export function peopleActions({ site, random, model, people, admin }: OfferWorld): Actions {
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
    async team() {
      // Pia leaves and is back, which changes nothing about the dealer's offers.
      const { id } = people.pia;
      const seat = await site.db
        .selectFrom('dealer_team_members')
        .selectAll()
        .where('user_id', '=', id)
        .executeTakeFirstOrThrow();
      const whom = { dealer_account_id: seat.dealer_account_id, user_id: id };
      await people.dev.api.dealers.removeTeamMember(whom);
      await site.db.insertInto('dealer_team_members').values(seat).execute();
      return 'left';
    },
  };
}
