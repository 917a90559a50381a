import satori from 'satori';
import sharp from 'sharp';
import { cardSize, maxCardBytes, type CardFace } from '../../lib/card-face.ts';
import { drawable, fontsFor } from './card-fonts.ts';
import { cardLayout } from './card-layout.ts';

const { width, height } = cardSize;
const background = '#1a1614';
/** Where the middle of a photo is shown, in pixels from the top. */
const middleOfPhoto = 230;
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
  const base = photo === null ? night() : await photoAboveText(photo);
  const card = base.composite([{ input: Buffer.from(svg) }]).flatten({ background });
  // Almost always the first one is small enough.
  for (const quality of [82, 68, 50]) {
    const jpeg = await card.clone().jpeg({ quality, progressive: false }).toBuffer();
    if (jpeg.length <= maxCardBytes) return jpeg;
  }
  throw new Error('A card is too large in the lowest quality');
}

/** Prices, numbers and our own words. */
const fixedTexts = '0123456789,.$$SOLDRESERVED Price drop reviews…';

/** A title without a single character that can be shown is replaced. */
async function drawableFace(face: CardFace, siteName: string): Promise<CardFace> {
  const [over, title, otherTitle, facts] = await Promise.all(
    [face.over, face.title, face.otherTitle, face.facts].map(drawable),
  );
  return { ...face, over: over!, title: title || otherTitle || siteName, facts: facts! };
}

/**
 * Fills the card, with the middle of the photo above the text. Its last row is repeated below, where the shade behind the
 * text covers it.
 */
async function photoAboveText(photo: Uint8Array) {
  const opened = sharp(photo, { limitInputPixels: maxPhotoPixels });
  const file = await opened.metadata();
  const scale = Math.max(width / file.width, height / file.height);
  const [scaledWidth, scaledHeight] = [Math.round(file.width * scale), Math.round(file.height * scale)];
  const top = Math.max(0, Math.round(scaledHeight * 0.52) - middleOfPhoto);
  const shown = Math.min(height, scaledHeight - top);
  return opened
    .resize({ width: scaledWidth, height: scaledHeight, fit: 'fill' })
    .extract({ left: Math.floor((scaledWidth - width) / 2), top, width, height: shown })
    .extend({ bottom: height - shown, extendWith: 'copy' });
}

const night = () => sharp({ create: { width, height, channels: 3, background } });
