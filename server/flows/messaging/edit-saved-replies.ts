import { mayFor, type Reach } from '@forecourt/contract/access/owner.ts';
import { maxReplies } from '@forecourt/contract/messaging/messaging-values.ts';
import type { Database, Tx } from '../../database/database.ts';
import { lockCompany } from '../../features/dealers/company.store.ts';
import { lockReach } from '../../features/dealers/team.store.ts';
import {
  countReplies,
  deleteReply,
  insertReply,
  isReplyNameTaken,
  updateReply,
} from '../../features/messaging/saved-replies.store.ts';
import { fail } from '../../lib/failure.ts';

interface WantedReply {
  dealerId: number;
  /** Not set for a new one. */
  id: number | undefined;
  name: string;
  content: string;
}

/** Creates or edits a saved reply. Each name exists once per dealer. */
export const saveReply = (db: Database, viewer: Reach, { id, ...wanted }: WantedReply) =>
  db.transaction().execute(async (tx) => {
    const { dealerId, name } = wanted;
    await lockReplies(tx, viewer, dealerId);
    const reply = { ...wanted, writtenBy: viewer.userId };
    if (id === undefined) {
      if ((await countReplies(tx, dealerId)) >= maxReplies)
        fail('too_many_replies', { words: { max: String(maxReplies) } });
      return (await insertReply(tx, reply)) ?? fail('reply_exists');
    }
    if (await isReplyNameTaken(tx, dealerId, name, id)) fail('reply_exists');
    return (await updateReply(tx, id, reply)) ?? fail('reply_not_found');
  });

export const removeReply = (db: Database, viewer: Reach, dealerId: number, id: number) =>
  db.transaction().execute(async (tx) => {
    await lockReplies(tx, viewer, dealerId);
    if (!(await deleteReply(tx, dealerId, id))) fail('reply_not_found');
  });

/** The right may be gone since the session was read. One change at a time, because of the limit and the names. */
async function lockReplies(tx: Tx, viewer: Reach, dealerId: number): Promise<void> {
  if (!mayFor(await lockReach(tx, viewer), { dealer: dealerId }, 'replies.write')) fail('not_allowed');
  await lockCompany(tx, dealerId);
}
