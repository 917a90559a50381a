import { endAfterExtending } from '@forecourt/contract/dealers/extend-membership.ts';
import type { Settings } from '@forecourt/contract/settings/setting-definitions.ts';
import type { Database } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { recordExtension } from '../../features/payments/membership-extensions.store.ts';
import { findMembership, saveMembership } from '../../features/payments/memberships.store.ts';
import { asStaff } from '../../features/staff/as-staff.ts';
import { fail } from '../../lib/failure.ts';
import { followDealers } from '../payments/deliver.ts';
import { lockSubject } from '../payments/lock-subject.ts';
import { requireOtherCompany, type Staff } from './dealer-actions.ts';
import { refreshTeamSessions } from './suspend-dealer.ts';

interface ExtensionInput {
  dealerId: number;
  days: number;
  /** The end date the staff member saw. If it has changed, nothing is granted. */
  knownEnd: Date;
  reason: string;
}

/** Staff grant a dealer extra days for free, and it's logged. An expired dealer becomes active again. */
export async function extendMembership(
  { db, settings }: { db: Database; settings: () => Promise<Settings> },
  staff: Staff,
  { dealerId, days, knownEnd, reason }: ExtensionInput,
  now: Date,
): Promise<Date> {
  const rules = await settings();
  return db.transaction().execute(async (tx) => {
    await lockSubject(tx, { carId: null, dealerId });
    await requireOtherCompany(tx, staff, dealerId);
    const membership = (await findMembership(tx, { dealerId })) ?? fail('membership_not_found');
    if (membership.ends_at.getTime() !== knownEnd.getTime()) fail('membership_changed');
    const endsAt = endAfterExtending(membership.ends_at, days, now);
    await asStaff(tx, staff.id, { action: 'extend_membership', id: dealerId, reason }, async () => {
      await saveMembership(tx, membership.id, { started_at: membership.started_at ?? now, ends_at: endsAt });
      const extension = {
        dealerId,
        hours: days * 24,
        endedBefore: membership.ends_at,
        endsAt,
        staffId: staff.id,
        reason,
      };
      await recordExtension(tx, extension, now);
      await followDealers(tx, rules, now, { dealerId });
    });
    await announce(tx, {
      kind: 'membership_extended',
      dealerId,
      days,
      endsAt: endsAt.toISOString(),
      reason,
      by: staff.id,
    });
    await refreshTeamSessions(tx, dealerId);
    return endsAt;
  });
}
