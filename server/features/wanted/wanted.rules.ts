import type { Answer } from '@forecourt/contract/kit/call.ts';
import {
  ownerTransitions,
  wantedFlow,
  type OwnerTransition,
  type WantedStatus,
} from '@forecourt/contract/wanted/wanted.flow.ts';
import type { WantedFilters } from '@forecourt/contract/wanted/wanted-shapes.ts';
import type { wanted } from '@forecourt/contract/wanted/wanted.ts';
import { wantedUndoHours } from '@forecourt/contract/wanted/wanted-values.ts';
import type { WantedRow } from './wanted.store.ts';

type WantedAd = Answer<typeof wanted.mine>['ads'][number];

/** The reader of an ad. Null if not logged in. */
export interface Viewer {
  id: number;
  gameAccountId: number;
}

/** The ad as a query of Browse. Several values are in a fixed order, so that equal ads share one query. */
export const askedBy = ({ filters, budget }: { filters: WantedFilters; budget: number }) => ({
  ...Object.fromEntries(
    Object.entries(filters)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [
        name,
        Array.isArray(value) ? value.toSorted((one, other) => (one < other ? -1 : 1)) : value,
      ]),
  ),
  maxPrice: budget,
});

export const isOwner = ({ user_id }: Pick<WantedRow, 'user_id'>, viewer: { id: number } | null): boolean =>
  user_id === viewer?.id;

/** With any of their characters. Only ever compares the viewer's own account. */
const isSamePerson = ({ owner_account }: WantedRow, viewer: Viewer): boolean => owner_account === viewer.gameAccountId;

export const mayRead = (ad: WantedRow, viewer: Viewer | null): boolean => ad.is_public || isOwner(ad, viewer);

export const mayReply = (ad: WantedRow, viewer: Viewer | null): boolean =>
  viewer !== null && ad.is_public && ad.status === 'open' && !isSamePerson(ad, viewer);

export const mayReport = (ad: WantedRow, viewer: Viewer | null): boolean =>
  viewer !== null && ad.is_public && !isSamePerson(ad, viewer);

export function mayChange(ad: WantedRow, name: OwnerTransition, now: Date): boolean {
  if (!wantedFlow.may(name, ad.status)) return false;
  if (name !== 'restore') return true;
  const undoUntil = (ad.removed_at?.getTime() ?? 0) + wantedUndoHours * 3_600_000;
  return ad.removed_by === 'owner' && now.getTime() < undoUntil;
}

export const mayEdit = ({ status }: Pick<WantedRow, 'status'>): boolean => wantedFlow.may('delete', status);

/** The status that a hidden or removed ad returns to. */
export function statusBefore({ status_before, expires_at }: WantedRow, now: Date): WantedStatus {
  const before = status_before ?? 'expired';
  return before === 'open' && expires_at <= now ? 'expired' : before;
}

/** An ad as this reader sees it. */
export function wantedView(ad: WantedRow, viewer: Viewer | null, now: Date): WantedAd {
  const isOwn = isOwner(ad, viewer);
  return {
    id: ad.id,
    title: ad.title,
    filters: ad.filters,
    budget: ad.budget,
    text: ad.text,
    status: ad.status,
    published_at: ad.published_at,
    expires_at: ad.expires_at,
    owner: { id: ad.user_id, name: ad.owner_name, avatar_url: ad.owner_avatar, member_since: ad.owner_since },
    reason: isOwn ? ad.status_reason : null,
    replies: isOwn ? ad.replies : null,
    may: {
      change: isOwn ? ownerTransitions.filter((name) => mayChange(ad, name, now)) : [],
      edit: isOwn && mayEdit(ad),
      reply: mayReply(ad, viewer),
      report: mayReport(ad, viewer),
    },
  };
}
