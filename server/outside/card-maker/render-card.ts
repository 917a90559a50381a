import satori from 'satori';
import sharp from 'sharp';
import { cardSize, maxCardBytes, type CardFace } from '../../lib/card-face.ts';
import { drawable, fontsFor } from './card-fonts.ts';
import { cardLayout } from './card-layout.ts';

const { width, height } = cardSize;
/** The photo has at most this many pixels, because it is one of our own files. */
const maxPhotoPixels = 4_000_000;

/** Draws a card as JPEG, which every chat shows. `photo` is one of our stored files. */
export async function renderCard(given: CardFace, photo: Uint8Array | null, site: string): Promise<Buffer> {
  const siteName = await drawable(site);
  const face = await drawableFace({ ...given, photo: photo === null ? null : given.photo }, siteName);
  const { fonts, family } = await fontsFor([face.over, face.title, face.facts, siteName, fixedTexts]);
  const svg = await satori(cardLayout(face, siteName, family) as unknown as Parameters<typeof satori>[0], {
    width,
    height,
    fonts,
  });
  const text = await sharp(Buffer.from(svg)).png({ compressionLevel: 0 }).toBuffer();
  const base = photo === null ? night() : await covering(photo);
  const card = await base
    .composite([{ input: text }])
    .flatten({ background: '#1a1614' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const quality of [82, 68, 50]) {
    const jpeg = await sharp(card.data, { raw: card.info }).jpeg({ quality, progressive: false }).toBuffer();
    if (jpeg.length <= maxCardBytes) return jpeg;
  }
  throw new Error('A card is too large in the lowest quality');
}

/** Prices, numbers and our own words. */
const fixedTexts = '0123456789,.$$SOLDRESERVED Price drop reviews…';

/** A title without a single character that can be shown becomes the site's name. */
async function drawableFace(face: CardFace, siteName: string): Promise<CardFace> {
  const [over, title, facts] = await Promise.all([drawable(face.over), drawable(face.title), drawable(face.facts)]);
  return { ...face, over, title: title || siteName, facts };
}

const covering = async (photo: Uint8Array) =>
  sharp(
    await sharp(photo, { limitInputPixels: maxPhotoPixels })
      .resize({ width, height, fit: 'cover', position: 'south' })
      .png({ compressionLevel: 0 })
      .toBuffer(),
  );

const night = () => sharp({ create: { width, height, channels: 3, background: '#1a1614' } });
