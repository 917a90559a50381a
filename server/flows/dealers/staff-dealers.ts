import { staffDealersPerPage } from '@forecourt/contract/dealers/staff-dealer-values.ts';
import type { Settings } from '@forecourt/contract/settings/setting-definitions.ts';
import type { Database } from '../../database/database.ts';
import {
  countStandings,
  findStaffDealer,
  listStaffDealers,
  type StaffDealerRow,
} from '../../features/dealers/staff-dealers.store.ts';
import { listTeam } from '../../features/dealers/team.store.ts';
import { graceEnd, membershipStatus } from '../../features/payments/membership.rules.ts';
import { fail } from '../../lib/failure.ts';

interface Parts {
  db: Database;
  settings: () => Promise<Settings>;
}

interface Reader {
  gameAccountId: number;
}

type DealerQuery = Parameters<typeof listStaffDealers>[2];

/** All dealers, page by page, each with its paid-until date. */
export async function staffDealers({ db, settings }: Parts, reader: Reader, query: DealerQuery, now: Date) {
  const [{ rows, total }, counts, { membership_grace_period_days: graceDays }] = await Promise.all([
    listStaffDealers(db, reader, query),
    countStandings(db),
    settings(),
  ]);
  const dealers = rows.map(({ total_reviews: _rated, ...row }) => withMembership(row, graceDays, now));
  return { dealers, counts, page: query.page, pages: Math.max(1, Math.ceil(total / staffDealersPerPage)), total };
}

/** One dealer with its team. */
export async function staffDealer({ db, settings }: Parts, reader: Reader, id: number, now: Date) {
  const [row, team, { membership_grace_period_days: graceDays }] = await Promise.all([
    findStaffDealer(db, reader, id),
    listTeam(db, id),
    settings(),
  ]);
  return {
    ...withMembership(row ?? fail('dealer_not_found'), graceDays, now),
    team: team.map(({ user_id, ...member }) => ({ id: user_id, ...member })),
  };
}

function withMembership<Row extends Pick<StaffDealerRow, 'started_at' | 'ends_at'>>(
  { started_at, ends_at, ...row }: Row,
  graceDays: number,
  now: Date,
) {
  const times = ends_at && { started_at, ends_at };
  const membership = times && {
    status: membershipStatus(times, graceDays, now),
    ends_at: times.ends_at,
    grace_ends_at: graceEnd(times, graceDays),
  };
  return { ...row, membership };
}
