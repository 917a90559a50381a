/* oxlint-disable max-lines -- one table: what each user has */
import { sql } from 'kysely';
import { draft, listed, sell } from '../market.ts';
import { payFor } from '../bank.ts';
import { agreedBy, anArea, heldBy, proposedBy } from '../meetings.ts';
import { asFile, picture } from '../pictures.ts';
import { verifiedSale, words } from '../reviews/verified-sale.ts';
import type { SignedIn, Site } from '../site.ts';
import { until } from '../until.ts';
import { postedAd } from '../wanted.ts';
import { chatAddress, deliveryOf } from './dealer-things.ts';
import type { People } from './people.ts';

const reason = 'It breaks the rules of the city';

interface Whose {
  /** Sells for themselves or for their dealer. */
  seller: SignedIn;
  /** Owns the private things. */
  person: SignedIn;
  dealerId: number;
  /** The seller's dealer, if they sell for one. */
  sellsFor: number | null;
}

export type Belongings = Awaited<ReturnType<typeof belongingsOf>>;

/** Creates one of everything that a user can own, through the calls a page would make. */
export async function belongingsOf(site: Site, people: People, whose: Whose) {
  return {
    userId: whose.person.id,
    dealerId: whose.dealerId,
    ...(await carsOf(site, people, whose)),
    ...(await salesOf(site, people, whose)),
    ...(await offersOf(people, whose)),
    ...(await reviewsOf(site, people, whose)),
    ...(await talksOf(site, people, whose)),
    ...(await adsOf(people, whose)),
    ...(await meetingsOf(site, people, whose)),
    ...(await ticketsOf(people, whose)),
    ...(await moneyOf(site, whose)),
    ...(await privateThingsOf(site, people, whose)),
  };
}

async function carsOf({ db }: Site, { buyer, decider }: People, { seller, sellsFor }: Whose) {
  const car = await listed(seller);
  const { photo } = await seller.api.photos.add({
    car_id: car,
    files: { photo: [asFile(await picture('jpeg', 600, 400), 'car.jpg')] },
  });
  const flagged = async () => {
    const id = await listed(seller);
    await decider.api.cars.updateStatus({ id, status: 'flagged', reason });
    const { decision } = await seller.api.appeals.decision({ target_type: 'car', target_id: id });
    return { id, decisionId: decision!.id };
  };
  const deletedCar = await listed(seller);
  await seller.api.cars.remove({ id: deletedCar });
  const flaggedCar = await flagged();
  const appealed = await flagged();
  const { decision } = await seller.api.appeals.open({
    decision_id: appealed.decisionId,
    statement: 'Please look again',
  });
  await buyer.api.reports.reportCar({ car_id: car, reason: 'scam' });
  const { rows } = await sql<{ id: number }>`select id from car_reports where car_id = ${car}`.execute(db);
  const repriced = sellsFor && {
    dealer_id: sellsFor,
    car_ids: [await draft(seller)],
    change: 'price' as const,
    price: { by: 1 },
    preview: false,
  };
  return {
    undoId: repriced ? (await seller.api.inventory.bulk(repriced)).undo_id! : 1,
    carReportId: rows[0]!.id,
    draftId: await draft(seller),
    car,
    photoId: photo.id,
    deletedCar,
    flaggedCar: flaggedCar.id,
    decisionId: flaggedCar.decisionId,
    appealId: decision.appeal!.id,
    appealTicketId: decision.appeal!.ticket_id,
  };
}

/** A sale they made that awaits the buyer, a purchase they must confirm, and one with a new amount to answer. */
async function salesOf(site: Site, people: People, { seller, person, sellsFor }: Whose) {
  const sale_price = 40_000;
  const soldCar = await listed(seller);
  const sold = await sell(seller, soldCar, { buyer_id: people.buyer.id, sale_price });
  const buys = async () => sell(people.seller, await listed(people.seller), { buyer_id: person.id, sale_price });
  const bought = await buys();
  const confirmed = await buys();
  await person.api.sales.confirm({ id: confirmed, sale_price });
  const { sale } = await people.seller.api.sales.setAmount({ id: confirmed, sale_price: 41_000 });
  const disputed = await sell(seller, await listed(seller), { buyer_id: people.buyer.id, sale_price });
  await people.buyer.api.sales.dispute({ id: disputed, reason: 'Not so' });
  const billed = await sell(seller, await listed(seller), { buyer_id: people.buyer.id, sale_price });
  const { sale: proven } = await people.buyer.api.sales.confirm({ id: billed, sale_price });
  const verified = { sellerId: seller.id, buyerId: people.buyer.id, dealerId: sellsFor };
  return {
    soldCar,
    sold,
    bought,
    confirmed,
    proposedId: sale.proposed!.id,
    disputed,
    billNumber: proven.bill_number!,
    unreviewed: await verifiedSale(site.db, verified),
  };
}

