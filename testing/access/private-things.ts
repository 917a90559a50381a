import { sql } from 'kysely';
import { payFor } from '../bank.ts';
import { listed } from '../market.ts';
import type { SignedIn, Site } from '../site.ts';
import { until } from '../until.ts';
import { chatAddress, deliveryOf } from './dealer-things.ts';
import type { People } from './people.ts';
import { reason, type Whose } from './whose.ts';

export async function moneyOf({ db }: Site, { seller }: Whose) {
  const buy = async () => seller.api.payments.purchaseFeatured({ car_id: await listed(seller), user_id: seller.id });
  const paidPayment = await payFor(seller, buy());
  const openPayment = (await buy()).payment!.id;
  const car = await listed(seller);
  // As left by a process that ended before the bank responded.
  const { rows } = await sql<{ id: number }>`
    insert into payments (user_id, dealer_id, kind, car_id, subject, purpose, amount, lines, lasts_hours, next_check_at)
    select user_id, dealer_id, kind, ${car}, subject, 'feature of car ' || ${car}::text, amount, lines, lasts_hours,
      now() + interval '1 hour'
    from payments where id = ${openPayment} returning id`.execute(db);
  return { paidPayment, openPayment, unopenedPayment: rows[0]!.id };
}

export async function privateThingsOf(site: Site, { decider }: People, { seller, person }: Whose) {
  const { id: secondSession } = await otherSession(site, person);
  const { award } = await decider.api.awards.add({
    name: `Friend of ${person.id}`,
    description: 'Helped',
    icon: 'key',
  });
  const { note } = await decider.api.users.addNote({
    user_id: person.id,
    body: 'Asked twice about the fee',
    client_id: crypto.randomUUID(),
  });
  await decider.api.awards.grant({ award_id: award.id, user_id: person.id, reason });
  const { awards } = await person.api.awards.ofUser({ user_id: person.id });
  await person.api.webhooks.saveOwnWebhook({ url: chatAddress, enabled: true });
  const favouriteCar = await listed(seller);
  await person.api.favourites.add({ car_id: favouriteCar });
  const search = (make: string) => ({ name: make, filters: { make }, frequency: 'off' as const });
  const { id: savedSearchId } = await person.api.searches.add(search('Karin'));
  const { id: deletedSearchId } = await person.api.searches.add(search('Dinka'));
  await person.api.searches.remove({ id: deletedSearchId });
  let noticeId = 0;
  await until('an event has arrived', async () => {
    const { notices } = await person.api.notices.list({});
    noticeId = notices[0]?.id ?? 0;
    return noticeId !== 0;
  });
  const ownDelivery = await deliveryOf(site, sql`user_id = ${person.id}`);
  return {
    secondSession,
    noteId: note.id,
    awardId: award.id,
    grantId: awards[0]!.id,
    favouriteCar,
    savedSearchId,
    deletedSearchId,
    noticeId,
    ownDelivery,
  };
}

async function otherSession(site: Site, person: SignedIn) {
  await site.asUser(person.id);
  const { sessions } = await person.api.accounts.sessions({});
  return sessions.find(({ is_current }) => !is_current)!;
}
