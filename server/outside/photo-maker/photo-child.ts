import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import { inspect } from './inspect.ts';
import { PhotoRefused, tooMuchComputing } from './photo-errors.ts';
import { renderPhoto, type MadePhoto, type PhotoShape } from './render.ts';

/** Input and output of the child process. */
export interface PhotoTask {
  path: string;
  shape: PhotoShape;
  /** CPU time limit for the image. */
  computingMs: number;
}
export type PhotoAnswer = { made: MadePhoto } | { refused: string; cause: string } | { failed: string };

// Only these four formats are ever read, whatever a file pretends to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadNsgif', 'VipsForeignLoadWebp'],
});
sharp.cache(false);
sharp.concurrency(1);
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

// Ctrl-C reaches the whole group. The server lets uploads finish, then disconnects us.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
// SIGKILL, because an exit would wait for the image in progress.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.on('message', (task: PhotoTask) => {
  const watching = watch(task.computingMs);
  void answer(task)
    .finally(() => clearInterval(watching))
    .then((answer) => process.send?.(answer));
});

/** Counts CPU time, not waiting: on a busy machine a legitimate image takes long too. */
function watch(computingMs: number): NodeJS.Timeout {
  const before = process.cpuUsage();
  return setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    if (user + system > computingMs * 1000) process.kill(process.pid, tooMuchComputing);
  }, 50);
}

async function answer({ path, shape }: PhotoTask): Promise<PhotoAnswer> {
  try {
    return { made: await renderPhoto(await inspect(path), path, shape) };
  } catch (error) {
    if (error instanceof PhotoRefused) return { refused: error.message, cause: messageOf(error.cause) };
    return { failed: messageOf(error) };
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '');
