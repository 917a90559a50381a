import { sql } from 'kysely';
import { draft, listed, sell } from '../market.ts';
import { asFile, picture } from '../pictures.ts';
import { verifiedSale, words } from '../reviews/verified-sale.ts';
import type { Site } from '../site.ts';
import { postedAd } from '../wanted.ts';
import type { People } from './people.ts';
import { reason, type Whose } from './whose.ts';

export async function carsOf({ db }: Site, { buyer, decider }: People, { seller, sellsFor }: Whose) {
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
export async function salesOf(site: Site, people: People, { seller, person, sellsFor }: Whose) {
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
export async function offersOf({ buyer, seller: bystander }: People, { seller, person }: Whose) {
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
export async function reviewsOf(site: Site, { buyer, decider, stranger }: People, { seller, sellsFor }: Whose) {
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
export async function adsOf({ stranger, buyer, decider }: People, { person }: Whose) {
  const wantedId = await postedAd(person);
  await stranger.api.wanted.report({ id: wantedId, reason: 'spam' });
  const flaggedWantedId = await postedAd(person);
  await decider.api.wanted.decide({ id: flaggedWantedId, decision: 'flag', reason });
  const { ads } = await buyer.api.wanted.mine({});
  return { wantedId, flaggedWantedId, otherWantedId: ads[0]?.id ?? (await postedAd(buyer)) };
}
