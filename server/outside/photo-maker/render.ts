import { writeFile } from 'node:fs/promises';
import { photoWidths, squareWidths, type FileWidth } from '@forecourt/contract/photos/photo-widths.ts';
import sharp, { type Sharp } from 'sharp';
import { damaged, maxPixels } from './inspect.ts';
import { PhotoRefused } from './photo-errors.ts';

/** A path for each width. */
export type MadeFiles = Partial<Record<FileWidth, string>>;

/** A photo keeps its shape. A square is the centre of the image. */
export type PhotoShape = 'photo' | 'square';
const widthsOf = { photo: photoWidths, square: squareWidths } as const;

/** A processed image: a file for each width, and what a page needs before it loads. */
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
/** WebP is limited to 16,383 pixels, so a taller strip is made narrower. */
const tallest = (width: number) => width * 4;

/** Encodes the image again in every width, upright, in sRGB and without metadata. */
export async function renderPhoto(input: Buffer, beside: string, shape: PhotoShape): Promise<MadePhoto> {
  const picture = await decode(input, shape);
  const { width, height } = picture;
  const files: MadeFiles = {};
  let whole: Buffer | null = null;
  let bytes = 0;
  for (const wanted of widthsOf[shape]) {
    // A narrow original is the same file under every larger width.
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

/** Decodes once, at the largest size we store. */
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
 * Crops the centre. A small image is enlarged, so that every file has the size its name says. Transparency becomes
 * white, on light and dark pages alike.
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

/** Sixteen pixels as a data: URL. It's part of every list, so it's as small as possible. */
async function blurOf(picture: Pixels): Promise<string> {
  const tiny: Sharp = within(picture, 16, 16);
  const webp = await tiny.webp({ quality: 30, alphaQuality: 30, effort: 6 }).toBuffer();
  return `data:image/webp;base64,${webp.toString('base64')}`;
}
