import { mayFor, memberMay } from '@forecourt/contract/access/owner.ts';
import { salesPerPage } from '@forecourt/contract/sales/sale-values.ts';
import type { sales } from '@forecourt/contract/sales/sales.ts';
import { answerAmount, setAmount } from '../../flows/sales/change-amount.ts';
import { completeSale } from '../../flows/sales/complete-sale.ts';
import { confirmPurchase, disputePurchase } from '../../flows/sales/answer-purchase.ts';
import { decideSale } from '../../flows/sales/decide-sale.ts';
import { editSale } from '../../flows/sales/edit-sale.ts';
import { listAgain } from '../../flows/sales/list-again.ts';
import { readSale } from '../../flows/sales/lock-sale.ts';
import type { SaleDeps } from '../../flows/sales/sale-parts.ts';
import { setShown } from '../../flows/sales/set-shown.ts';
import { withdrawSale } from '../../flows/sales/withdraw-sale.ts';
import type { ListingDeps } from '../../flows/listings/list-a-car.ts';
import { ownerOfListing } from '../../features/listings/listing.rules.ts';
import { editableView } from '../../features/listings/listing-views.rules.ts';
import { findListing } from '../../features/listings/listings.store.ts';
import { findInquirers } from '../../features/sales/buyers.store.ts';
import { countSaleHints, findSaleHints } from '../../features/sales/sale-hints.store.ts';
import { publicView, saleView, staffView } from '../../features/sales/sale-views.rules.ts';
import { sideOf } from '../../features/sales/sale.rules.ts';
import { salesFile } from '../../features/sales/sales-file.ts';
import {
  isThere,
  listSales,
  countSales,
  ownSales,
  publicSalesOf,
  salesByMonth,
  sellersIn,
  sumUpSales,
} from '../../features/sales/sales-list.store.ts';
import { findSale, findSaleOfCar } from '../../features/sales/sales.store.ts';
import type { SaleRow } from '../../features/sales/sales.sql.ts';
import type { ReadSettings } from '../../features/settings/settings-reader.ts';
import { deskTimeOf } from '../../features/tickets/service.rules.ts';
import { fail } from '../../lib/failure.ts';
import { reachOf, type Actor, type Handlers } from '../../lib/handlers.ts';
import { dayOf } from '../../lib/site-time.ts';

/** Keeps the file small enough to open on a phone. */
const maxInFile = 10_000;
const maxBuyers = 20;

