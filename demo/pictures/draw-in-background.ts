import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { photoWidths, type PhotoWidth } from '@forecourt/contract/photos/photo-widths.ts';
import type { PictureParts } from '@forecourt/server/start/demo-world.ts';
import type { PhotoStorage } from '@forecourt/server/outside/photo-storage/photo-storage.ts';
import type { Painted } from './painter-child.ts';
import { startPainter } from './painter.ts';
import { noteDrawn, takeUndrawn } from './pictures.store.ts';

/** Who has just started the site looks at it first. */
const beforeFirstMs = 4_000;
const afterFailureMs = 30_000;
const batch = 12;

/** Draws and stores what is not there yet, with whatever the processor has left, until all is there. */
export function drawInBackground({ db, storage, log }: Omit<PictureParts, 'mode'>): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const painter = startPainter({ processes: 1, niceness: 19, longestQueue: 1 });

  async function drawAll(folder: string): Promise<number> {
    let count = 0;
    for (;;) {
      const pictures = await takeUndrawn(db, batch);
      if (pictures.length === 0) return count;
      for (const { key, recipe } of pictures) {
        signal.throwIfAborted();
        if (await isStored(storage, key)) {
          await noteDrawn(db, key, null);
          continue;
        }
        const bytes = await store(storage, key, await painter.paint(recipe, null), folder);
        await noteDrawn(db, key, bytes);
        count++;
      }
    }
  }

  async function run(): Promise<void> {
    await pause(beforeFirstMs, null, { signal, ref: false });
    const folder = await mkdtemp(join(tmpdir(), 'forecourt-pictures-'));
    try {
      for (;;) {
        try {
          const count = await drawAll(folder);
          if (count > 0) log.info({ count }, 'the pictures of the demo world are drawn');
          return;
        } catch (error) {
          signal.throwIfAborted();
          log.warn({ err: error }, 'pictures of the demo world could not be drawn; trying again');
          await pause(afterFailureMs, null, { signal, ref: false });
        }
      }
    } finally {
      painter.stop();
      await rm(folder, { recursive: true, force: true });
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

async function isStored(storage: PhotoStorage, key: string): Promise<boolean> {
  // The largest is stored last.
  const file = await storage.open(key, Math.max(...photoWidths) as PhotoWidth);
  file?.content.destroy();
  return file !== null;
}

async function store(storage: PhotoStorage, key: string, painted: Painted, folder: string): Promise<number> {
  const files: Partial<Record<PhotoWidth, string>> = {};
  let bytes = 0;
  for (const width of photoWidths) {
    const content = painted[width];
    if (!content) throw new Error(`The painter left out width ${width}`);
    files[width] = join(folder, `${width}.webp`);
    await writeFile(files[width], content);
    bytes += content.length;
  }
  await storage.store(key, files);
  return bytes;
}
