import type { Database } from '../../database/database.ts';
import { lockInvitation, overdueInvitations } from '../../features/dealers/invitations.store.ts';
import { settle } from './answer-invitation.ts';

const batchSize = 200;

/** Expires unanswered invitations in batches. The next run continues. */
export async function expireInvitations(db: Database, now: Date): Promise<void> {
  for (const { id } of await overdueInvitations(db, now, batchSize))
    await db.transaction().execute(async (tx) => {
      const invitation = await lockInvitation(tx, id);
      // It was answered, cancelled or resent just now.
      if (invitation?.status !== 'pending' || invitation.expires_at > now) return;
      await settle(tx, invitation, { name: 'expire', by: null }, now);
    });
}
