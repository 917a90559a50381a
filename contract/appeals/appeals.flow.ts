import { flow, type StatusOf, type TransitionBy } from '../kit/flow.ts';

export const appealStatuses = ['open', 'upheld', 'changed', 'reversed', 'withdrawn'] as const;

/** The status flow of an appeal. The database allows one appeal per decision, whatever its outcome. */
export const appealFlow = flow(appealStatuses, {
  /** The decision is kept. */
  uphold: { by: 'staff', leads: { open: 'upheld' } },
  /** The decision becomes milder. */
  change: { by: 'staff', leads: { open: 'changed' } },
  /** The decision is undone. */
  reverse: { by: 'staff', leads: { open: 'reversed' } },
  /** The appellant closes the ticket. */
  withdraw: { by: 'appellant', leads: { open: 'withdrawn' } },
});
export type AppealStatus = StatusOf<typeof appealFlow>;
export type Outcome = TransitionBy<typeof appealFlow, 'staff'>;
export const outcomes = appealFlow.by('staff');
