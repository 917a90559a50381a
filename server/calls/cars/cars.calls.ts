import { ownerOfNew } from '@forecourt/contract/access/owner.ts';
import { maxSlots } from '../../flows/listings/listing-checks.ts';
import type { Answer } from '@forecourt/contract/kit/call.ts';
import { slotStatuses } from '@forecourt/contract/cars/cars.flow.ts';
import type { cars } from '@forecourt/contract/cars/cars.ts';
import { staffRoleMay } from '@forecourt/contract/access/staff-rights.ts';
import { fail } from '../../lib/failure.ts';
import { duplicateListing } from '../../flows/listings/duplicate-listing.ts';
import { moveCar } from '../../flows/listings/move-car.ts';
import { buy, type BuyingDeps } from '../../flows/payments/buy.ts';
import { changeListing, editListing, startListing } from '../../flows/listings/list-a-car.ts';
import { reachOf, type Actor, type Exchange, type Handlers } from '../../lib/handlers.ts';
import { networkOf } from '../../lib/limits.ts';
import { ReadyAnswer } from '../../lib/ready-answer.ts';
import { isOwnCar } from '../../lib/own-car.ts';
import { browseCalls } from './browse.calls.ts';
import { chosenCalls } from './chosen.calls.ts';
import { moderationCalls } from './moderation.calls.ts';
import { findCar, findContact } from '../../features/cars/car.store.ts';
import { editableView, ownView } from '../../features/listings/listing-views.rules.ts';
import { countListings, countSlots, findListing, listListings } from '../../features/listings/listings.store.ts';
import type { ViewCounter } from '../../features/cars/view-counter.ts';

export interface CarsDeps extends BuyingDeps {
  views: ViewCounter;
}

const listingsPerPage = 50;

export function carsCalls(parts: CarsDeps): Handlers<typeof cars> {
  const { db, views, settings } = parts;
  return {
    ...browseCalls(parts),
    ...chosenCalls(db),
    ...moderationCalls(db),

    async get({ id }, actor) {
      const isStaff = staffRoleMay(actor?.staffRole, 'cars.read');
      const found = (await findCar(db, id, actor && reachOf(actor), isStaff)) ?? fail('car_not_found');
      if (!found.is_own || !actor)
        return found.status === 'removed' && !isStaff ? fail('car_removed') : new ReadyAnswer(found.json);
      const listing = (await findListing(db, id, reachOf(actor))) ?? fail('car_not_found');
      return {
        ...(JSON.parse(found.json) as Answer<typeof cars.get>),
        own: ownView(listing, reachOf(actor), new Date()),
      };
    },

    async create({ seller_id: _checked, dealer_account_id, is_dealer, contactName, ...given }, actor) {
      const { team, name } = actor;
      const claimsOther =
        (dealer_account_id ?? team?.dealerId) !== team?.dealerId ||
        (is_dealer === true && team === null) ||
        (is_dealer === false && dealer_account_id) ||
        (contactName && contactName !== name && contactName !== team?.companyName);
      if (claimsOther) fail('not_allowed');
      const listing = await startListing(parts, reachOf(actor), given, { isOwn: is_dealer === false });
      return { success: true, id: listing.id, listing: editableView(listing, reachOf(actor), new Date()) };
    },

    async update({ id, unchanged_since, ...given }, actor) {
      const now = new Date();
      const listing = await editListing(parts, reachOf(actor), id, given, now, unchanged_since);
      return { success: true, listing: editableView(listing, reachOf(actor), now) };
    },

    async remove({ id }, actor) {
      await changeListing(parts, reachOf(actor), id, 'delete', new Date());
      return { success: true };
    },

    async change({ id, transition }, actor) {
      const now = new Date();
      const seller = reachOf(actor);
      if (transition === 'submit' || transition === 'renew') {
        const buyer = { ...seller, gameAccountId: actor.gameAccountId };
        await buy(parts, buyer, { kind: 'listing', carId: id, transition }, { onlyFree: true }, now);
        const listing = (await findListing(db, id, seller)) ?? fail('car_not_found');
        return { success: true, listing: ownView(listing, seller, now) };
      }
      const listing = await changeListing(parts, seller, id, transition, now);
      return { success: true, listing: ownView(listing, reachOf(actor), now) };
    },

    async move({ id, to }, actor) {
      const listing = await moveCar(parts, reachOf(actor), { carId: id, to });
      return { success: true, listing: editableView(listing, reachOf(actor), new Date()) };
    },

    async duplicate({ id }, actor) {
      const listing = await duplicateListing(db, reachOf(actor), id);
      return { success: true, listing: editableView(listing, reachOf(actor), new Date()) };
    },

    async mine({ status, page }, actor) {
      const reach = reachOf(actor);
      const owner = ownerOfNew(reach);
      const own = { person: actor.id };
      const [rows, by_status, used, ownUsed, rules] = await Promise.all([
        listListings(db, reach, { status, page, limit: listingsPerPage }),
        countListings(db, reach),
        countSlots(db, owner, slotStatuses),
        countSlots(db, own, slotStatuses),
        settings(),
      ]);
      const all = Object.entries(by_status).filter(([name]) => name !== 'removed');
      const total = status ? (by_status[status] ?? 0) : all.reduce((sum, [, listings]) => sum + listings, 0);
      return {
        success: true,
        listings: rows.map((row) => ownView(row, reach, new Date())),
        page,
        pages: Math.ceil(total / listingsPerPage),
        by_status,
        slots: { used, of: maxSlots(owner, rules) },
        ...(reach.team && ownUsed > 0 && { private_slots: { used: ownUsed, of: maxSlots(own, rules) } }),
      };
    },

    async editing({ id }, actor) {
      const listing = (await findListing(db, id, reachOf(actor))) ?? fail('car_not_found');
      return { success: true, listing: editableView(listing, reachOf(actor), new Date()) };
    },

    async view({ id }, actor, exchange) {
      const contact = await findContact(db, id);
      if (contact && !isOwnCar(contact, actor)) views.note('view', id, personOf(actor, exchange));
      return { success: true };
    },

    async callSeller({ id }, actor, exchange) {
      const contact = (await findContact(db, id)) ?? fail('car_not_found');
      if (isOwnCar(contact, actor)) fail('own_car');
      const phone_number = contact.phone_number ?? fail('no_phone_number');
      views.note('inquiry', id, personOf(actor, exchange));
      return { success: true, name: contact.name, phone_number };
    },
  };
}

/** The key for counting people: a character, or the network address of a visitor. */
const personOf = (actor: Actor | null, { address }: Exchange) => (actor ? `user ${actor.id}` : networkOf(address));
