import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { atTheBank } from '../../testing/bank.ts';
import { expireOffers } from './offers/expire-offers.ts';
import { effectsWorld, type Scene } from '../../testing/effects.ts';
import { draft, listed, sell, timePasses, withSettings } from '../../testing/market.ts';
import { agreedBy, anArea, heldBy, inHours, proposedBy, replyTo, talkAbout } from '../../testing/meetings.ts';
import { asFile, picture } from '../../testing/pictures.ts';
import { verifiedSale, words } from '../../testing/reviews/verified-sale.ts';
import type { SignedIn } from '../../testing/site.ts';
import { goodAd, noAds, postedAd } from '../../testing/wanted.ts';

const world = effectsWorld();
const statement = 'This is a misunderstanding, please look again';

const sold = async (given: { sale_price?: number } = {}) =>
  sell(world.mara, await listed(world.mara), { buyer_id: world.kenji.id, ...given });
const confirmed = async () => {
  const id = await sold({ sale_price: 40_000 });
  await world.kenji.api.sales.confirm({ id, sale_price: 40_000 });
  return id;
};
const proposed = async () => {
  const id = await confirmed();
  const { sale } = await world.mara.api.sales.setAmount({ id, sale_price: 41_000 });
  return { id, proposed_id: sale.proposed!.id };
};
const asked = async (more: object = {}) => {
  const { api, id: user_id } = world.mara;
  const { ticket } = await api.tickets.create({ user_id, category_id: 1, subject: 'Help', description: 'Me', ...more });
  return { ticket_id: ticket.id, user_id };
};
const offerMade = async (amount = 40_000) => {
  const car_id = await listed(world.mara);
  const { offer } = await world.kenji.api.offers.make({ car_id, amount });
  return { id: offer.id, amount, car_id };
};
const reservedForKenji = async () => {
  const { id, amount, car_id } = await offerMade();
  await world.mara.api.offers.accept({ id, amount });
  return { id, car_id };
};
const group = async () => {
  const { mara, kenji, theo } = world;
  const conversation_type = 'group' as const;
  const people = { participants: [kenji.id, theo.id], conversation_type, title: 'Club' };
  return (await mara.api.messaging.create(people)).id;
};
const reviewed = async () => {
  const { mara, kenji, site } = world;
  const sale_id = await verifiedSale(site.db, { sellerId: mara.id, buyerId: kenji.id });
  const { id } = await kenji.api.reviews.write({ sale_id, ...words });
  await mara.api.reviews.write({ sale_id, ...words });
  return id;
};
/** Kenji, or another member, asks Grace's dealer something. */
const messageDealer = async ({ api, id: sender_id } = world.kenji, dealer_id = world.dealerId) => {
  const { id: conversation_id } = await api.messaging.create({ dealer_id });
  await api.messaging.sendMessage({ conversation_id, sender_id, content: 'Are you open?' });
  return conversation_id;
};
type Purchase = Promise<{ payment: { id: number } | null; payment_link: string | null }>;
/** The payer decides at the bank and returns. Together, because a job looks at open payments, too. */
const settled = async ({ api }: SignedIn, purchase: Purchase, ...decided: ['approve' | 'decline', 'wrong_amount'?]) => {
  const { payment, payment_link } = await purchase;
  return async () => {
    await atTheBank(payment_link, ...decided);
    await api.payments.processGtaWorldPayment({ payment_id: payment!.id });
  };
};
const feature = async () => {
  const { mara, site } = world;
  await withSettings(site, { featured_car_price: 500 });
  return mara.api.payments.purchaseFeatured({ car_id: await listed(mara), user_id: mara.id });
};
const only = ({ id, amount }: { id: number; amount: number }) => ({ id, amount });
const joins = async () => {
  const { kenji, dealerId, site } = world;
  await site.db
    .insertInto('dealer_team_members')
    .values({ user_id: kenji.id, dealer_account_id: dealerId, role: 'staff' })
    .execute();
  return { dealer_account_id: dealerId, user_id: kenji.id };
};
const invited = async () => {
  const { grace, kenji, dealerId, site } = world;
  await sql`update dealer_invitations set status = 'cancelled' where status = 'pending'`.execute(site.db);
  const whom = { dealer_account_id: dealerId, user_id: kenji.id };
  return (await grace.api.dealers.invite({ ...whom, role: 'staff' })).invitation.id;
};