/** An offer on their car, a car of theirs reserved for a buyer, and an offer they made that was countered. */
async function offersOf({ buyer, seller: bystander }: People, { seller, person }: Whose) {
  const amount = 40_000;
  const offeredCar = await listed(seller);
  const { offer } = await buyer.api.offers.make({ car_id: offeredCar, amount });
  const { offer: held } = await buyer.api.offers.make({ car_id: await listed(seller), amount });
  await seller.api.offers.accept({ id: held.id, amount });
  const { offer: made } = await person.api.offers.make({ car_id: await listed(bystander), amount });
  await bystander.api.offers.counter({ id: made.id, amount, new_amount: 41_000 });
  return {
    offeredCar,
    offer: offer.id,
    heldOffer: held.id,
    countered: made.id,
    unofferedCar: await listed(bystander),
  };
}

/** A review they wrote, one about them that they may respond to, and a hidden one about them. */
async function reviewsOf(site: Site, { buyer, decider, stranger }: People, { seller, sellsFor }: Whose) {
  const both = async () => {
    const sale_id = await verifiedSale(site.db, { sellerId: seller.id, buyerId: buyer.id, dealerId: sellsFor });
    const { id: about } = await buyer.api.reviews.write({ sale_id, ...words });
    const { id: written } = await seller.api.reviews.write({ sale_id, ...words });
    return { about, written };
  };
  const { about: reviewAbout, written: reviewWritten } = await both();
  await stranger.api.reviews.report({ review_id: reviewAbout, reason: 'untrue' });
  const { about: hiddenReview } = await both();
  await decider.api.reviews.hide({ review_id: hiddenReview, reason });
  return { reviewAbout, reviewWritten, hiddenReview };
}

/** A reported ad of theirs, one that staff flagged, and one of another person. */
async function adsOf({ stranger, buyer, decider }: People, { person }: Whose) {
  const wantedId = await postedAd(person);
  await stranger.api.wanted.report({ id: wantedId, reason: 'spam' });
  const flaggedWantedId = await postedAd(person);
  await decider.api.wanted.decide({ id: flaggedWantedId, decision: 'flag', reason });
  const { ads } = await buyer.api.wanted.mine({});
  return { wantedId, flaggedWantedId, otherWantedId: ads[0]?.id ?? (await postedAd(buyer)) };
}

/** A conversation about one of their cars, and a group they created. */
async function talksOf(
  { db }: Site,
  { buyer, seller: bystander, stranger }: People,
  { seller, person, dealerId }: Whose,
) {
  const { id: conversation_id } = await buyer.api.messaging.create({ car_id: await listed(seller) });
  await buyer.api.messaging.sendMessage({ conversation_id, sender_id: buyer.id, content: 'Is it still there?' });
  const { id: groupId } = await person.api.messaging.create({
    conversation_type: 'group',
    title: 'Sunday drive',
    participants: [bystander.id, buyer.id],
  });
  await person.api.messaging.block({ user_id: stranger.id });
  await buyer.api.messaging.report({ conversation_id, reason: 'spam' });
  const { rows } = await sql<{ id: number }>`
    select id from conversation_reports where conversation_id = ${conversation_id}`.execute(db);
  const { rows: replies } = await sql<{ id: number }>`
    insert into saved_replies (dealer_id, name, content, written_by)
    values (${dealerId}, ${`Still here ${conversation_id}`}, 'Hi {name}, it is.', ${seller.id}) returning id`.execute(
    db,
  );
  return {
    conversationId: conversation_id,
    conversationReportId: rows[0]!.id,
    groupId,
    savedReplyId: replies[0]!.id,
  };
}

/** A proposal that they were asked about, an agreed meeting, and one that is over. */
async function meetingsOf(site: Site, { buyer }: People, { seller }: Whose) {
  const proposed = await proposedBy(site, buyer, seller);
  const agreed = await agreedBy(site, buyer, seller);
  const held = await heldBy(site, buyer, seller);
  return {
    areaId: await anArea(site),
    meetingId: proposed.meeting_id,
    proposalId: proposed.proposed!.id,
    agreedMeetingId: agreed.meeting_id,
    heldMeetingId: held.meeting_id,
  };
}

async function ticketsOf({ decider }: People, { person }: Whose) {
  const opened = async () => {
    const question = { category_id: 1, subject: 'A question', description: 'How does it work?' };
    return (await person.api.tickets.create({ user_id: person.id, ...question })).ticket.id;
  };
  const ticketId = await opened();
  const resolvedTicket = await opened();
  await decider.api.tickets.addResponse({
    ticket_id: resolvedTicket,
    user_id: decider.id,
    content: 'Like this.',
    status: 'resolved',
  });
  return { ticketId, resolvedTicket, otherTicket: await opened() };
}

async function moneyOf({ db }: Site, { seller }: Whose) {
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

async function privateThingsOf(site: Site, { decider }: People, { seller, person }: Whose) {
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
