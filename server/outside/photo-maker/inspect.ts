import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { isWhole } from './is-whole.ts';
import { PhotoRefused } from './photo-errors.ts';

/** Counted over all frames. */
export const maxPixels = 40_000_000;

/** Refuses what is no picture of ours, by what its bytes say and before anything is decoded. */
export async function inspect(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length === 0) throw new PhotoRefused('is empty');
  const format = formatOf(bytes);
  if (!format) throw new PhotoRefused(noPicture);
  // Only the header is read, so no size is too large for it; what it says goes into the sentence.
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
  if (!isWhole(format, bytes)) throw new PhotoRefused(damaged);
}

export const damaged = 'is damaged or incomplete';
const noPicture = 'is not a JPG, PNG, GIF or WebP picture';
const limit = `${maxPixels / 1_000_000} megapixels`;
const count = (number: number) => number.toLocaleString('en');

/** The first bytes of each; null is any. */
const beginnings: Record<'jpeg' | 'png' | 'gif' | 'webp', (number | null)[]> = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [...Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
  gif: [...Buffer.from('GIF8')],
  webp: [...Buffer.from('RIFF'), null, null, null, null, ...Buffer.from('WEBP')],
};

/** What it begins as; that it is one, the decoder of that format has to say. */
function formatOf(bytes: Buffer): keyof typeof beginnings | null {
  const found = Object.entries(beginnings).find(([, beginning]) =>
    beginning.every((byte, place) => byte === null || byte === bytes[place]),
  );
  return (found?.[0] as keyof typeof beginnings | undefined) ?? null;
}
