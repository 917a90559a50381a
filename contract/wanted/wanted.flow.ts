import { flow, fromEach, staying, type StatusOf, type TransitionBy } from '../kit/flow.ts';

export const wantedStatuses = ['open', 'closed', 'expired', 'flagged', 'removed'] as const;

const settled = ['open', 'closed', 'expired'] as const;

/** The status flow of a wanted ad. */
export const wantedFlow = flow(wantedStatuses, {
  /** Extends an open ad, or opens it again for its full time. */
  renew: { by: 'owner', leads: { ...staying('open'), ...fromEach(['closed', 'expired'], 'open') } },
  /** They found a car. */
  close: { by: 'owner', leads: fromEach(['open', 'expired'], 'closed') },
  delete: { by: 'owner', leads: fromEach(settled, 'removed') },
  /** Undoes delete: its previous status, or expired if its time is up. Only staff restore what staff removed. */
  restore: { by: 'owner', leads: { removed: settled } },
  expire: { by: 'clock', leads: { open: 'expired' } },
  /** Staff hide it, remove it, or restore its previous status. */
  flag: { by: 'staff', leads: fromEach(settled, 'flagged') },
  take_down: { by: 'staff', leads: fromEach([...settled, 'flagged'], 'removed') },
  bring_back: { by: 'staff', leads: fromEach(['flagged', 'removed'], settled) },
  /** On appeal: flagged instead of removed. */
  flag_instead: { by: 'staff', leads: { removed: 'flagged' } },
});

export type WantedStatus = StatusOf<typeof wantedFlow>;
export const ownerTransitions = wantedFlow.by('owner');
export type OwnerTransition = TransitionBy<typeof wantedFlow, 'owner'>;

/** Statuses everyone can see. In the others, only the owner and staff see the ad. */
export const publicWantedStatuses = settled satisfies readonly WantedStatus[];

/** Statuses that count towards the limit of open ads. A flagged ad may return. */
export const countedWantedStatuses = ['open', 'flagged'] as const satisfies readonly WantedStatus[];
