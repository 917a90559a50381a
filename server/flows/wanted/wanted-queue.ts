import { wantedAtOnce } from '@forecourt/contract/wanted/wanted-values.ts';
import { staffRoleMay } from '@forecourt/contract/access/staff-rights.ts';
import type { Database } from '../../database/database.ts';
import { wantedView } from '../../features/wanted/wanted.rules.ts';
import { mayDecide, type Staff } from '../../features/wanted/wanted-moderation.rules.ts';
import { listQueue, openReportsOn, type QueueFilter } from '../../features/wanted/wanted-reports.store.ts';
import { adsById } from '../../features/wanted/wanted.store.ts';

/** Wanted ads that wait for staff, or that staff hid. Reporters stay anonymous to staff who are involved. */
export async function wantedQueue(db: Database, staff: Staff, filter: QueueFilter, now: Date) {
  const { ids, total } = await listQueue(db, filter);
  const [ads, reports] = await Promise.all([adsById(db, ids), openReportsOn(db, ids)]);
  const byId = new Map(ads.map((ad) => [ad.id, ad]));
  const ofAd = Map.groupBy(reports, ({ ad_id }) => ad_id);
  const seesNames = staffRoleMay(staff.staffRole, 'wanted.decide');
  const listed = ids.flatMap((id) => {
    const ad = byId.get(id);
    if (!ad) return [];
    const own = ofAd.get(id) ?? [];
    const isInvolved = ad.owner_account === staff.gameAccountId;
    return {
      ad: { ...wantedView(ad, staff, now), reason: ad.status_reason },
      reports: own.map((one) => ({
        id: one.id,
        reason: one.reason,
        details: one.details,
        created_at: one.created_at,
        reporter: seesNames && !isInvolved ? { id: one.reporter_id, name: one.reporter_name } : null,
      })),
      may: mayDecide(ad, own, staff),
    };
  });
  return { ads: listed, page: filter.page, pages: Math.ceil(total / wantedAtOnce), total };
}
