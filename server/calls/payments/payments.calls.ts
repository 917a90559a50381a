import { ownerOfNew } from '@forecourt/contract/access/owner.ts';
import type { payments } from '@forecourt/contract/payments/payments.ts';
import type { staffPayments } from '@forecourt/contract/payments/staff-payments.ts';
import { reachOf, type Actor, type Exchange, type Handlers } from '../../lib/handlers.ts';
import { fail } from '../../lib/failure.ts';
import { canListCar, quotePurchase } from '../../flows/payments/quote-purchase.ts';
import { buy, type PurchaseOptions, type BuyingDeps } from '../../flows/payments/buy.ts';
import { featuredCars } from '../../flows/cars/featured-cars.ts';
import { linkFrom, openAtBank } from '../../flows/payments/open-at-bank.ts';
import type { PurchaseIntent } from '../../flows/payments/purchase-items.ts';
import { refund } from '../../flows/payments/refund-payment.ts';
import { cancel } from '../../flows/payments/settle-payment.ts';
import { settleReturned } from '../../flows/payments/settle-returned.ts';
import { ReadyAnswer } from '../../lib/ready-answer.ts';
import { dayOf } from '../../lib/site-time.ts';
import { runningFeatures } from '../../features/payments/car-features.store.ts';
import { historyFile } from '../../features/payments/history-file.ts';
import { countHistory, listDealerPayments, listHistory, namesOf } from '../../features/payments/history.store.ts';
import { mayHandle, maySee } from '../../features/payments/payment-access.rules.ts';
import { eventsOf } from '../../features/payments/payment-events.store.ts';
import { membershipView, paymentView, receiptView } from '../../features/payments/payment-views.rules.ts';
import { findMembership } from '../../features/payments/memberships.store.ts';
import { findPayment, listPending, type PaymentRow } from '../../features/payments/payments.store.ts';
import { membershipStatus } from '../../features/payments/membership.rules.ts';
import { plans } from '../../features/payments/plans.rules.ts';

const perPage = 50;
const maxInFile = 20_000;

