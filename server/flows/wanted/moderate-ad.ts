import { wantedFlow } from '@forecourt/contract/wanted/wanted.flow.ts';
import type { WantedDecision } from '@forecourt/contract/wanted/wanted-values.ts';
import type { Database, Tx } from '../../database/database.ts';
import { transition } from '../../database/transition.ts';
import { announce } from '../../events/announce.ts';
import { asStaff } from '../../features/staff/as-staff.ts';
import { askedBy, mayReport, statusBefore } from '../../features/wanted/wanted.rules.ts';
import { moderations, refusalOf, type Staff } from '../../features/wanted/wanted-moderation.rules.ts';
import {
  openReportsOn,
  recordAdReport,
  settleAdReports,
  type WantedReport,
} from '../../features/wanted/wanted-reports.store.ts';
import { findAd, lockAd, saveAd, type WantedRow } from '../../features/wanted/wanted.store.ts';
import { fail } from '../../lib/failure.ts';
import { fileQuery } from '../searches/file-query.ts';

/** Announced once. An updated report doesn't notify staff again. */
export const reportAd = (db: Database, viewer: { id: number; gameAccountId: number }, report: WantedReport) =>
  db.transaction().execute(async (tx) => {
    const ad = await findAd(tx, report.adId);
    if (!ad?.is_public) return fail('wanted_ad_not_found');
    if (!mayReport(ad, viewer)) fail('own_wanted_ad');
    const isNew = await recordAdReport(tx, report);
    if (isNew) await announce(tx, { kind: 'wanted_ad_reported', adId: report.adId, by: viewer.id });
  });

interface Decision {
  adId: number;
  decision: WantedDecision;
  /** Shown to the owner if the ad changes, otherwise to the reporters. */
  reason: string;
}

/** Staff dismiss the reports, or flag, remove or restore the ad. Not for their own ads or reports. */
export const decideAd = (db: Database, staff: Staff, { adId, decision, reason }: Decision, now: Date): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const ad = (await lockAd(tx, adId)) ?? fail('wanted_ad_not_found');
    const refusal = refusalOf(ad, await openReportsOn(tx, [adId]), decision, staff);
    if (refusal) fail(refusal, { words: { status: ad.status } });
    const about = { adId, by: staff.id };
    if (decision === 'dismiss') {
      const people = await asStaff(tx, staff.id, { action: 'dismiss_wanted_reports', id: adId, reason }, () =>
        settleAdReports(tx, adId, 'dismissed'),
      );
      return announce(tx, { kind: 'wanted_reports_decided', ...about, outcome: 'dismissed', reason, people });
    }
    const { action, outcome } = moderations[decision];
    const people = await asStaff(tx, staff.id, { action, id: adId, reason }, async () => {
      await moderate(tx, ad, decision, { reason, now });
      return decision === 'restore' ? [] : settleAdReports(tx, adId, 'upheld');
    });
    await announce(tx, { kind: 'wanted_ad_moderated', ...about, ownerId: ad.user_id, outcome, reason });
    if (people.length > 0 && outcome !== 'restored')
      await announce(tx, { kind: 'wanted_reports_decided', ...about, outcome, reason: null, people });
  });

async function moderate(
  tx: Tx,
  ad: WantedRow,
  decision: Exclude<WantedDecision, 'dismiss'>,
  { reason, now }: { reason: string; now: Date },
): Promise<void> {
  if (decision === 'restore') return bringBackAd(tx, ad, now);
  const status = transition(wantedFlow, moderations[decision].name, { from: ad.status });
  await saveAd(tx, ad.id, {
    status,
    query_id: null,
    // A flagged ad keeps the status from before the flag, for when it's restored.
    status_before: ad.status === 'flagged' ? ad.status_before : ad.status,
    status_reason: reason,
    ...(decision === 'remove' && { removed_at: now, removed_by: 'staff' }),
  });
}

/** Restores the earlier status, even beyond the limit, because no one should wait after a wrong decision. */
export async function bringBackAd(tx: Tx, ad: WantedRow, now: Date): Promise<void> {
  const status = transition(wantedFlow, 'bring_back', { from: ad.status, to: statusBefore(ad, now) });
  await saveAd(tx, ad.id, {
    status,
    query_id: status === 'open' ? await fileQuery(tx, askedBy(ad)) : null,
    status_before: null,
    status_reason: null,
    removed_at: null,
    removed_by: null,
  });
  if (status === 'open') await announce(tx, { kind: 'wanted_ad_opened', adId: ad.id });
}

export async function flagAdInstead(tx: Tx, { id, status }: WantedRow): Promise<void> {
  await saveAd(tx, id, {
    status: transition(wantedFlow, 'flag_instead', { from: status }),
    removed_at: null,
    removed_by: null,
  });
}
