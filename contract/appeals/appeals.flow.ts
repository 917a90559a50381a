import { flow, type StatusOf, type TransitionBy } from '../kit/flow.ts';

export const appealStatuses = ['open', 'upheld', 'changed', 'reversed', 'withdrawn'] as const;

/** The life of an appeal. There is one per decision, whatever became of it; the database holds that. */
export const appealFlow = flow(appealStatuses, {
  /** The decision stays. */
  uphold: { by: 'staff', leads: { open: 'upheld' } },
  /** It becomes a milder one. */
  change: { by: 'staff', leads: { open: 'changed' } },
  /** It is undone. */
  reverse: { by: 'staff', leads: { open: 'reversed' } },
  /** Who appealed closes the ticket. */
  withdraw: { by: 'appellant', leads: { open: 'withdrawn' } },
});
export type AppealStatus = StatusOf<typeof appealFlow>;
export type Outcome = TransitionBy<typeof appealFlow, 'staff'>;
export const outcomes = appealFlow.by('staff');
