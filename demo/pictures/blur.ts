import { crc32, deflateSync } from 'node:zlib';
import type { Colour } from '@forecourt/contract/cars/car-facts.ts';
import type { CarPicture } from './car-pictures.ts';
import type { Place } from './places.ts';

const columns = 8;
const rows = 5;

/** The places' colours from top to bottom, one per row. */
const behind: Record<Place, readonly string[]> = {
  'dusk-skyline': ['#2d335e', '#615685', '#664f72', '#58465b', '#2e263d'],
  'neon-night': ['#181034', '#2a1e4b', '#3d2953', '#392347', '#110d24'],
  'desert-noon': ['#8ab6ca', '#b5d2da', '#d8ae8e', '#ac9982', '#66605a'],
  'beach-promenade': ['#77bdd5', '#a0cfd5', '#99cbcf', '#ccc1ad', '#72716d'],
  'mountain-dawn': ['#827da2', '#b19cb2', '#747194', '#696d80', '#4a4f5e'],
  'studio-light': ['#ced8d9', '#ecf0f0', '#f3f6f6', '#d5e0e0', '#e3eaea'],
  'studio-dark': ['#1b1e1f', '#1b2325', '#1b2729', '#111819', '#090d0e'],
  'parking-garage': ['#454d51', '#6c767c', '#818083', '#707a7f', '#485156'],
  'suburban-driveway': ['#9dc2d6', '#b3b2b1', '#c1cab2', '#c3c7b3', '#a29e96'],
  harbour: ['#8b99af', '#bcbac4', '#b6bab5', '#888987', '#676968'],
};

/** How much of each pixel the car covers, in tenths. */
const inFront: Record<CarPicture['view'], readonly string[]> = {
  side: ['00000000', '00000000', '01366310', '48888884', '00000000'],
  front: ['00000000', '00244200', '00799700', '00799700', '00000000'],
  rear: ['00000000', '00244200', '00799700', '00799700', '00000000'],
  wheel: ['24689999', '46667999', '56446789', '44335678', '22223332'],
  interior: ['00000000', '00000000', '00000000', '00000000', '00000000'],
};
const paints: Record<Colour, string> = {
  black: '#15171a',
  white: '#f1f2f0',
  silver: '#b9bec3',
  grey: '#5c6268',
  red: '#b3202c',
  blue: '#1f4e8c',
  green: '#1f5b3a',
  yellow: '#f0c21f',
  orange: '#d9661f',
  brown: '#5b3b26',
  beige: '#cfc0a0',
  gold: '#b9933f',
  purple: '#4b2a73',
  pink: '#d9679a',
  'two-tone': '#2f7f8c',
};
const dashboard = ['#3a3d42', '#2c2e32', '#222427', '#1c1d20', '#17181a'];

const made = new Map<string, string>();

type Shown = Pick<CarPicture, 'place' | 'view' | 'colour'>;

/** A blurred preview of a picture without reading it: forty pixels as a data: URL. */
export function blurOf({ place, view, colour }: Shown): string {
  const known = `${place} ${view} ${colour}`;
  const blur = made.get(known) ?? makeBlur({ place, view, colour });
  made.set(known, blur);
  return blur;
}

function makeBlur({ place, view, colour }: Shown): string {
  const scenery = view === 'interior' ? [...behind[place].slice(0, 2), ...dashboard.slice(2)] : behind[place];
  const pixels = scenery.flatMap((backdrop, row) => [
    // Filter type of a PNG row: none.
    0,
    ...(inFront[view][row] ?? '')
      .split('')
      .flatMap((tenths) => mix(channels(backdrop), channels(paints[colour]), Number(tenths) / 10)),
  ]);
  return `data:image/png;base64,${png(Buffer.from(pixels)).toString('base64')}`;
}

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

const mix = (from: number[], to: number[], share: number): number[] =>
  from.map((channel, place) => Math.round(channel + ((to[place] ?? 0) - channel) * share));

function png(pixels: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(columns, 0);
  header.writeUInt32BE(rows, 4);
  // Eight bits each for red, green and blue.
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(content.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}
