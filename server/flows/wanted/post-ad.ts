import { wantedFlow, type OwnerTransition } from '@forecourt/contract/wanted/wanted.flow.ts';
import { maxOpenWanted } from '@forecourt/contract/wanted/wanted-values.ts';
import type { Database, Tx } from '../../database/database.ts';
import { transition } from '../../database/transition.ts';
import { announce } from '../../events/announce.ts';
import { isAccountClosed } from '../../features/accounts/users.store.ts';
import { askedBy, isOwner, mayChange, mayEdit, statusBefore } from '../../features/wanted/wanted.rules.ts';
import { forgetMatches } from '../../features/wanted/matches.store.ts';
import {
  findAd,
  fullTime,
  hasRoom,
  insertAd,
  lockAd,
  lockAdsOf,
  lockAllAdsOf,
  saveAd,
  saveAdFields,
  type NewAd,
  type WantedRow,
} from '../../features/wanted/wanted.store.ts';
import { fail } from '../../lib/failure.ts';
import { fileQuery } from '../searches/file-query.ts';

/** Posts an ad. Locks the user's row, so that no more than three are open, however many are posted at the same time. */
export const postAd = (db: Database, userId: number, ad: NewAd, now: Date): Promise<WantedRow> =>
  db.transaction().execute(async (tx) => {
    await lockAdsOf(tx, userId);
    // The account was closed just now in another tab.
    if (await isAccountClosed(tx, userId)) fail('sign_in_required');
    await requireRoom(tx, userId);
    const id = await insertAd(tx, userId, await fileQuery(tx, askedBy(ad)), ad, now);
    await announce(tx, { kind: 'wanted_ad_opened', adId: id });
    return (await findAd(tx, id))!;
  });

/** Changes an ad. If it looks for other cars now, the cars on the market are compared again. */
export const editAd = (db: Database, userId: number, id: number, ad: NewAd): Promise<WantedRow> =>
  db.transaction().execute(async (tx) => {
    const before = await lockOwn(tx, userId, id);
    if (!mayEdit(before)) fail('wanted_ad_is_so', { words: { status: before.status } });
    const queryId = before.status === 'open' ? await fileQuery(tx, askedBy(ad)) : null;
    await saveAdFields(tx, id, queryId, ad);
    if (queryId !== before.query_id) {
      await forgetMatches(tx, id);
      await announce(tx, { kind: 'wanted_ad_opened', adId: id });
    }
    return (await findAd(tx, id))!;
  });

/** Renews, closes, deletes or restores an ad. */
export const changeAd = (db: Database, userId: number, id: number, name: OwnerTransition, now: Date) =>
  db.transaction().execute(async (tx) => {
    await lockAdsOf(tx, userId);
    const ad = await lockOwn(tx, userId, id);
    if (!mayChange(ad, name, now)) fail('wanted_ad_is_so', { words: { status: ad.status } });
    await make(tx, ad, name, now);
    return (await findAd(tx, id))!;
  });

async function make(tx: Tx, ad: WantedRow, name: OwnerTransition, now: Date): Promise<void> {
  const to = name === 'restore' ? statusBefore(ad, now) : undefined;
  const status = transition(wantedFlow, name, { from: ad.status, ...(to && { to }) });
  const opens = status === 'open' && ad.status !== 'open';
  if (opens) await requireRoom(tx, ad.user_id);
  await saveAd(tx, ad.id, {
    status,
    query_id: status === 'open' ? await fileQuery(tx, askedBy(ad)) : null,
    ...(name === 'renew' && { published_at: now, expires_at: fullTime(now), expiry_warned_at: null }),
    ...(name === 'delete' && { removed_at: now, removed_by: 'owner', status_before: ad.status }),
    ...(name === 'restore' && { removed_at: null, removed_by: null, status_before: null }),
  });
  if (opens) await announce(tx, { kind: 'wanted_ad_opened', adId: ad.id });
}

/** Deletes all ads of a user who closes their account. */
export async function deleteAllAds(tx: Tx, userId: number, now: Date): Promise<void> {
  for (const ad of await lockAllAdsOf(tx, userId)) if (mayChange(ad, 'delete', now)) await make(tx, ad, 'delete', now);
}

async function lockOwn(tx: Tx, userId: number, id: number): Promise<WantedRow> {
  const ad = await lockAd(tx, id);
  return ad && isOwner(ad, { id: userId }) ? ad : fail('wanted_ad_not_found');
}

async function requireRoom(tx: Tx, userId: number): Promise<void> {
  if (!(await hasRoom(tx, userId))) fail('too_many_wanted_ads', { words: { max: String(maxOpenWanted) } });
}
