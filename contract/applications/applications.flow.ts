import { flow, type StatusOf } from '../kit/flow.ts';

export const applicationStatuses = ['pending', 'approved', 'declined', 'withdrawn'] as const;

/** The status flow of a dealer application. The database allows one open application per person. */
export const applicationFlow = flow(applicationStatuses, {
  approve: { by: 'staff', leads: { pending: 'approved' } },
  decline: { by: 'staff', leads: { pending: 'declined' } },
  /** The decline was reversed on appeal. */
  overturn: { by: 'staff', leads: { declined: 'approved' } },
  withdraw: { by: 'applicant', leads: { pending: 'withdrawn' } },
});
export type ApplicationStatus = StatusOf<typeof applicationFlow>;

/** Declined applicants can apply again after this many days. */
export const reapplyDays = 7;
