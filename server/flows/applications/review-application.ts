import { applicationFlow } from '@forecourt/contract/applications/applications.flow.ts';
import type { Database, Tx } from '../../database/database.ts';
import { transition } from '../../database/transition.ts';
import { announce } from '../../events/announce.ts';
import { fail } from '../../lib/failure.ts';
import { lockApplicant } from '../../features/accounts/users.store.ts';
import {
  applicationForStaff,
  deleteApplication,
  lockApplication,
  settleApplication,
  type ApplicationRow,
} from '../../features/applications/applications.store.ts';
import { openDealer } from '../../features/dealers/accounts.store.ts';
import { recordTeamEvent } from '../../features/dealers/team.store.ts';
import { asStaff } from '../../features/staff/as-staff.ts';

interface Reviewer {
  id: number;
  gameAccountId: number;
}

interface Decision {
  status: 'approved' | 'declined';
  notes: string;
}

/**
 * Decides an application once. The reviewer can't be the applicant. Approval creates a dealer owned by the applicant.
 */
export function reviewApplication(
  db: Database,
  reviewer: Reviewer,
  id: number,
  { status, notes }: Decision,
  now: Date,
) {
  if (status === 'declined' && notes.length < 3)
    fail('bad_input', { fields: { review_notes: ['Please give the applicant a reason'] } });
  return db.transaction().execute(async (tx) => {
    const application = await lockForReview(tx, reviewer, id);
    const name = status === 'approved' ? 'approve' : 'decline';
    const refuse = () => fail('application_settled', { words: { status: application.status } });
    const reached = transition(applicationFlow, name, { from: application.status, refuse });
    const staffAction = { action: `${name}_application`, id, reason: notes || 'Approved' } as const;
    const dealerId = await asStaff(tx, reviewer.id, staffAction, async () => {
      const dealer = status === 'approved' ? await openFor(tx, application, reviewer.id, now) : null;
      await settleApplication(tx, id, {
        status: reached,
        review_notes: notes || null,
        reviewed_by: reviewer.id,
        reviewed_at: now,
        ...(dealer !== null && { dealer_account_id: dealer }),
      });
      return dealer;
    });
    const announcement = { applicationId: id, userId: application.user_id, dealerId, status, by: reviewer.id } as const;
    await announce(tx, { kind: 'application_decided', ...announcement });
    return (await applicationForStaff(tx, reviewer, id))!;
  });
}

export const removeApplication = (db: Database, reviewer: Reviewer, id: number, reason: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { user_id: userId, company_name: company } = await lockForReview(tx, reviewer, id);
    await asStaff(tx, reviewer.id, { action: 'delete_application', id, reason }, () => deleteApplication(tx, id));
    await announce(tx, { kind: 'application_deleted', applicationId: id, userId, company, reason, by: reviewer.id });
  });

/** Reviewers can't decide their own applications or those of their other characters. */
async function lockForReview(tx: Tx, reviewer: Reviewer, id: number): Promise<ApplicationRow> {
  const application = (await lockApplication(tx, id)) ?? fail('application_not_found');
  if ((await applicationForStaff(tx, reviewer, id))!.is_own) fail('not_allowed');
  return application;
}

/** Creates the dealer with the applicant as owner. The payment deadline for the membership starts now. */
export async function openFor(tx: Tx, application: ApplicationRow, reviewerId: number, now: Date): Promise<number> {
  const ownerId = application.user_id;
  const person = await lockApplicant(tx, ownerId);
  if (!person || person.is_gone) fail('applicant_gone');
  const { company_name: companyName, description, website } = application;
  // Empty if the applicant closed their account and returned, because the number was erased.
  const phone = application.phone || null;
  const dealer = await openDealer(tx, { companyName, description, website, phone, ownerId }, now);
  if (dealer === 'name_taken') return fail('company_name_taken');
  if (dealer === 'has_team') return fail('applicant_has_team');
  await recordTeamEvent(tx, {
    dealerId: dealer.id,
    userId: ownerId,
    kind: 'joined',
    role: 'owner',
    actorId: reviewerId,
  });
  return dealer.id;
}
