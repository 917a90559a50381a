import { execFileSync } from 'node:child_process';
import { chmod, open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';

/** Creating a disk needs root on Linux, and a container that allows it. */
export const canMakeDisk = ((): boolean => {
  try {
    execFileSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', '/mnt'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

/** A disk that is small enough to fill. */
export async function smallDisk(megabytes: number) {
  const folder = await temporaryFolder();
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0711`, 'tmpfs', folder]);
  await chmod(folder, 0o711);
  onTestFinished(async () => {
    execFileSync('umount', ['--lazy', folder]);
    await rm(folder, { recursive: true, force: true });
  });
  const ballast = join(folder, 'ballast');
  return {
    folder,
    freeBytes: async () => ((facts) => facts.bavail * facts.bsize)(await statfs(folder)),
    /** Fills it to the last byte. */
    async fill() {
      const file = await open(ballast, 'a');
      try {
        for (let size = 2 ** 20; size >= 1;) {
          const written = await file.write(Buffer.alloc(size)).then(
            ({ bytesWritten }) => bytesWritten,
            () => 0,
          );
          if (written < size) size = Math.floor(size / 2);
        }
      } finally {
        await file.close();
      }
    },
    empty: () => rm(ballast, { force: true }),
  };
}