const offered = async () => {
  const { grace, dev, dealerId, site } = world;
  await site.db.deleteFrom('ownership_transfers').execute();
  const dealer_account_id = dealerId;
  await grace.api.dealers.changeMemberRole({ dealer_account_id, user_id: dev.id, new_role: 'owner' });
  const { transfer } = await dev.api.dealers.ownershipTransfer({ dealer_id: dealerId });
  return { dealer_account_id, transfer_id: transfer!.id };
};

const scenes: Record<string, [Scene, string[]]> = {
  'a member changes their phone number': [
    async () => () => world.mara.api.accounts.updateProfile({ phone_number: '5550177', routing_number: '123456789' }),
    ['session_changed to Mara'],
  ],
  'a member signs out everywhere else': [
    async () => {
      await world.site.as('member');
      return () => world.mara.api.accounts.endOtherSessions({});
    },
    ['session_changed to Mara'],
  ],
  'a member signs out': [
    async () => {
      const { api } = await world.site.as('member');
      return () => api.accounts.logout({});
    },
    ['session_changed to Mara'],
  ],
  'a car is listed': [
    async () => {
      const id = await draft(world.mara);
      return () => world.mara.api.cars.change({ id, transition: 'submit' });
    },
    ['announces car_listed'],
  ],
  'a price is lowered': [
    async () => {
      const id = await listed(world.mara);
      await timePasses(world.site, id);
      return () => world.mara.api.cars.update({ id, price: 30_000 });
    },
    ['announces car_price_lowered'],
  ],
  'a price reaches a target': [
    async () => {
      const id = await listed(world.mara);
      await world.kenji.api.favourites.add({ car_id: id });
      await world.kenji.api.favourites.setTarget({ car_id: id, target_price: 31_000 });
      await timePasses(world.site, id);
      return () => world.mara.api.cars.update({ id, price: 30_000 });
    },
    ['announces car_price_lowered', 'announces target_price_reached'],
  ],
  'a car is reported': [
    async () => {
      const car_id = await listed(world.mara);
      return () => world.kenji.api.reports.reportCar({ car_id, reason: 'scam' });
    },
    ['announces car_reported', 'market_changed to Ada, Mia, Sam'],
  ],
  'a conversation is reported': [
    async () => {
      const { id } = await world.mara.api.messaging.create({ participants: [world.kenji.id] });
      return () => world.mara.api.messaging.report({ conversation_id: id, reason: 'spam' });
    },
    ['announces conversation_reported', 'market_changed to Ada, Mia'],
  ],
  'a member asks about a car': [
    async () => {
      const { id } = await world.kenji.api.messaging.create({ car_id: await listed(world.mara) });
      const message = { conversation_id: id, sender_id: world.kenji.id, content: 'Is it still there?' };
      return () => world.kenji.api.messaging.sendMessage(message);
    },
    ['announces car_asked_about', 'message to Kenji', 'message to Mara'],
  ],
  'a message is sent': [
    async () => {
      const { id } = await world.mara.api.messaging.create({ participants: [world.kenji.id] });
      const message = { conversation_id: id, sender_id: world.mara.id, content: 'Hello' };
      return () => world.mara.api.messaging.sendMessage(message);
    },
    ['message to Kenji', 'message to Mara'],
  ],
  'messages are read': [
    async () => {
      const { id } = await world.mara.api.messaging.create({ participants: [world.kenji.id] });
      await world.mara.api.messaging.sendMessage({ conversation_id: id, sender_id: world.mara.id, content: 'Hello' });
      return () => world.kenji.api.messaging.markRead({ conversation_id: id, user_id: world.kenji.id });
    },
    ['read to Kenji, Mara'],
  ],
  'a conversation is assigned to a colleague': [
    async () => {
      const conversation_id = await messageDealer();
      return () => world.grace.api.messaging.assign({ conversation_id, assignee_id: world.pia.id, expected: null });
    },
    ['conversation_changed to Dev, Grace, Pia'],
  ],
  'the assignee of a conversation leaves the team': [
    async () => {
      const conversation_id = await messageDealer(world.mara);
      const member = await joins();
      const assignee_id = member.user_id;
      await world.grace.api.messaging.assign({ conversation_id, assignee_id, expected: null });
      return () => world.kenji.api.dealers.leaveTeam(member);
    },
    [
      'announces team_left',
      'conversation_changed to Dev, Grace, Kenji, Pia',
      'session_changed to Kenji',
      'team log: left staff Kenji by Kenji',
    ],
  ],
  'a group is started': [async () => group, ['conversation_changed to Kenji, Mara, Theo']],
  'someone is added to a group': [
    async () => {
      const conversation_id = await group();
      return () => world.mara.api.messaging.addParticipant({ conversation_id, user_id: world.pia.id });
    },
    ['message to Kenji, Pia, Theo', 'message to Mara'],
  ],
  'the founder leaves a group': [
    async () => {
      const conversation_id = await group();
      return () => world.mara.api.messaging.removeParticipant({ conversation_id, user_id: world.mara.id });
    },
    ['conversation_changed to Kenji, Mara', 'message to Kenji, Theo', 'message to Mara'],
  ],
  'a car is sold to a member': [
    async () => {
      const car_id = await listed(world.mara);
      return () => world.mara.api.sales.complete({ car_id, buyer_id: world.kenji.id });
    },
    ['announces buyer_asked', 'announces car_sold', 'message to Kenji', 'message to Mara'],
  ],
  'the buyer is named later': [
    async () => {
      const id = await sell(world.mara, await listed(world.mara), { buyer_name: 'Joe' });
      return () => world.mara.api.sales.edit({ id, buyer_id: world.kenji.id });
    },
    ['announces buyer_asked', 'message to Kenji', 'message to Mara'],
  ],
  'the seller changes the amount before it is confirmed': [
    async () => {
      const id = await sold();
      return () => world.mara.api.sales.setAmount({ id, sale_price: 39_000 });
    },
    ['conversation_changed to Kenji, Mara'],
  ],
  'the buyer confirms': [
    async () => {
      const id = await sold();
      return () => world.kenji.api.sales.confirm({ id, sale_price: null });
    },
    [
      'announces award_granted',
      'announces review_asked',
      'announces review_asked',
      'announces sale_confirmed',
      'conversation_changed to Kenji, Mara',
    ],
  ],
  'the buyer disputes': [
    async () => {
      const id = await sold();
      return () => world.kenji.api.sales.dispute({ id, reason: 'I never bought this car' });
    },
    [
      'announces sale_disputed',
      'announces ticket_opened',
      'conversation_changed to Kenji, Mara',
      'ticket_changed to Ada, Kenji, Mara, Mia, Sam',
    ],
  ],
  'the seller proposes another amount': [
    async () => {
      const id = await confirmed();
      return () => world.mara.api.sales.setAmount({ id, sale_price: 41_000 });
    },
    ['announces amount_proposed', 'conversation_changed to Kenji, Mara'],
  ],
  'the buyer accepts it': [
    async () => {
      const offer = await proposed();
      return () => world.kenji.api.sales.answerAmount({ ...offer, agree: true });
    },
    ['announces amount_answered', 'conversation_changed to Kenji, Mara'],
  ],
  'the buyer accepts an amount that makes the sale count': [
    async () => {
      const id = await sold({ sale_price: 1 });
      await world.kenji.api.sales.confirm({ id, sale_price: 1 });
      const { sale } = await world.mara.api.sales.setAmount({ id, sale_price: 41_000 });
      return () => world.kenji.api.sales.answerAmount({ id, proposed_id: sale.proposed!.id, agree: true });
    },
    ['announces amount_answered', 'announces award_granted', 'conversation_changed to Kenji, Mara'],
  ],
  'the seller withdraws the proposal': [
    async () => {
      const offer = await proposed();
      return () => world.mara.api.sales.answerAmount({ ...offer, agree: false });
    },
    ['conversation_changed to Kenji, Mara'],
  ],
  'the sale is withdrawn': [
    async () => {
      const id = await sold();
      return () => world.mara.api.sales.withdraw({ id });
    },
    ['announces sale_withdrawn', 'conversation_changed to Kenji, Mara'],
  ],
  'a buyer makes an offer': [
    async () => {
      const car_id = await listed(world.mara);
      return () => world.kenji.api.offers.make({ car_id, amount: 40_000 });
    },
    ['announces offer_made', 'message to Kenji', 'message to Mara'],
  ],
  'an offer below the seller’s minimum': [
    async () => {
      const car_id = await listed(world.mara, { minimum_offer: 39_000 });
      return () => world.kenji.api.offers.make({ car_id, amount: 38_999 }).catch(() => undefined);
    },
    [],
  ],
  'the seller counters': [
    async () => {
      const seen = await offerMade();
      return () => world.mara.api.offers.counter({ ...only(seen), new_amount: 41_000 });
    },
    ['announces offer_countered', 'conversation_changed to Kenji, Mara'],
  ],
  'the seller accepts an offer': [
    async () => {
      const seen = await offerMade();
      return () => world.mara.api.offers.accept(only(seen));
    },
    ['announces offer_accepted', 'conversation_changed to Kenji, Mara'],
  ],
  'the seller declines an offer': [
    async () => {
      const seen = await offerMade();
      return () => world.mara.api.offers.decline(only(seen));
    },
    ['announces offer_declined', 'conversation_changed to Kenji, Mara'],
  ],
  'the buyer withdraws an offer': [
    async () => {
      const { id } = await offerMade();
      return () => world.kenji.api.offers.withdraw({ id });
    },
    ['announces offer_withdrawn', 'conversation_changed to Kenji, Mara'],
  ],
  'an offer expires': [
    async () => {
      await offerMade();
      return () => expireOffers(world.site.db, new Date(Date.now() + 100 * 3_600_000));
    },
    ['announces offer_expired', 'conversation_changed to Kenji, Mara'],
  ],
  'the car of an open offer is sold': [
    async () => {
      const { car_id } = await offerMade();
      return () => world.mara.api.sales.complete({ car_id });
    },
    ['announces car_sold', 'announces offer_closed', 'conversation_changed to Kenji, Mara'],
  ],
  'a reserved car is released, and another buyer is in line': [
    async () => {
      const { id, car_id } = await reservedForKenji();
      await world.theo.api.offers.make({ car_id, amount: 41_000 });
      return () => world.mara.api.offers.release({ id, reason: 'They never came' });
    },
    [
      'announces offer_hold_ended',
      'announces offer_is_next',
      'conversation_changed to Kenji, Mara',
      'conversation_changed to Mara, Theo',
    ],
  ],
  'the buyer proposes a meeting': [
    async () => {
      const { kenji, mara, site } = world;
      const conversationId = await talkAbout(kenji, await listed(mara));
      return () => proposedBy(site, kenji, mara, { conversationId });
    },
    ['announces meeting_proposed', 'conversation_changed to Kenji, Mara', 'message to Kenji', 'message to Mara'],
  ],
  'the seller accepts the meeting': [
    async () => {
      const { kenji, mara, site } = world;
      const meeting = await proposedBy(site, kenji, mara);
      return () => replyTo(mara, meeting);
    },
    ['announces meeting_answered', 'conversation_changed to Kenji, Mara', 'message to Kenji', 'message to Mara'],
  ],
  'the buyer suggests another time for the meeting': [
    async () => {
      const { kenji, mara, site } = world;
      const { meeting_id: id, agreed } = await agreedBy(site, kenji, mara);
      const terms = { ...inHours(50), area_id: await anArea(site) };
      return () => kenji.api.meetings.suggest({ id, proposal_id: agreed!.id, is_change: true, ...terms });
    },
    ['announces meeting_proposed', 'conversation_changed to Kenji, Mara', 'message to Kenji', 'message to Mara'],
  ],
  'the buyer withdraws the proposed meeting': [
    async () => {
      const { kenji, mara, site } = world;
      const { meeting_id: id, proposed } = await proposedBy(site, kenji, mara);
      return () => kenji.api.meetings.withdraw({ id, proposal_id: proposed!.id });
    },
    ['announces meeting_answered', 'conversation_changed to Kenji, Mara', 'message to Kenji', 'message to Mara'],
  ],
  'the buyer cancels the meeting': [
    async () => {
      const { kenji, mara, site } = world;
      const { meeting_id: id } = await agreedBy(site, kenji, mara);
      return () => kenji.api.meetings.cancel({ id, reason: 'I have no time' });
    },
    ['announces meeting_cancelled', 'conversation_changed to Kenji, Mara', 'message to Kenji', 'message to Mara'],
  ],
  'a team member names a colleague who comes': [
    async () => {
      const { kenji, grace, pia, site } = world;
      const { meeting_id: id } = await agreedBy(site, kenji, grace);
      return () => grace.api.meetings.nameColleague({ id, user_id: pia.id });
    },
    ['announces meeting_passed_on', 'conversation_changed to Dev, Grace, Kenji, Pia'],
  ],
  'both sides have said who came': [
    async () => {
      const { kenji, mara, site } = world;
      const { meeting_id: id } = await heldBy(site, kenji, mara);
      await mara.api.meetings.attend({ id, answer: 'came' });
      return () => kenji.api.meetings.attend({ id, answer: 'came' });
    },
    ['announces meeting_revealed', 'announces meeting_revealed', 'conversation_changed to Kenji, Mara'],
  ],
  'both sides have written their reviews': [
    async () => {
      const { mara, kenji, site } = world;
      const sale_id = await verifiedSale(site.db, { sellerId: mara.id, buyerId: kenji.id });
      await kenji.api.reviews.write({ sale_id, ...words });
      return () => mara.api.reviews.write({ sale_id, ...words });
    },
    ['announces award_granted', 'announces review_shown', 'announces review_shown'],
  ],
  'a review is responded to': [
    async () => {
      const review_id = await reviewed();
      return () => world.mara.api.reviews.addResponse({ review_id, response: 'Thank you' });
    },
    ['announces review_answered'],
  ],
  'a wanted ad is posted': [
    async () => {
      await noAds(world.site);
      return () => postedAd(world.mara);
    },
    ['announces wanted_ad_opened'],
  ],
  'a wanted ad is changed, closed and opened again': [
    async () => {
      await noAds(world.site);
      const id = await postedAd(world.mara);
      const { wanted } = world.mara.api;
      return async () => {
        await wanted.update({ id, ...goodAd, text: 'As soon as possible' });
        await wanted.update({ id, ...goodAd, budget: 60_000 });
        await wanted.change({ id, transition: 'close' });
        await wanted.change({ id, transition: 'renew' });
        await wanted.change({ id, transition: 'renew' });
      };
    },
    ['announces wanted_ad_opened', 'announces wanted_ad_opened'],
  ],
  'a wanted ad is replied to': [
    async () => {
      await noAds(world.site);
      const id = await postedAd(world.mara);
      const car_id = await listed(world.kenji);
      return () => world.kenji.api.wanted.reply({ id, car_id });
    },
    ['announces wanted_ad_replied', 'message to Kenji', 'message to Mara', 'wanted_changed to Mara'],
  ],
  'a wanted ad is reported': [
    async () => {
      await noAds(world.site);
      const id = await postedAd(world.mara);
      return () => world.kenji.api.wanted.report({ id, reason: 'spam' });
    },
    ['announces wanted_ad_reported', 'market_changed to Ada, Mia, Sam'],
  ],
  'a review is reported': [
    async () => {
      const review_id = await reviewed();
      return () => world.mara.api.reviews.report({ review_id, reason: 'untrue' });
    },
    ['announces review_reported', 'market_changed to Ada, Mia, Sam'],
  ],
  'a ticket is opened': [
    async () => () => asked(),
    ['announces ticket_opened', 'ticket_changed to Ada, Mara, Mia, Sam'],
  ],
  'an urgent ticket is opened': [
    async () => () => asked({ priority: 'urgent' }),
    ['announces ticket_became_urgent', 'announces ticket_opened', 'ticket_changed to Ada, Mara, Mia, Sam'],
  ],
  'the requester replies': [
    async () => {
      const ticket = await asked();
      return () => world.mara.api.tickets.addResponse({ ...ticket, content: 'One more thing' });
    },
    ['ticket_changed to Ada, Mara, Mia, Sam'],
  ],
  'the requester closes the ticket': [
    async () => {
      const ticket = await asked();
      return () => world.mara.api.tickets.close(ticket);
    },
    ['ticket_changed to Ada, Mara, Mia, Sam'],
  ],
  'the requester rates the ticket': [
    async () => {
      const ticket = await asked();
      const { api, id: user_id } = world.sam;
      await api.tickets.addResponse({ ...ticket, user_id, content: 'Done', status: 'resolved' });
      return () => world.mara.api.tickets.rate({ ...ticket, rating: 5 });
    },
    ['ticket_changed to Ada, Mara, Mia, Sam'],
  ],
  'a decision is appealed': [
    async () => {
      const id = await listed(world.mara);
      await world.mia.api.cars.updateStatus({ id, status: 'removed', reason: 'Another car' });
      const { decision } = await world.mara.api.appeals.decision({ target_type: 'car', target_id: id });
      return () => world.mara.api.appeals.open({ decision_id: decision!.id, statement });
    },
    ['announces appeal_opened', 'announces ticket_opened', 'ticket_changed to Ada, Mara, Mia, Sam'],
  ],
  'a member applies to become a dealer': [
    async () => {
      const form = {
        companyName: 'Mori Motors',
        businessType: 'other',
        description: 'Cars',
        phone: '5550101',
      } as const;
      return () => world.kenji.api.applications.submit(form);
    },
    ['announces application_submitted'],
  ],
  'a car becomes featured for free': [
    async () => {
      await withSettings(world.site, { featured_car_price: 0 });
      const car_id = await listed(world.mara);
      return () => world.mara.api.payments.purchaseFeatured({ car_id, user_id: world.mara.id });
    },
    ['announces car_featured'],
  ],
  'a payment is begun': [
    async () => {
      await withSettings(world.site, { featured_car_price: 500 });
      const car_id = await listed(world.mara);
      return () => world.mara.api.payments.purchaseFeatured({ car_id, user_id: world.mara.id });
    },
    ['payment_changed to Mara'],
  ],
  'a listing is paid for': [
    async () => {
      const { mara, site } = world;
      await withSettings(site, { regular_listing_price: 500, introductory_rate: 500 });
      const car_id = await draft(mara);
      return settled(mara, mara.api.payments.purchaseListing({ car_id, user_id: mara.id }), 'approve');
    },
    ['announces car_listed', 'payment_changed to Mara'],
  ],
  'a feature is paid for': [
    async () => settled(world.mara, feature(), 'approve'),
    ['announces car_featured', 'payment_changed to Mara'],
  ],
  'a membership that was over is paid for': [
    async () => {
      const { grace, dealerId, site } = world;
      const { membership } = await grace.api.payments.dealerMembership({ dealer_id: dealerId });
      const membership_id = membership!.id;
      const purchase = grace.api.payments.renewMembership({ membership_id, user_id: grace.id });
      const action = await settled(grace, purchase, 'approve');
      await sql`update memberships set ends_at = now() - interval '60 days' where id = ${membership_id}`.execute(
        site.db,
      );
      await sql`update dealer_accounts set status = 'expired' where id = ${dealerId}`.execute(site.db);
      return action;
    },
    ['announces membership_back', 'payment_changed to Grace'],
  ],
  'a payment is declined': [async () => settled(world.mara, feature(), 'decline'), ['payment_changed to Mara']],
  'the bank reports another amount': [
    async () => settled(world.mara, feature(), 'approve', 'wrong_amount'),
    ['announces payment_in_doubt', 'payment_changed to Mara'],
  ],
  'a member is invited to a team': [
    async () => invited,
    ['announces invitation_brought', 'message to Dev, Kenji, Pia', 'message to Grace'],
  ],
  'the invitation is sent again': [
    async () => {
      const invitation_id = await invited();
      return () => world.grace.api.dealers.resendInvitation({ invitation_id });
    },
    ['announces invitation_brought', 'conversation_changed to Dev, Grace, Kenji, Pia'],
  ],
  'the invitation is declined': [
    async () => {
      const invitation_id = await invited();
      return () => world.kenji.api.dealers.declineInvitation({ invitation_id });
    },
    ['conversation_changed to Dev, Grace, Kenji, Pia'],
  ],
  'an invitation is accepted': [
    async () => {
      const invitation_id = await invited();
      return () => world.kenji.api.dealers.acceptInvitation({ invitation_id, user_id: world.kenji.id });
    },
    [
      'announces team_joined',
      'conversation_changed to Dev, Grace, Kenji, Pia',
      'session_changed to Kenji',
      'team log: joined staff Kenji by Grace',
    ],
  ],
  'a team member gets another role': [
    async () => {
      const member = await joins();
      return () => world.grace.api.dealers.changeMemberRole({ ...member, new_role: 'manager' });
    },
    ['announces team_role_changed', 'session_changed to Kenji', 'team log: role_changed manager Kenji by Grace'],
  ],
  'a team member leaves': [
    async () => {
      const member = await joins();
      return () => world.kenji.api.dealers.leaveTeam(member);
    },
    ['announces team_left', 'session_changed to Kenji', 'team log: left staff Kenji by Kenji'],
  ],
  'a team member is removed': [
    async () => {
      const member = await joins();
      return () => world.grace.api.dealers.removeTeamMember(member);
    },
    ['announces team_left', 'session_changed to Kenji', 'team log: removed staff Kenji by Grace'],
  ],
  'a member sets their picture': [
    async () => {
      const files = { avatar: [asFile(await picture('jpeg', 300, 300), 'me.jpg')] };
      return () => world.mara.api.accounts.setAvatar({ files });
    },
    ['session_changed to Mara'],
  ],
  'a member removes their picture': [
    async () => {
      const files = { avatar: [asFile(await picture('jpeg', 300, 300), 'me.jpg')] };
      await world.mara.api.accounts.setAvatar({ files });
      return () => world.mara.api.accounts.removeAvatar({});
    },
    ['session_changed to Mara'],
  ],
  'the company gets a logo': [
    async () => {
      const files = { logo: [asFile(await picture('jpeg', 300, 300), 'logo.jpg')] };
      return () => world.grace.api.dealers.setLogo({ dealer_account_id: world.dealerId, files });
    },
    ['session_changed to Dev', 'session_changed to Grace', 'session_changed to Pia'],
  ],
  'the company’s settings change': [
    async () => () => world.grace.api.dealers.update({ id: world.dealerId, description: 'Fine cars' }),
    ['session_changed to Dev', 'session_changed to Grace', 'session_changed to Pia'],
  ],
  'the dealership is offered to a colleague': [
    async () => () =>
      world.grace.api.dealers.changeMemberRole({
        dealer_account_id: world.dealerId,
        user_id: world.dev.id,
        new_role: 'owner',
      }),
    ['announces ownership_offered', 'session_changed to Dev, Grace'],
  ],
  'the offer is declined': [
    async () => {
      const offer = await offered();
      return () => world.dev.api.dealers.answerOwnershipTransfer({ ...offer, answer: 'decline' });
    },
    ['announces ownership_settled', 'session_changed to Dev, Grace'],
  ],
  'the offer is withdrawn': [
    async () => {
      const offer = await offered();
      return () => world.grace.api.dealers.withdrawOwnershipTransfer(offer);
    },
    ['announces ownership_settled', 'session_changed to Dev, Grace'],
  ],
  'the dealership is handed over': [
    async () => {
      const offer = await offered();
      return () => world.dev.api.dealers.answerOwnershipTransfer({ ...offer, answer: 'accept' });
    },
    [
      'announces ownership_settled',
      'session_changed to Dev, Grace',
      'team log: role_changed manager Grace by Grace',
      'team log: role_changed owner Dev by Grace',
    ],
  ],
  'the dealership is closed': [
    async () => {
      // A new one, whose conversations and team don't depend on other scenes.
      const { ada, theo, kenji, grace, mara } = world;
      const company_name = 'Varga Classics';
      const reason = 'They asked us at the desk';
      const company = { company_name, user_id: theo.id, phone: '5550101', reason };
      const { id: dealer_account_id } = await ada.api.dealers.create(company);
      await ada.api.dealers.addTeamMember({ dealer_account_id, user_id: kenji.id, role: 'manager', reason });
      for (const asks of [grace, mara]) await messageDealer(asks, dealer_account_id);
      return () => theo.api.dealers.close({ dealer_account_id, company_name });
    },
    [
      'announces dealer_closed',
      'conversation_changed to Grace',
      'conversation_changed to Mara',
      'session_changed to Kenji',
      'session_changed to Theo',
      'team log: left owner Theo by Theo',
      'team log: removed manager Kenji by Theo',
    ],
  ],
  'an account is closed': [
    async () => {
      const { silas, kenji } = world;
      const { id } = await silas.api.messaging.create({ participants: [kenji.id] });
      await silas.api.messaging.sendMessage({ conversation_id: id, sender_id: silas.id, content: 'Hello' });
      return () => silas.api.accounts.closeAccount({ name: 'Silas Boone' });
    },
    ['announces account_closed', 'conversation_changed to Kenji', 'users_changed to Ada, Ana, Mia, Sam'],
  ],
};

test.each(Object.entries(scenes))(
  '%s: announced, refreshed and logged for exactly those concerned',
  async (_, scene) => {
    const [prepare, expected] = scene;
    expect(await world.effects.of(await prepare())).toEqual(expected.toSorted());
  },
);
