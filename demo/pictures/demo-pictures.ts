import { availableParallelism } from 'node:os';
import { Readable } from 'node:stream';
import { fileWidths, photoWidths, type FileWidth, type PhotoWidth } from '@forecourt/contract/photos/photo-widths.ts';
import type { DemoPictures, PictureDeps } from '@forecourt/server/start/demo-world.ts';
import { ownPhotoBase } from '@forecourt/contract/photos/photo-places.ts';
import { drawSquare } from '../portraits/portraits.ts';
import { drawInBackground } from './draw-in-background.ts';
import { keepIn } from './keep-files.ts';
import { startPainter } from './painter.ts';
import { findRecipe } from './pictures.store.ts';

export interface DrawnPictures extends DemoPictures {
  /** Null if it isn't a demo picture. */
  drawNow: (key: string, width: FileWidth) => Promise<Buffer | null>;
}

const isOfPhoto = (width: FileWidth): width is PhotoWidth => (photoWidths as readonly number[]).includes(width);

/**
 * Files of the demo's cars, people and dealers. They're drawn on first view and then stored. Those seen first are drawn
 * ahead in the background.
 */
export function startDemoPictures({ db, storage, log, mode }: PictureDeps): DrawnPictures {
  const painter = startPainter({ processes: Math.min(3, availableParallelism()), niceness: 5, longestQueue: 300 });
  const keep = keepIn(storage);
  const background = mode === 'covers' ? drawInBackground({ db, storage, log, keep }) : null;
  /** Concurrent requests share one drawing, which is dropped once its file is stored. */
  const drawing = new Map<string, Promise<Buffer | null>>();
  const keeping = new Map<string, Promise<void>>();

  async function draw(key: string, width: FileWidth): Promise<Buffer | null> {
    if (!isOfPhoto(width)) return drawSquare(key, width);
    const recipe = await findRecipe(db, key);
    if (!recipe) return null;
    return painter.paint(recipe, width);
  }

  async function keepDrawn(
    name: string,
    key: string,
    width: FileWidth,
    picture: Promise<Buffer | null>,
  ): Promise<void> {
    try {
      const made = await picture.catch(() => null);
      if (made) await keep(key, width, made);
    } catch (error) {
      log.warn({ err: error }, 'a picture of the demo world could not be kept');
    } finally {
      drawing.delete(name);
    }
  }

  function drawNow(key: string, width: FileWidth): Promise<Buffer | null> {
    const name = `${key} ${width}`;
    const known = drawing.get(name);
    if (known) return known;
    const picture = draw(key, width);
    drawing.set(name, picture);
    const kept = keepDrawn(name, key, width, picture).finally(() => {
      if (keeping.get(name) === kept) keeping.delete(name);
    });
    keeping.set(name, kept);
    return picture;
  }

  return {
    drawNow,
    storage: {
      ...storage,
      // Only this server can draw missing files.
      photoBase: ownPhotoBase,
      openPlace: null,
      async remove(key) {
        const names = fileWidths.map((width) => `${key} ${width}`);
        for (const name of names) drawing.delete(name);
        // A file that is still being stored would otherwise be left behind.
        await Promise.all(names.map(async (name) => keeping.get(name)));
        await storage.remove(key);
      },
      async open(key, width) {
        const file = await storage.open(key, width);
        if (file) return file;
        const picture = await drawNow(key, width);
        return picture && { bytes: picture.length, content: Readable.from([picture]) };
      },
    },
    async stop() {
      painter.stop();
      await background?.stop();
      await Promise.all(keeping.values());
    },
  };
}
