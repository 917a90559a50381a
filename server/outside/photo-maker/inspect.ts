import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { gifEnds } from './gif-ends.ts';
import { readJpeg } from './read-jpeg.ts';
import { leanPng } from './lean-png.ts';
import { PhotoRefused } from './photo-errors.ts';

/** Counted over all frames. */
export const maxPixels = 40_000_000;

/** Rejects anything but our image formats by its bytes, before decoding. Returns the bytes to decode. */
export async function inspect(path: string): Promise<Buffer> {
  const file = await readFile(path);
  if (file.length === 0) throw new PhotoRefused('is empty');
  const format = formatOf(file);
  if (!format) throw new PhotoRefused(noPicture);
  if (format === 'jpeg' && readJpeg(file).scans > maxScans) throw new PhotoRefused(tooManyScans);
  const bytes = completeAndLean(format, file);
  if (!bytes) throw new PhotoRefused(damaged);
  // Only the header is read, so no size is too large. The message names its dimensions.
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw new PhotoRefused(damaged, { cause });
    });
  if (header.format !== format) throw new PhotoRefused(noPicture);
  const { width, height, pages: frames = 1 } = header;
  const size = `${count(width)} × ${count(height)} pixels`;
  if (width * height > maxPixels) throw new PhotoRefused(`is too large: ${size} is more than ${limit}`);
  if (width * height * frames > maxPixels)
    throw new PhotoRefused(`has too many frames: ${count(frames)} of ${size} are more than ${limit}`);
  return bytes;
}

/** Cameras and programs need about ten. */
const maxScans = 64;
const tooManyScans = 'has an unusual structure. Please save it as a new JPG and try again.';

export const damaged = 'is damaged or incomplete';
const noPicture = 'is not a JPG, PNG, GIF or WebP picture';
const limit = `${maxPixels / 1_000_000} megapixels`;
const count = (number: number) => number.toLocaleString('en');

type Format = 'jpeg' | 'png' | 'gif' | 'webp';

/** WebP is left to its decoder, which notices missing data and carries nothing that inflates. */
function completeAndLean(format: Format, bytes: Buffer): Buffer | null {
  if (format === 'png') return leanPng(bytes);
  const isCut = (format === 'gif' && !gifEnds(bytes)) || (format === 'jpeg' && !readJpeg(bytes).isWhole);
  return isCut ? null : bytes;
}

/** The first bytes of each format. Null matches any byte. */
const beginnings: Record<Format, (number | null)[]> = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [...Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
  gif: [...Buffer.from('GIF8')],
  webp: [...Buffer.from('RIFF'), null, null, null, null, ...Buffer.from('WEBP')],
};

/** The format by its first bytes. The decoder verifies it. */
function formatOf(bytes: Buffer): Format | null {
  const found = Object.entries(beginnings).find(([, beginning]) =>
    beginning.every((byte, place) => byte === null || byte === bytes[place]),
  );
  return (found?.[0] as Format | undefined) ?? null;
}
