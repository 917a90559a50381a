import { buffer } from 'node:stream/consumers';
import { createHash } from 'node:crypto';
import { cardVersion, type CardFace } from '../../lib/card-face.ts';
import type { PhotoStorage } from '../../lib/photo-storage.ts';
import type { CardCache } from '../../outside/card-maker/card-cache.ts';
import type { CardMaker } from '../../outside/card-maker/card-maker.ts';

export interface CardDeps {
  cards: CardCache;
  maker: CardMaker;
  photos: Pick<PhotoStorage, 'open'>;
  siteName: string;
}

/** Of the stored widths, the smallest that fills most of a card. */
const photoWidth = 960;

/** The card as JPEG, from the cache if it was drawn before. */
export const drawCard = ({ cards, maker, photos, siteName }: CardDeps, face: CardFace): Promise<Buffer> =>
  // The name is on every card but not in its address, which would change on every page with it.
  cards.get(`${cardVersion(face)}-${createHash('sha256').update(siteName).digest('hex').slice(0, 8)}`, async () =>
    maker.make(face, face.photo === null ? null : await readPhoto(photos, face.photo)),
  );

/** Null for a photo that has gone. The card is drawn without it. */
async function readPhoto(photos: CardDeps['photos'], key: string): Promise<Uint8Array | null> {
  const file = await photos.open(key, photoWidth);
  return file && (await buffer(file.content));
}
