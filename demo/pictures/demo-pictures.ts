import { availableParallelism } from 'node:os';
import { Readable } from 'node:stream';
import { fileWidths, photoWidths, type FileWidth, type PhotoWidth } from '@forecourt/contract/photos/photo-widths.ts';
import type { DemoPictures, PictureParts } from '@forecourt/server/start/demo-world.ts';
import { ownPhotoBase } from '@forecourt/contract/photos/photo-places.ts';
import { drawSquare } from '../portraits/portraits.ts';
import { drawInBackground } from './draw-in-background.ts';
import { startPainter } from './painter.ts';
import { findRecipe } from './pictures.store.ts';

export interface DrawnPictures extends DemoPictures {
  /** Null when it is none of the demo world's pictures. */
  drawNow: (key: string, width: FileWidth) => Promise<Buffer | null>;
}

/** Remembered until their files are stored; some 30 kB each. */
const remembered = 600;

const isOfPhoto = (width: FileWidth): width is PhotoWidth => (photoWidths as readonly number[]).includes(width);

/** The files of the demo world's cars, people and dealers: none at first, drawn as they are looked at and in the background. */
export function startDemoPictures({ db, storage, log, mode }: PictureParts): DrawnPictures {
  const painter = startPainter({ processes: Math.min(3, availableParallelism()), niceness: 5, longestQueue: 300 });
  const background = mode === 'all' ? drawInBackground({ db, storage, log }) : null;
  const drawn = new Map<string, Promise<Buffer | null>>();

  async function draw(key: string, width: FileWidth): Promise<Buffer | null> {
    if (!isOfPhoto(width)) return drawSquare(key, width);
    const recipe = await findRecipe(db, key);
    if (!recipe) return null;
    const painted = await painter.paint(recipe, width);
    return painted[width] ?? null;
  }

  function drawNow(key: string, width: FileWidth): Promise<Buffer | null> {
    const name = `${key} ${width}`;
    const known = drawn.get(name);
    if (known) return known;
    const drawing = draw(key, width);
    drawn.set(name, drawing);
    drawing.then(
      (picture) => picture ?? drawn.delete(name),
      () => drawn.delete(name),
    );
    for (const oldest of drawn.keys()) {
      if (drawn.size <= remembered) break;
      drawn.delete(oldest);
    }
    return drawing;
  }

  return {
    drawNow,
    storage: {
      ...storage,
      // Only this server can draw what is not there yet.
      photoBase: ownPhotoBase,
      openPlace: null,
      async remove(key) {
        for (const width of fileWidths) drawn.delete(`${key} ${width}`);
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
    },
  };
}
