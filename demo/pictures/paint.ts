import type { PhotoWidth } from '@forecourt/contract/photos/photo-widths.ts';
import sharp from 'sharp';
import { drawCar } from '../car-art/draw-car.ts';
import { drawnSize, type Recipe } from './recipe.ts';

sharp.cache(false);
sharp.concurrency(1);

/** More effort takes twice the time and saves four percent. */
const webp = { quality: 80, effort: 2 };

/** Draws at the requested size: a card's takes a seventh of the time of the largest. */
export async function paint(recipe: Recipe, wanted: PhotoWidth): Promise<Buffer> {
  const width = Math.min(wanted, drawnSize.width);
  const height = Math.round((width * drawnSize.height) / drawnSize.width);
  const svg = drawCar({ ...recipe, width, height });
  return sharp(Buffer.from(svg)).removeAlpha().webp(webp).toBuffer();
}
