import { createHash } from 'node:crypto';
import type { FileWidth } from '@forecourt/contract/photos/photo-widths.ts';
import sharp from 'sharp';
import { dealers, type DealerName } from '../people.ts';
import { drawLogo } from './draw-logo.ts';
import { drawPortrait, type Look } from './draw-portrait.ts';

/** People with a portrait, by character name. Everyone else shows initials. */
const looks: Record<string, Look> = {
  'Mara Quinn': { backdrop: '#e6a15c', skin: '#f1c7a6', hair: '#5a2f1d', shirt: '#2f5d62', cut: 'long' },
  'Theo Varga': {
    backdrop: '#7fa7c4',
    skin: '#e0ac86',
    hair: '#2b211c',
    shirt: '#f0ede4',
    cut: 'short',
    wears: 'beard',
  },
  'Nina Varga': { backdrop: '#d98b8b', skin: '#eec3a2', hair: '#23201f', shirt: '#4b3b63', cut: 'bob' },
  'Grace Castellano': { backdrop: '#9cb59a', skin: '#d79d78', hair: '#1f1a18', shirt: '#1d2b3a', cut: 'bun' },
  'Dev Okafor': {
    backdrop: '#e5c46b',
    skin: '#6d432d',
    hair: '#17120f',
    shirt: '#27496d',
    cut: 'short',
    wears: 'glasses',
  },
  'Julian Ashworth': { backdrop: '#8e8fb8', skin: '#f3d0b5', hair: '#b8b0a6', shirt: '#22262e', cut: 'short' },
  'Celeste Ng': {
    backdrop: '#e3a7b4',
    skin: '#f0cda8',
    hair: '#1c1819',
    shirt: '#7a2f45',
    cut: 'long',
    wears: 'glasses',
  },
  'Earl Hutchins': {
    backdrop: '#c9a27a',
    skin: '#e6b492',
    hair: '#8d8378',
    shirt: '#a5402d',
    cut: 'short',
    wears: 'cap',
  },
  'Kenji Mori': { backdrop: '#7dbcae', skin: '#eac39c', hair: '#191615', shirt: '#e9e4d8', cut: 'short' },
  'Lola Fontaine': { backdrop: '#b79bd0', skin: '#8a573a', hair: '#20120d', shirt: '#e2b23c', cut: 'curls' },
  'Marcus Bell': {
    backdrop: '#91aebf',
    skin: '#59351f',
    hair: '#1a1310',
    shirt: '#c8553d',
    cut: 'bald',
    wears: 'beard',
  },
  'Mia Santoro': { backdrop: '#86b08a', skin: '#e2b08a', hair: '#7b3f22', shirt: '#2d3142', cut: 'bob' },
  'Sam Whitlock': { backdrop: '#d7b58c', skin: '#f2cdb0', hair: '#c4873f', shirt: '#3d6b58', cut: 'curls' },
};

/** The same in every demo, so only the name has to be stored. */
const keyOf = (name: string): string =>
  createHash('sha256').update(`portrait ${name}`).digest('base64url').slice(0, 22);

const drawings = new Map<string, () => string>([
  ...Object.entries(looks).map(([name, look]) => [keyOf(name), () => drawPortrait(look)] as const),
  ...dealers.map((name) => [keyOf(name), () => drawLogo(name)] as const),
]);

export const avatarKeyOf = (name: string): string | null => (name in looks ? keyOf(name) : null);
export const logoKeyOf = (name: DealerName): string => keyOf(name);

/** Null if it isn't a demo portrait or logo. */
export async function drawSquare(key: string, width: FileWidth): Promise<Buffer | null> {
  const drawing = drawings.get(key);
  if (!drawing) return null;
  return sharp(Buffer.from(drawing())).resize(width, width).webp({ quality: 82 }).toBuffer();
}
