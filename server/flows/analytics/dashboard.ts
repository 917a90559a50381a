import { memberMay, type Membership, type Reach } from '@forecourt/contract/access/owner.ts';
import type { Settings } from '@forecourt/contract/settings/setting-definitions.ts';
import { warnDaysBeforeMembershipEnds } from '@forecourt/contract/payments/payments.flow.ts';
import type { Database } from '../../database/database.ts';
import {
  countAll,
  endingSoon,
  headerOf,
  recentInquiriesOf,
  waitingFor,
} from '../../features/analytics/dashboard.store.ts';
import { firstDay } from '../../features/analytics/figures.rules.ts';
import { countFollowers } from '../../features/follows/follows.store.ts';
import { graceEnd, membershipStatus } from '../../features/payments/membership.rules.ts';
import { findMembership } from '../../features/payments/memberships.store.ts';
import { mayHandle } from '../../features/payments/payment-access.rules.ts';
import { openPaymentsOf } from '../../features/payments/payments.store.ts';
import { countDealerOffers } from '../../features/offers/offer-lists.store.ts';
import { countSales, ownSales } from '../../features/sales/sales-list.store.ts';
import { dayOf } from '../../lib/site-time.ts';

interface DashboardDeps {
  db: Database;
  settings: () => Promise<Settings>;
  siteTimezone: string;
}

const endingShown = 3;

/** The portal header. */
export async function portalHeader({ db, settings }: DashboardDeps, dealerId: number, now: Date) {
  const [header, membership, { membership_grace_period_days: graceDays }] = await Promise.all([
    headerOf(db, dealerId),
    findMembership(db, { dealerId }),
    settings(),
  ]);
  return { ...header, membership: membership ? membershipStatus(membership, graceDays, now) : null };
}

/** All data for the Dashboard tab, limited to what the user may read and act on. */
export async function dashboardOf(
  { db, settings, siteTimezone }: DashboardDeps,
  reach: Reach & { team: Membership },
  now: Date,
) {
  const { team, userId } = reach;
  const { dealerId } = team;
  const may = (right: Parameters<typeof memberMay>[1]) => memberMay(team, right);
  const whose = may('sales.read') ? ('dealer' as const) : ('own' as const);
  const month = firstDay('month', dayOf(now, siteTimezone)) ?? '';
  const [counted, followers, offers, unconfirmed, recent, ending, unanswered, payments, membership] = await Promise.all(
    [
      countAll(db, { dealerId, sellerId: whose === 'own' ? userId : null, month, timeZone: siteTimezone }),
      countFollowers(db, dealerId),
      countDealerOffers(db, dealerId, now),
      // Counted as in the list it links to.
      countSales(db, ownSales(reach, { side: 'sold', state: 'unconfirmed' }, siteTimezone)),
      recentInquiriesOf(db, dealerId),
      may('cars.write') ? endingSoon(db, dealerId, endingShown) : null,
      may('messages.write') ? waitingFor(db, dealerId) : null,
      paymentsToFinish(db, reach),
      may('membership.pay') ? membershipDue(db, dealerId, settings, now) : null,
    ],
  );
  const { total, active, reserved, drafts, rating, total_reviews, views, inquiries } = counted;
  return {
    cars: { total, active, reserved, drafts },
    sales: {
      whose,
      this_month: counted.sold_this_month,
      revenue_this_month: counted.revenue_this_month,
      revenue: counted.revenue,
    },
    rating,
    total_reviews,
    views,
    inquiries,
    open_offers: offers.open,
    followers,
    recent,
    todo: {
      ending,
      unanswered,
      offers: may('offers.answer') ? { count: offers.your_turn, next_ends_at: offers.next_ends_at } : null,
      unconfirmed,
      payments,
      membership,
    },
  };
}

/** Dealer payments that this user could finish now. */
async function paymentsToFinish(db: Database, reach: Reach & { team: Membership }) {
  const open = await openPaymentsOf(db, { dealer: reach.team.dealerId });
  const theirs = open.filter((payment) => mayHandle(payment, reach));
  const amount = theirs.reduce((sum, one) => sum + one.amount, 0);
  return { count: theirs.length, amount, oldest_id: theirs[0]?.id ?? null };
}

/** Due from shortly before it ends until it's paid. */
async function membershipDue(db: Database, dealerId: number, settings: DashboardDeps['settings'], now: Date) {
  const [membership, { membership_grace_period_days: graceDays }] = await Promise.all([
    findMembership(db, { dealerId }),
    settings(),
  ]);
  // A suspended dealership can't buy anything.
  if (!membership || membership.dealer_status === 'suspended') return null;
  const status = membershipStatus(membership, graceDays, now);
  const warnsFrom = membership.ends_at.getTime() - warnDaysBeforeMembershipEnds * 86_400_000;
  if (status === 'active' && now.getTime() < warnsFrom) return null;
  return { status, ends_at: membership.ends_at, grace_ends_at: graceEnd(membership, graceDays) };
}
