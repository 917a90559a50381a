import { flow, type StatusOf } from '../kit/flow.ts';

export const applicationStatuses = ['pending', 'approved', 'declined', 'withdrawn'] as const;

/** The life of an application to become a dealer. One is open per person; the database holds it. */
export const applicationFlow = flow(applicationStatuses, {
  approve: { by: 'staff', leads: { pending: 'approved' } },
  decline: { by: 'staff', leads: { pending: 'declined' } },
  /** The decision to decline it was reversed on appeal. */
  overturn: { by: 'staff', leads: { declined: 'approved' } },
  withdraw: { by: 'applicant', leads: { pending: 'withdrawn' } },
});
export type ApplicationStatus = StatusOf<typeof applicationFlow>;

/** Who was declined may apply again after so long. */
export const reapplyDays = 7;
