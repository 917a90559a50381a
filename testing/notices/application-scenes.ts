import { sql } from 'kysely';
import type { SignedIn, Site } from '../site.ts';
import { noticesWritten, type NoticeScene } from './scene.ts';

/** How notifications about applications come about, and exactly who receives them. */
export function applicationScenes(site: () => Site, as: () => Record<'otherMember' | 'moderator' | 'admin', SignedIn>) {
  const applied = async () => {
    const { db } = site();
    await sql`delete from dealer_applications`.execute(db);
    await sql`update dealer_accounts set company_name = 'Formerly ' || id where company_name = 'Mori Motors'`.execute(
      db,
    );
    const form = { companyName: 'Mori Motors', businessType: 'other', description: 'Cars', phone: '5550101' } as const;
    const { id } = await as().otherMember.api.applications.submit(form);
    // Reviewers are no longer notified about one that is already decided or deleted.
    await noticesWritten(site());
    return id;
  };
  const decided = async (status: 'approved' | 'declined') => {
    const id = await applied();
    await as().moderator.api.applications.review({ id, status, review_notes: 'As we said' });
    // They must not be a dealer in the other scenes.
    await sql`delete from dealer_team_members where user_id = ${as().otherMember.id}`.execute(site().db);
  };
  const deleted = async () => {
    const id = await applied();
    await as().admin.api.applications.remove({ id, reason: 'Sent twice by mistake' });
  };
  const also = ['Ada Brandt: new_application', 'Mia Santoro: new_application'];
  return {
    application_approved: { cause: () => decided('approved'), recipients: ['otherMember'], also },
    application_declined: { cause: () => decided('declined'), recipients: ['otherMember'], also },
    application_deleted: { cause: deleted, recipients: ['otherMember'], also },
    new_application: { cause: applied, recipients: ['moderator', 'admin'] },
  } satisfies Record<string, NoticeScene>;
}