export function salesCalls(
  parts: Omit<ListingDeps, 'settings'> & SaleDeps & { settings: ReadSettings; siteTimezone: string },
): Handlers<typeof sales> {
  const { db, siteTimezone } = parts;
  const now = async () => deskTimeOf(await parts.settings(), siteTimezone);

  const shown = (sale: SaleRow, actor: Actor) => ({
    success: true as const,
    sale: saleView(sale, reachOf(actor), new Date()),
  });

  async function publicList(whose: { user: number } | { dealer: number }, page: number) {
    const where = publicSalesOf(whose);
    const [rows, { revenue: _, ...summary }] = await Promise.all([
      listSales(db, where, { page, limit: salesPerPage }),
      sumUpSales(db, where),
    ]);
    return { success: true as const, sales: rows.map(publicView), summary, ...paging(page, summary.total) };
  }

  return {
    complete: async ({ car_id, ...given }, actor) =>
      shown(await completeSale(db, reachOf(actor), car_id, given, new Date()), actor),

    async buyers({ car_id }, actor) {
      const reach = reachOf(actor);
      const car = (await findListing(db, car_id, reach)) ?? fail('car_not_found');
      if (!mayFor(reach, ownerOfListing(car), 'cars.sell')) return fail('not_allowed');
      return { success: true, buyers: await findInquirers(db, { carId: car_id, viewerId: actor.id }, maxBuyers) };
    },

    async mine({ page, ...filters }, actor) {
      const reach = reachOf(actor);
      const { team } = reach;
      const where = ownSales(reach, filters, siteTimezone);
      // The chart shows a whole year, whatever period the list shows.
      const wholeYear = ownSales(reach, { ...filters, period: undefined }, siteTimezone);
      const readsAll = filters.side === 'sold' && team !== null && memberMay(team, 'sales.read');
      const annulledToo = ownSales(reach, { ...filters, state: 'annulled' }, siteTimezone);
      const [rows, summary, annulled, months, sellers] = await Promise.all([
        listSales(db, where, { page, limit: salesPerPage }),
        sumUpSales(db, where),
        filters.state ? 0 : countSales(db, annulledToo),
        salesByMonth(db, wholeYear, siteTimezone),
        readsAll ? sellersIn(db, team.dealerId) : [],
      ]);
      const now = new Date();
      const list = rows.map((row) => saleView(row, reach, now));
      return { success: true, sales: list, summary, annulled, months, sellers, ...paging(page, summary.total) };
    },

    async file(filters, actor) {
      const reach = reachOf(actor);
      const rows = await listSales(db, ownSales(reach, filters, siteTimezone), { page: 1, limit: maxInFile });
      const moment = { now: new Date(), timeZone: siteTimezone };
      const filename = `${filters.side === 'sold' ? 'sales' : 'purchases'}-${dayOf(moment.now, siteTimezone)}.csv`;
      return { success: true, filename, csv: salesFile(rows, filters.side, reach, moment) };
    },

    get: async ({ id }, actor) => shown(await readSale(db, reachOf(actor), id), actor),

    async ofCar({ car_id }, actor) {
      const sale = await findSaleOfCar(db, car_id);
      return sale && sideOf(sale, reachOf(actor)) ? shown(sale, actor) : { success: true, sale: null };
    },

    async ofUser({ user_id, page }) {
      if (!(await isThere(db, { user: user_id }))) fail('user_not_found');
      return publicList({ user: user_id }, page);
    },

    async ofDealer({ dealer_id, page }) {
      if (!(await isThere(db, { dealer: dealer_id }))) fail('dealer_not_found');
      return publicList({ dealer: dealer_id }, page);
    },

    edit: async ({ id, ...given }, actor) => shown(await editSale(db, reachOf(actor), id, given), actor),

    setAmount: async ({ id, sale_price }, actor) => shown(await setAmount(db, reachOf(actor), id, sale_price), actor),

    answerAmount: async ({ id, proposed_id, agree }, actor) =>
      shown(await answerAmount(parts, reachOf(actor), { id, proposedId: proposed_id, agree }, new Date()), actor),

    setShown: async ({ id, show_amount, show_name }, actor) =>
      shown(await setShown(db, reachOf(actor), id, { amount: show_amount, name: show_name }), actor),

    async listAgain({ id }, actor) {
      const reach = reachOf(actor);
      const listing = await listAgain(db, reach, id);
      return { success: true, listing: editableView(listing, reach, new Date()) };
    },

    withdraw: async ({ id }, actor) => shown(await withdrawSale(parts, reachOf(actor), id, new Date()), actor),

    confirm: async ({ id, sale_price }, actor) =>
      shown(await confirmPurchase(parts, reachOf(actor), id, sale_price, new Date()), actor),

    dispute: async ({ id, reason }, actor) =>
      shown(await disputePurchase(db, reachOf(actor), id, reason, await now()), actor),

    decide: async (decision, actor) => ({
      success: true,
      status: await decideSale(parts, actor, decision, await now()),
    }),

    hints: async ({ user_id }, { staffRole }) => ({
      success: true,
      hints: await countSaleHints(db, user_id, staffRole),
    }),

    async forStaff({ id }, { staffRole }) {
      const sale = (await findSale(db, id)) ?? fail('sale_not_found');
      const hintsOf = await findSaleHints(db, [id], staffRole);
      return { success: true, sale: staffView(sale, hintsOf(id)) };
    },
  };
}

const paging = (page: number, total: number) => ({ page, pages: Math.ceil(total / salesPerPage), total });
