import { mayFor, type Reach } from '@forecourt/contract/access/owner.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Tx } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { replaceLogo } from '../../features/dealers/logos.store.ts';
import { lockReach, listTeam } from '../../features/dealers/team.store.ts';
import { fail } from '../../lib/failure.ts';
import { reachOf, type Actor, type UploadedFile } from '../../lib/handlers.ts';
import { removePicture, replacePicture, type PictureDeps } from './replace-picture.ts';

/** Returns the new logo's address and refreshes the team's open pages. */
export const setLogo = (
  parts: PictureDeps,
  actor: Actor,
  dealerId: number,
  file: UploadedFile,
  { signal, log }: { signal: AbortSignal; log: FastifyBaseLogger },
) => replacePicture(parts, { file, whose: actor.gameAccountId, signal }, change(reachOf(actor), dealerId), log);

export const removeLogo = (parts: PictureDeps, actor: Actor, dealerId: number, log: FastifyBaseLogger) =>
  removePicture(parts, change(reachOf(actor), dealerId), log);

const change = (asked: Reach, dealerId: number) => async (tx: Tx, key: string | null) => {
  // Decoding takes a while, and the right may have been removed in between.
  if (!mayFor(await lockReach(tx, asked), { dealer: dealerId }, 'settings.write')) fail('not_allowed');
  const { former, logo_url } = await replaceLogo(tx, dealerId, key);
  for (const { user_id } of await listTeam(tx, dealerId))
    await announce(tx, { kind: 'session_changed', userId: user_id });
  return { former, answer: logo_url };
};