export function paymentsCalls(parts: BuyingDeps): Omit<Handlers<typeof payments>, keyof typeof staffPayments> {
  const { db, settings, siteTimezone } = parts;
  const now = () => new Date();

  async function purchase(actor: Actor, wanted: PurchaseIntent, options: PurchaseOptions, { origin }: Exchange) {
    const payment = await buy(parts, reachOf(actor), wanted, options, now());
    return payment ? handOver(payment, origin) : { success: true as const, payment: null, payment_link: null };
  }

  async function handOver(payment: PaymentRow, origin: string) {
    const opened = await openAtBank(parts, payment, now);
    const payment_link = await linkFrom(parts, opened.link, origin);
    return { success: true as const, payment: paymentView(opened.payment), payment_link };
  }

  async function own(id: number, actor: Actor): Promise<PaymentRow> {
    const payment = await findPayment(db, id);
    return payment && mayHandle(payment, reachOf(actor)) ? payment : fail('payment_not_found');
  }

  async function receipt(payment: PaymentRow) {
    const [names, events] = await Promise.all([
      namesOf(db, payment.user_id, payment.dealer_id),
      eventsOf(db, payment.id),
    ]);
    return { success: true as const, payment: receiptView(payment, { ...names, events }) };
  }

  return {
    plans: async () => ({ success: true, plans: plans(await settings()) }),
    planByType: async ({ type }) => ({
      success: true,
      plan: plans(await settings()).find((plan) => plan.type === type)!,
    }),

    async quote({ type, car_id, dealer_account_id }, actor) {
      const wanted = wantedOf(type, car_id, dealer_account_id);
      return { success: true, quote: await quotePurchase(parts, reachOf(actor), wanted, now()) };
    },

    purchaseListing({ car_id, expected_total, unchanged_since, photo_ids }, actor, exchange) {
      const seen = { unchangedSince: unchanged_since, photoIds: photo_ids };
      return purchase(actor, { kind: 'listing', carId: car_id }, { expectedTotal: expected_total, seen }, exchange);
    },
    purchaseFeatured: ({ car_id, expected_total }, actor, exchange) =>
      purchase(actor, { kind: 'featured', carId: car_id }, { expectedTotal: expected_total }, exchange),
    purchaseMembership: ({ dealer_account_id, expected_total }, actor, exchange) =>
      purchase(actor, { kind: 'membership', dealerId: dealer_account_id }, { expectedTotal: expected_total }, exchange),
    async renewMembership({ membership_id, expected_total }, actor, exchange) {
      const membership = (await findMembership(db, { id: membership_id })) ?? fail('membership_not_found');
      const wanted = { kind: 'renewal', dealerId: membership.dealer_account_id } as const;
      return purchase(actor, wanted, { expectedTotal: expected_total }, exchange);
    },

    async open(_nothing, actor) {
      const pending = await listPending(db, reachOf(actor));
      return { success: true, payments: pending.filter((one) => mayHandle(one, reachOf(actor))).map(paymentView) };
    },

    async resume({ payment_id }, actor, { origin }) {
      const payment = await own(payment_id, actor);
      if (payment.status !== 'pending') fail('payment_settled', { words: { status: payment.status } });
      return handOver(payment, origin);
    },

    async cancel({ payment_id }, actor) {
      const payment = await own(payment_id, actor);
      if (payment.status !== 'pending') fail('payment_settled', { words: { status: payment.status } });
      return { success: true, payment: paymentView(await cancel(parts, payment, actor.id, now)) };
    },

    async processGtaWorldPayment({ payment_id }, actor) {
      const { payment, hasBankReplied } = await settleReturned(parts, payment_id, actor, now);
      return { success: true, payment: paymentView(payment), bank_answered: hasBankReplied };
    },

    async transaction({ id }, actor) {
      const payment = await findPayment(db, id);
      return payment && maySee(payment, reachOf(actor), actor.staffRole) ? receipt(payment) : fail('payment_not_found');
    },

    async paymentHistory({ user_id: userId, page, ...filters }) {
      const found = { userId, ...filters };
      const [rows, counts] = await Promise.all([
        listHistory(db, found, { limit: perPage, page }),
        countHistory(db, found),
      ]);
      return {
        success: true,
        payments: rows.map(paymentView),
        ...counts,
        page,
        pages: Math.ceil(counts.matching / perPage),
      };
    },

    async exportHistory({ user_id: userId, ...filters }) {
      const rows = await listHistory(db, { userId, ...filters }, { limit: maxInFile, page: 1 });
      const filename = `payment_history_${dayOf(now(), siteTimezone)}.csv`;
      return { success: true, filename, csv: historyFile(rows, siteTimezone) };
    },

    async dealerPayments({ dealer_id, page }) {
      const limit = 8;
      const rows = await listDealerPayments(db, dealer_id, { limit, page });
      return {
        success: true,
        payments: rows.map((row) => ({ ...paymentView(row), paid_by: row.paid_by })),
        page,
        pages: Math.ceil((rows[0]?.total ?? 0) / limit),
      };
    },

    async canListCar({ dealer_id, is_dealer }, actor) {
      if ((dealer_id || null) !== null && dealer_id !== actor.team?.dealerId) fail('not_allowed');
      const reach = reachOf(actor);
      const owner = is_dealer === false ? { person: actor.id } : ownerOfNew(reach);
      return { success: true, ...(await canListCar(parts, reach, owner, now())) };
    },

    async userSubscriptions(_checked, actor) {
      const dealerId = actor.team?.dealerId ?? null;
      const [features, membership, { membership_grace_period_days }] = await Promise.all([
        runningFeatures(db, reachOf(actor), now()),
        dealerId === null ? null : findMembership(db, { dealerId }),
        settings(),
      ]);
      const runs = membership && membershipStatus(membership, membership_grace_period_days, now()) === 'active';
      return {
        success: true,
        subscriptions: [
          ...(runs ? [membershipSubscription(membership)] : []),
          ...features.map((one) => ({ payment_type: 'featured' as const, membership_id: null, ...one })),
        ],
      };
    },

    async dealerMembership({ dealer_id }) {
      const [membership, { membership_grace_period_days }] = await Promise.all([
        findMembership(db, { dealerId: dealer_id }),
        settings(),
      ]);
      return {
        success: true,
        membership: membership ? membershipView(membership, membership_grace_period_days, now()) : null,
      };
    },

    featuredCars: async () => new ReadyAnswer(await featuredCars(parts)),

    async refund({ payment_id, reason }, actor) {
      return receipt(
        await refund(parts, payment_id, { actorId: actor.id, gameAccountId: actor.gameAccountId, reason }, now()),
      );
    },
  };
}

function wantedOf(
  kind: PurchaseIntent['kind'],
  carId: number | undefined,
  dealerId: number | undefined,
): PurchaseIntent {
  if (kind === 'listing' || kind === 'featured')
    return { kind, carId: carId ?? fail('bad_input', { fields: { car_id: ['Please select a car'] } }) };
  return {
    kind,
    dealerId: dealerId ?? fail('bad_input', { fields: { dealer_account_id: ['Please select a dealer'] } }),
  };
}

const membershipSubscription = (row: NonNullable<Awaited<ReturnType<typeof findMembership>>>) => ({
  payment_type: 'membership' as const,
  subject: row.company_name,
  car_id: null,
  membership_id: row.id,
  starts_at: row.started_at,
  ends_at: row.ends_at,
  is_free: false,
});
