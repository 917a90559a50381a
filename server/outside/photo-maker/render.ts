import { writeFile } from 'node:fs/promises';
import { photoWidths, squareWidths, type FileWidth } from '@forecourt/contract/photos/photo-widths.ts';
import sharp, { type Sharp } from 'sharp';
import { damaged, maxPixels } from './inspect.ts';
import { PhotoRefused } from './photo-errors.ts';

/** A path for each width. */
export type MadeFiles = Partial<Record<FileWidth, string>>;

/** A photo keeps its shape; a square is what stands in the middle of the picture. */
export type PhotoShape = 'photo' | 'square';
const widthsOf = { photo: photoWidths, square: squareWidths } as const;

/** A picture as we keep it: a file for each width, and what a page has to know before it comes. */
export interface MadePhoto {
  files: MadeFiles;
  /** Of the largest file. */
  width: number;
  height: number;
  blur: string;
  /** Of all files together. */
  bytes: number;
}

const widest = Math.max(...photoWidths);
const maxSide = Math.max(...squareWidths);
/** WebP ends at 16,383 pixels; a strip taller than this is made narrower instead. */
const tallest = (width: number) => width * 4;

/** Encodes the picture anew in every width, upright, in sRGB and without anything but its pixels. */
export async function renderPhoto(input: Buffer, beside: string, shape: PhotoShape): Promise<MadePhoto> {
  const picture = await decode(input, shape);
  const { width, height } = picture;
  const files: MadeFiles = {};
  let whole: Buffer | null = null;
  let bytes = 0;
  for (const wanted of widthsOf[shape]) {
    // A narrow original is the same under every name it is narrower than.
    const fits = width <= wanted && height <= tallest(wanted);
    const webp: Buffer = (fits && whole) || (await within(picture, wanted).webp({ quality: 80, effort: 2 }).toBuffer());
    if (fits) whole = webp;
    const path = `${beside}-${wanted}.webp`;
    files[wanted] = path;
    await writeFile(path, webp);
    bytes += webp.length;
  }
  return { files, width, height, blur: await blurOf(picture), bytes };
}

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
  channels: 1 | 2 | 3 | 4;
}

/** Decoded once, at the largest size we keep. */
async function decode(input: Buffer, shape: PhotoShape): Promise<Pixels> {
  const upright = sharp(input, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true }).autoOrient();
  const sized =
    shape === 'square'
      ? await squareOf(upright)
      : upright.resize({ width: widest, height: tallest(widest), fit: 'inside', withoutEnlargement: true });
  const { data, info } = await sized
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw new PhotoRefused(damaged, { cause });
    });
  return { data, width: info.width, height: info.height, channels: info.channels };
}

/**
 * The middle of it, whatever the browser made of it. A small one is enlarged, so that every file is as large as its
 * name says; what was transparent lies on white, on light and dark pages alike.
 */
async function squareOf(upright: Sharp): Promise<Sharp> {
  const { autoOrient: whole } = await upright.metadata();
  const side = Math.min(whole.width, whole.height);
  const middle = (length: number) => Math.floor((length - side) / 2);
  return upright
    .extract({ left: middle(whole.width), top: middle(whole.height), width: side, height: side })
    .resize(maxSide, maxSide)
    .flatten({ background: '#fff' });
}

function within({ data, width, height, channels }: Pixels, widthAtMost: number, heightAtMost = tallest(widthAtMost)) {
  return sharp(data, { raw: { width, height, channels } }).resize({
    width: widthAtMost,
    height: heightAtMost,
    fit: 'inside',
    withoutEnlargement: true,
  });
}

/** Sixteen pixels as a data: address; it travels with every list, so it is small at any price. */
async function blurOf(picture: Pixels): Promise<string> {
  const tiny: Sharp = within(picture, 16, 16);
  const webp = await tiny.webp({ quality: 30, alphaQuality: 30, effort: 6 }).toBuffer();
  return `data:image/webp;base64,${webp.toString('base64')}`;
}
