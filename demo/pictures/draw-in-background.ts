import { setTimeout as pause } from 'node:timers/promises';
import type { PhotoWidth } from '@forecourt/contract/photos/photo-widths.ts';
import type { PictureDeps } from '@forecourt/server/start/demo-world.ts';
import type { PhotoStorage } from '@forecourt/server/outside/photo-storage/photo-storage.ts';
import type { Keep } from './keep-files.ts';
import { startPainter } from './painter.ts';
import { noteDrawn, takeUndrawn } from './pictures.store.ts';
import { seenFirst } from './recipe.ts';

/** Leaves the CPU to the user who has just started the site. */
const beforeFirstMs = 4_000;
const afterFailureMs = 30_000;
const batch = 12;

interface Parts extends Omit<PictureDeps, 'mode'> {
  keep: Keep;
}

/** Draws and stores the pictures people see first, at low priority. The rest is drawn on first view. */
export function drawInBackground({ db, storage, log, keep }: Parts): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const painter = startPainter({ processes: 1, niceness: 19, longestQueue: 1 });

  async function drawAll(): Promise<number> {
    let count = 0;
    for (;;) {
      const pictures = await takeUndrawn(db, batch);
      if (pictures.length === 0) return count;
      for (const { key, recipe, place } of pictures) {
        for (const width of seenFirst(place)) {
          signal.throwIfAborted();
          if (await isStored(storage, key, width)) continue;
          await keep(key, width, await painter.paint(recipe, width));
          count++;
        }
        await noteDrawn(db, key);
      }
    }
  }

  async function run(): Promise<void> {
    await pause(beforeFirstMs, null, { signal, ref: false });
    try {
      for (;;) {
        try {
          const count = await drawAll();
          if (count > 0) log.info({ count }, 'the pictures of the demo world that are seen first are drawn');
          return;
        } catch (error) {
          signal.throwIfAborted();
          log.warn({ err: error }, 'failed to draw demo pictures, will retry');
          await pause(afterFailureMs, null, { signal, ref: false });
        }
      }
    } finally {
      painter.stop();
    }
  }

  const running = run().catch((error: unknown) => {
    if (!signal.aborted) log.warn({ err: error }, 'no pictures of the demo world are drawn in the background');
  });
  return {
    async stop() {
      stopping.abort();
      painter.stop();
      await running;
    },
  };
}

async function isStored(storage: PhotoStorage, key: string, width: PhotoWidth): Promise<boolean> {
  const file = await storage.open(key, width);
  file?.content.destroy();
  return file !== null;
}
