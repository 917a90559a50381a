import type { FastifyBaseLogger } from 'fastify';
import { announce } from '../../events/announce.ts';
import { replaceAvatar } from '../../features/accounts/avatars.store.ts';
import { ownView } from '../../features/accounts/users.store.ts';
import type { Actor, UploadedFile } from '../../lib/handlers.ts';
import type { Tx } from '../../database/database.ts';
import { removePicture, replacePicture, type PictureDeps } from './replace-picture.ts';

/** Returns the account as its owner sees it and refreshes the owner's open pages. */
export const setAvatar = (
  parts: PictureDeps,
  { id, gameAccountId }: Actor,
  file: UploadedFile,
  { signal, log }: { signal: AbortSignal; log: FastifyBaseLogger },
) => replacePicture(parts, { file, whose: gameAccountId, signal }, change(id), log);

export const removeAvatar = (parts: PictureDeps, { id }: Actor, log: FastifyBaseLogger) =>
  removePicture(parts, change(id), log);

const change = (userId: number) => async (tx: Tx, key: string | null) => {
  const former = await replaceAvatar(tx, userId, key);
  await announce(tx, { kind: 'session_changed', userId });
  return { former, answer: await ownView(tx, userId) };
};
