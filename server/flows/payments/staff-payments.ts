import { paymentKinds, paymentStatuses } from '@forecourt/contract/payments/payments.flow.ts';
import {
  doubts,
  maxCounted,
  maxInPaymentsFile,
  staffPaymentsPerPage,
  type PaymentOrder,
} from '@forecourt/contract/payments/staff-payment-values.ts';
import { paymentView, receiptView } from '../../features/payments/payment-views.rules.ts';
import { isOfAccount } from '../../features/payments/payments.store.ts';
import { isRefundable } from '../../features/payments/settle.rules.ts';
import {
  allEventsOf,
  countInDoubt,
  countUpTo,
  findStaffPayment,
  storedShares,
  listStaffPayments,
  sharesOf,
  staffPaymentsToExport,
  sumOf,
  whichPayments,
  type Narrowed,
  type StaffPaymentRow,
} from '../../features/payments/staff-payments.store.ts';
import { staffPaymentsFile } from '../../features/payments/staff-payments-file.ts';
import { meantBy } from '../../features/payments/payment-search.rules.ts';
import { fail } from '../../lib/failure.ts';
import type { BuyingDeps } from './buy.ts';

type Parts = Pick<BuyingDeps, 'db' | 'siteTimezone'>;

/** A page of all payments, or of those that match. */
export async function staffPayments(
  { db, siteTimezone }: Parts,
  { sort, page, ...asked }: Narrowed & { sort: PaymentOrder; page: number },
) {
  const found = await which(db, asked, siteTimezone);
  const areFew = asked.in_doubt !== undefined || meantBy(asked.search ?? '') !== null;
  const [rows, counted] = await Promise.all([
    listStaffPayments(db, found, { sort, page, areFew }),
    countUpTo(db, found),
  ]);
  return {
    payments: rows.map((row) => ({ ...paymentView(row), ...aroundIt(row) })),
    page,
    pages: Math.max(1, Math.ceil(Math.min(counted, maxCounted) / staffPaymentsPerPage)),
    has_more: counted > maxCounted,
  };
}

/** All matching payments as a file, up to a limit. */
export async function exportStaffPayments({ db, siteTimezone }: Parts, filters: Narrowed) {
  const rows = await staffPaymentsToExport(db, await which(db, filters, siteTimezone), maxInPaymentsFile);
  return {
    csv: staffPaymentsFile(rows.slice(0, maxInPaymentsFile), siteTimezone),
    is_shortened: rows.length > maxInPaymentsFile,
  };
}

const which = (db: Parts['db'], filters: Narrowed, timeZone: string) =>
  whichPayments(db, filters, meantBy(filters.search ?? ''), timeZone);

export async function staffSum({ db, siteTimezone }: Parts, filters: Narrowed) {
  const { status, kind, ...narrower } = filters;
  const isUnfiltered = Object.values(narrower).every((one) => one === undefined || one === '');
  if (!isUnfiltered) return sumOf(db, await which(db, filters, siteTimezone));
  const shares = await storedShares(db);
  return added(shares.filter((share) => (!status || share.status === status) && (!kind || share.kind === kind)));
}

/** Totals without names. */
export async function paymentTotals({ db, siteTimezone }: Parts, filters: Pick<Narrowed, 'from' | 'to'>) {
  const isOfAllTime = filters.from === undefined && filters.to === undefined;
  const [shares, in_doubt] = await Promise.all([
    isOfAllTime ? storedShares(db) : which(db, filters, siteTimezone).then((found) => sharesOf(db, found)),
    countInDoubt(db),
  ]);
  const completed = shares.filter(({ status, is_delivered }) => status === 'completed' && is_delivered);
  return {
    kept: added(completed),
    by_kind: paymentKinds.map((kind) => ({ kind, ...added(completed.filter((share) => share.kind === kind)) })),
    by_status: paymentStatuses.map((status) => ({
      status,
      ...added(shares.filter((share) => share.status === status)),
    })),
    in_doubt,
  };
}

const added = (shares: readonly { payments: number; amount: number }[]) => ({
  payments: shares.reduce((sum, { payments }) => sum + payments, 0),
  amount: shares.reduce((sum, { amount }) => sum + amount, 0),
});

/** One payment with its full history. */
export async function staffPayment({ db }: Parts, reader: { gameAccountId: number }, id: number) {
  const row = (await findStaffPayment(db, id)) ?? fail('payment_not_found');
  const [events, is_own] = await Promise.all([allEventsOf(db, id), isOfAccount(db, row, reader.gameAccountId)]);
  const {
    events: _read,
    buyer_name: _who,
    company_name: _where,
    ...receipt
  } = receiptView(row, { ...row, events: [] });
  return {
    ...receipt,
    // Staff also look into failed payments and need to know what they were for.
    lines: row.lines,
    ...aroundIt(row),
    next_check_at: row.next_check_at,
    is_own,
    may_be_refunded: isRefundable(row),
    refunded_by: row.refunder_name,
    events: events.map(({ details, ...event }) => ({
      ...event,
      why: details?.why ?? details?.reason ?? null,
      bank_said: details?.said
        ? {
            status: details.said.status,
            amount: details.said.amount,
            mode: details.said.mode,
            paid_at: details.said.paidAt,
          }
        : null,
    })),
  };
}

const aroundIt = (row: StaffPaymentRow) => ({
  paid_by: { id: row.user_id, name: row.buyer_name },
  dealer: row.dealer_id === null ? null : { id: row.dealer_id, name: row.company_name ?? '' },
  doubt: doubts.find((one) => one === row.doubt) ?? null,
});
