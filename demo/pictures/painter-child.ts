import { setPriority } from 'node:os';
import { photoWidths, type PhotoWidth } from '@forecourt/contract/photos/photo-widths.ts';
import sharp from 'sharp';
import { drawCar } from '../car-art/draw-car.ts';
import { drawnSize, type Recipe } from './recipe.ts';

/** One width is for somebody who waits; without one, all of them are wanted. */
export interface PaintTask {
  id: number;
  recipe: Recipe;
  width: PhotoWidth | null;
}
export type Painted = Partial<Record<PhotoWidth, Buffer>>;
export type PaintAnswer = { id: number; painted: Painted } | { id: number; failed: string };

sharp.cache(false);
sharp.concurrency(1);
setPriority(Number(process.argv[2] ?? 0));

// A Ctrl-C reaches the whole group; who started us lets go of us when it is done.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.on('message', ({ id, recipe, width }: PaintTask) => {
  const painting = width === null ? paintAll(recipe) : paintOne(recipe, width);
  painting.then(
    (painted) => process.send?.({ id, painted } satisfies PaintAnswer),
    (error: unknown) => process.send?.({ id, failed: String(error) } satisfies PaintAnswer),
  );
});

const webp = { quality: 80, effort: 3 };
const narrowed = (width: PhotoWidth) => Math.min(width, drawnSize.width);

/** Drawn at that size at once: a small one takes a seventh of the time of the largest. */
async function paintOne(recipe: Recipe, wanted: PhotoWidth): Promise<Painted> {
  const width = narrowed(wanted);
  const height = Math.round((width * drawnSize.height) / drawnSize.width);
  const svg = drawCar({ ...recipe, width, height });
  return { [wanted]: await sharp(Buffer.from(svg)).removeAlpha().webp(webp).toBuffer() };
}

async function paintAll(recipe: Recipe): Promise<Painted> {
  const { data, info } = await sharp(Buffer.from(drawCar({ ...recipe, ...drawnSize })))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const painted: Painted = {};
  for (const width of photoWidths) {
    painted[width] = await sharp(data, { raw: info })
      .resize({ width: narrowed(width) })
      .webp(webp)
      .toBuffer();
  }
  return painted;
}
