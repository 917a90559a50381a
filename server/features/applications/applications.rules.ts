import { reapplyDays, type ApplicationStatus } from '@forecourt/contract/applications/applications.flow.ts';

interface Latest {
  status: ApplicationStatus;
  reviewed_at: Date | null;
  /** Decided on appeal: the applicant can apply again right away. */
  may_reapply: boolean;
}

const dayMs = 24 * 60 * 60 * 1000;

/** The earliest time for a new application after this latest one. Null while it is open. */
export function mayApplyFrom(latest: Latest | undefined, now: Date): Date | null {
  if (latest?.status === 'pending') return null;
  if (latest?.status !== 'declined' || latest.reviewed_at === null || latest.may_reapply) return now;
  return new Date(latest.reviewed_at.getTime() + reapplyDays * dayMs);
}
