import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

type Format = 'jpeg' | 'png' | 'gif' | 'webp';

/** An image with some content, so that its compressed form is long enough to cut. */
export const drawn = (width: number, height: number): Sharp =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });

export const picture = (format: Format, width = 400, height = 300): Promise<Buffer> =>
  drawn(width, height).toFormat(format, quick).toBuffer();

/** The lowest encoder effort, because the quality doesn't matter. */
const quick = { effort: 1, colours: 16, dither: 0 };

/** A few bytes that claim to be many pixels: a white PNG with one bit per pixel. */
export function vastPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  const chunks = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks]);
}

/** A PNG with these chunks before its pixels. */
export async function pngWith(chunks: [name: string, data: Buffer][], png?: Buffer): Promise<Buffer> {
  const plain = png ?? (await picture('png', 40, 30));
  // After the signature and the header.
  const place = 8 + 25;
  return Buffer.concat([
    plain.subarray(0, place),
    ...chunks.map(([name, data]) => chunk(name, data)),
    plain.subarray(place),
  ]);
}

/** A small image of two megabytes with two and a half gigabytes of text. Reading that would take half a minute. */
export function wordyPng(): Promise<Buffer> {
  const text = Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(50_000_000))]);
  return pngWith(Array.from({ length: 50 }, () => ['zTXt', text]));
}

/** A grey JPEG with as many scans as the format allows, all of them empty. */
export function manyScansJpeg(side: number): Buffer {
  const part = (kind: number, ...content: number[]) =>
    Buffer.from([0xff, kind, (content.length + 2) >> 8, (content.length + 2) & 0xff, ...content]);
  const size = [side >> 8, side & 0xff];
  const blocks = Math.ceil(side / 8) ** 2;
  const oneCode = (code: number) => [1, ...Array<number>(15).fill(0), code];
  // Each run of sixteen thousand empty blocks: one bit for the code, fourteen for how many more.
  const empty = Buffer.alloc(Math.ceil((Math.ceil(blocks / 16_384) * 15) / 8));
  const scans: Buffer[] = [];
  for (let coefficient = 1; coefficient <= 63; coefficient++)
    for (let bit = 13; bit >= 0; bit--) {
      const steps = bit === 13 ? bit : ((bit + 1) << 4) | bit;
      scans.push(part(0xda, 1, 1, 0, coefficient, coefficient, steps), empty);
    }
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    part(0xdb, 0, ...Array<number>(64).fill(1)),
    part(0xc2, 8, ...size, ...size, 1, 1, 0x11, 0),
    part(0xc4, 0x00, ...oneCode(0x00)),
    part(0xc4, 0x10, ...oneCode(0xe0)),
    part(0xda, 1, 1, 0, 0, 0, 0),
    Buffer.alloc(Math.ceil(blocks / 8)),
    ...scans,
    Buffer.from([0xff, 0xd9]),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
}

/** An animation in which each frame changes one pixel. */
export function animatedGif(width: number, height: number, frames: number): Buffer {
  const screen = Buffer.from([...Buffer.from('GIF89a'), 0, 0, 0, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]);
  screen.writeUInt16LE(width, 6);
  screen.writeUInt16LE(height, 8);
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);
  return Buffer.concat([screen, ...Array<Buffer>(frames).fill(frame), Buffer.from([0x3b])]);
}

export const asFile = (content: Buffer | string, name: string): File =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name);
