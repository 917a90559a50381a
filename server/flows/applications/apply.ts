import { applicationFlow, reapplyDays } from '@forecourt/contract/applications/applications.flow.ts';
import type { ApplicationForm } from '@forecourt/contract/applications/applications.ts';
import type { z } from 'zod';
import type { Database, Tx } from '../../database/database.ts';
import { transition } from '../../database/transition.ts';
import { announce } from '../../events/announce.ts';
import { fail } from '../../lib/failure.ts';
import { lockApplicant } from '../../features/accounts/users.store.ts';
import { mayApplyFrom } from '../../features/applications/applications.rules.ts';
import {
  clearApplicantContact,
  lockApplication,
  lockApplicationsOf,
  insertApplication,
  latestOf,
  settleApplication,
  type ApplicationRow,
} from '../../features/applications/applications.store.ts';
import { isCompanyNameTaken } from '../../features/dealers/accounts.store.ts';
import { findSeat } from '../../features/dealers/team.store.ts';

type Form = z.output<typeof ApplicationForm>;

/** Submits an application to become a dealer and notifies staff. */
export function apply(db: Database, userId: number, form: Form, now: Date): Promise<ApplicationRow> {
  return db.transaction().execute(async (tx) => {
    // Concurrent attempts by the same user wait for each other.
    const person = (await lockApplicant(tx, userId)) ?? fail('sign_in_required');
    if (form.gta_world_id !== undefined && form.gta_world_id !== person.gta_world_id) fail('not_allowed');
    if (!person.is_complete) fail('profile_incomplete');
    if (await findSeat(tx, userId)) fail('dealer_already');
    const from = mayApplyFrom(await latestOf(tx, userId), now) ?? fail('application_open');
    if (from > now) fail('apply_again_later', { words: { days: String(reapplyDays) } });
    if (await isCompanyNameTaken(tx, form.companyName))
      fail('bad_input', { fields: { companyName: ['A dealer with this name already exists'] } });
    const id = (await insertApplication(tx, userId, form)) ?? fail('application_open');
    await announce(tx, { kind: 'application_submitted', applicationId: id, by: userId });
    return (await latestOf(tx, userId))!;
  });
}

export function withdrawApplication(db: Database, userId: number, id: number): Promise<ApplicationRow> {
  return db.transaction().execute(async (tx) => {
    const held = (await lockApplication(tx, id, { userId })) ?? fail('application_not_found');
    const refuse = () => fail('application_settled', { words: { status: held.status } });
    await settleApplication(tx, id, { status: transition(applicationFlow, 'withdraw', { from: held.status, refuse }) });
    return (await lockApplication(tx, id, { userId }))!;
  });
}

/** For a closing account: withdraws open applications and erases the contact details in old ones. */
export async function withdrawAllApplications(tx: Tx, userId: number): Promise<void> {
  for (const { id, status } of await lockApplicationsOf(tx, userId))
    if (applicationFlow.may('withdraw', status))
      await settleApplication(tx, id, { status: transition(applicationFlow, 'withdraw', { from: status }) });
  await clearApplicantContact(tx, userId);
}
