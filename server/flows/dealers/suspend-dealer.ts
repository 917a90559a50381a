import type { DealerStanding } from '@forecourt/contract/access/standing.ts';
import type { Settings } from '@forecourt/contract/settings/setting-definitions.ts';
import type { Database, Tx } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { lockCarsOf } from '../../features/listings/listings.store.ts';
import { accountsOfTeam, lockDealer, saveDealerStatus } from '../../features/dealers/accounts.store.ts';
import { listTeam } from '../../features/dealers/team.store.ts';
import { asStaff } from '../../features/staff/as-staff.ts';
import { fail } from '../../lib/failure.ts';
import { closeOffers } from '../offers/close-offers.ts';
import { followDealers } from '../payments/deliver.ts';

interface Parts {
  db: Database;
  settings: () => Promise<Settings>;
}

interface DealerStatusChange {
  dealerId: number;
  status: 'active' | 'suspended';
  /** Shown to the team. */
  reason: string;
}

type Staff = { id: number; gameAccountId: number };

/** Staff suspend a dealership or lift the suspension, and it's logged. Not for their own dealership. */
export async function setDealerStatus(
  { db, settings }: Parts,
  staff: Staff,
  { dealerId, status, reason }: DealerStatusChange,
  now: Date,
): Promise<Exclude<DealerStanding, 'closed'>> {
  const rules = await settings();
  return db.transaction().execute(async (tx) => {
    const dealer = (await lockWithCars(tx, dealerId)) ?? fail('dealer_not_found');
    if (dealer.status === 'closed') fail('dealer_closed');
    if ((await accountsOfTeam(tx, dealerId)).includes(staff.gameAccountId)) fail('not_allowed');
    const isSuspended = dealer.status === 'suspended';
    if (isSuspended === (status === 'suspended')) fail('dealer_is_so', { words: { status: dealer.status } });
    const action = isSuspended ? 'activate_dealer' : 'suspend_dealer';
    await asStaff(tx, staff.id, { action, id: dealerId, reason }, async () => {
      if (isSuspended) await liftSuspension(tx, dealerId, rules, now);
      else await suspend(tx, dealerId, reason, now);
    });
    await announce(tx, { kind: 'dealer_decided', dealerId, status, reason, by: staff.id });
    await refreshTeamSessions(tx, dealerId);
    const after = (await lockDealer(tx, dealerId))!.status;
    return after === 'closed' ? fail('dealer_closed') : after;
  });
}

async function suspend(tx: Tx, dealerId: number, reason: string, now: Date): Promise<void> {
  await saveDealerStatus(tx, dealerId, { status: 'suspended', reason });
  await closeOffers(tx, { dealerId }, { cause: 'restricted', now });
}

/** Cars are locked before the dealer, in the common lock order. */
export async function lockWithCars(tx: Tx, dealerId: number) {
  await lockCarsOf(tx, dealerId);
  return lockDealer(tx, dealerId);
}

/** The dealer is active again, or expired if its membership ended in between. */
export async function liftSuspension(tx: Tx, dealerId: number, rules: Settings, now: Date): Promise<void> {
  await saveDealerStatus(tx, dealerId, { status: 'active', reason: null });
  await followDealers(tx, rules, now, { dealerId });
}

/** The team's open pages reload what they may do. */
export async function refreshTeamSessions(tx: Tx, dealerId: number): Promise<void> {
  for (const { user_id: userId } of await listTeam(tx, dealerId))
    await announce(tx, { kind: 'session_changed', userId });
}
