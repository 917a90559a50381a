import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { decoderPids } from '../../../testing/decoders.ts';
import { animatedGif, drawn, manyScansJpeg, picture, vastPng, wordyPng } from '../../../testing/pictures.ts';
import { DecoderDied, PhotoRefused, PhotosBusy } from './photo-errors.ts';
import { startPhotoMaker, type PhotoMaker } from './photo-maker.ts';

let folder: string;
let shared: PhotoMaker;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-maker-'));
  shared = startPhotoMaker();
});
afterEach(async () => {
  for (const name of await readdir(folder)) await rm(join(folder, name));
});
afterAll(async () => {
  await shared.stop();
  await rm(folder, { recursive: true });
});

async function uploaded(content: Buffer | string): Promise<string> {
  const path = join(folder, randomUUID());
  await writeFile(path, content);
  return path;
}
const make = async (content: Buffer | string, maker = shared) => maker.make(await uploaded(content), { whose: 1 });

const refusal = async (content: Buffer | string) => {
  const error: unknown = await make(content).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(PhotoRefused);
  return (error as Error).message;
};

describe('what it produces', () => {
  test.each(['jpeg', 'png', 'gif', 'webp'] as const)('a %s becomes WebP in three widths', async (format) => {
    const made = await make(await picture(format, 2000, 1000));
    expect(made).toMatchObject({ width: 1920, height: 960 });
    const sizes = [];
    for (const file of Object.values(made.files)) {
      const { format, width, height } = await sharp(file).metadata();
      sizes.push([format, width, height]);
    }
    expect(sizes).toEqual([
      ['webp', 320, 160],
      ['webp', 960, 480],
      ['webp', 1920, 960],
    ]);
    const files = await Promise.all(Object.values(made.files).map((file) => readFile(file)));
    expect(made.bytes).toBe(files.reduce((sum, { length }) => sum + length, 0));
  });

  test('a small image is never enlarged and is stored under every name', async () => {
    const made = await make(await picture('png', 500, 400));
    expect(made).toMatchObject({ width: 500, height: 400 });
    const widths = await Promise.all(
      Object.values(made.files).map(async (file) => (await sharp(file).metadata()).width),
    );
    expect(widths).toEqual([320, 500, 500]);
  });

  test.each([
    [1, 1],
    [1200, 400],
    [300, 900],
    [1, 30_000],
    [30_000, 1],
  ])('%i × %i pixels become a square in three widths', async (width, height) => {
    const path = await uploaded(vastPng(width, height));
    const { files } = await shared.make(path, { whose: 1, shape: 'square' });
    const sizes = [];
    for (const file of Object.values(files)) {
      const made = await sharp(file).metadata();
      sizes.push([made.format, made.width, made.height]);
    }
    expect(sizes).toEqual([96, 192, 384].map((side) => ['webp', side, side]));
  });

  test('a square is the centre of the upright image, on white where it was transparent, and nothing but pixels', async () => {
    const block = (width: number, background: string) => ({
      input: { create: { width, height: 100, channels: 3 as const, background } },
      left: 0,
    });
    const strip = sharp({ create: { width: 100, height: 300, channels: 4, background: '#0000' } })
      .composite([
        { ...block(100, 'red'), top: 0 },
        { ...block(50, 'blue'), top: 100 },
      ])
      .png();
    const lying = await sharp(await strip.toBuffer())
      .rotate(-90)
      .withMetadata({ orientation: 6 })
      .webp({ lossless: true })
      .toBuffer();
    expect(await sharp(lying).metadata()).toMatchObject({ width: 300, height: 100, orientation: 6, hasAlpha: true });

    const { files } = await shared.make(await uploaded(lying), { whose: 1, shape: 'square' });
    const made = sharp(files[96]);
    const facts = await made.metadata();
    expect([facts.hasAlpha, facts.exif, facts.orientation]).toEqual([false, undefined, undefined]);
    const { data } = await made.raw().toBuffer({ resolveWithObject: true });
    const colourAt = (x: number, y: number) => {
      const [r = 0, g = 0, b = 0] = data.subarray((y * 96 + x) * 3);
      return [r > 128, g > 128, b > 128];
    };
    const [blue, white] = [
      [false, false, true],
      [true, true, true],
    ];
    expect([colourAt(10, 8), colourAt(10, 88)]).toEqual([blue, blue]);
    expect([colourAt(86, 8), colourAt(86, 88)]).toEqual([white, white]);
  });

  test.each([
    [1, 1],
    [30_000, 1],
    [1, 30_000],
    [20, 20_000],
  ])('accepts %i × %i pixels', async (width, height) => {
    const made = await make(vastPng(width, height));
    expect((await sharp(made.files[1920]).metadata()).width).toBe(made.width);
  });

  test('the placeholder is a few pixels in a few bytes', async () => {
    for (const [width, height] of [
      [2000, 1000],
      [1000, 2000],
      [3, 3],
    ] as const) {
      const { blur } = await make(await picture('jpeg', width, height));
      expect(blur).toMatch(/^data:image\/webp;base64,/);
      expect(blur.length).toBeLessThan(400);
      const pixels = await sharp(Buffer.from(blur.split(',')[1]!, 'base64')).metadata();
      expect(Math.max(pixels.width, pixels.height)).toBeLessThanOrEqual(16);
    }
  });

  test('location and camera data are removed', async () => {
    const telling = await drawn(600, 400)
      .jpeg()
      .withExif({ IFD0: { Make: 'Telltale', Artist: 'Mara' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Telltale</x:xmpmeta>')
      .toBuffer();
    expect(telling.toString('latin1')).toContain('Telltale');
    const { files } = await make(telling);
    for (const file of Object.values(files)) {
      const { exif, xmp, iptc, icc } = await sharp(file).metadata();
      expect({ exif, xmp, iptc, icc }).toEqual({});
      expect((await readFile(file)).toString('latin1')).not.toMatch(/Telltale|Mara|EXIF|XMP/);
    }
  });

  test('an image taken sideways is turned upright', async () => {
    const red = {
      input: { create: { width: 200, height: 100, channels: 3, background: 'red' } },
      left: 0,
      top: 0,
    } as const;
    const lying = await sharp({ create: { width: 200, height: 400, channels: 3, background: 'blue' } })
      .composite([red])
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { width, height, files } = await make(lying);
    expect([width, height]).toEqual([400, 200]);
    // Orientation 6: the stored top belongs on the right.
    const colourAt = async (left: number) =>
      [...(await sharp(files[1920]).extract({ left, top: 100, width: 1, height: 1 }).raw().toBuffer())].map((value) =>
        Math.round(value / 255),
      );
    expect(await colourAt(380)).toEqual([1, 0, 0]);
    expect(await colourAt(20)).toEqual([0, 0, 1]);
  });

  test('colours of other colour spaces look the same in sRGB', async () => {
    const orange = { create: { width: 40, height: 40, channels: 3, background: '#d08040' } } as const;
    const wide = await sharp(orange).withIccProfile('p3').png().toBuffer();
    const printed = await sharp(orange).toColourspace('cmyk').withIccProfile('cmyk').jpeg({ quality: 100 }).toBuffer();
    const deep = await sharp(orange).toColourspace('rgb16').png().toBuffer();
    // Print can't show every orange.
    for (const [content, apart] of [
      [wide, 15],
      [deep, 15],
      [printed, 40],
    ] as const) {
      const { files } = await make(content);
      const [red, green, blue] = await sharp(files[320])
        .extract({ left: 9, top: 9, width: 1, height: 1 })
        .raw()
        .toBuffer();
      expect(Math.abs(red! - 0xd0) + Math.abs(green! - 0x80) + Math.abs(blue! - 0x40)).toBeLessThan(apart);
    }
  });

  test('texts that would inflate to gigabytes are not read', async () => {
    expect(await make(await wordyPng())).toMatchObject({ width: 40, height: 30 });
  });

  test('the first frame of an animation is kept', async () => {
    const made = await make(animatedGif(60, 40, 30));
    expect((await sharp(made.files[320]).metadata()).pages ?? 1).toBe(1);
    expect(made).toMatchObject({ width: 60, height: 40 });
  });
});

describe('what it refuses', () => {
  const other = 'is not a JPG, PNG, GIF or WebP picture';
  test.each<[string, () => Promise<Buffer | string> | Buffer | string, string]>([
    ['nothing', () => '', 'is empty'],
    ['SVG', () => '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', other],
    ['HTML', () => '<!doctype html><script>alert(1)</script>', other],
    ['TIFF', () => drawn(9, 9).tiff().toBuffer(), other],
    ['AVIF', () => drawn(9, 9).avif().toBuffer(), other],
    ['a sound', () => 'RIFF\x24\0\0\0WAVEfmt ', other],
    ['a PDF', () => '%PDF-1.7\n', other],
    ['a header and nothing more', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'is damaged or incomplete'],
    ['SVG after a PNG header', () => '\x89PNG\r\n\x1a\n<svg/>', 'is damaged or incomplete'],
    [
      'a JPEG with hundreds of scans',
      () => manyScansJpeg(6000),
      'has an unusual structure. Please save it as a new JPG and try again.',
    ],
    [
      'too many pixels',
      () => vastPng(16_000, 16_000),
      'is too large: 16,000 × 16,000 pixels is more than 40 megapixels',
    ],
    [
      'too many pixels over all frames',
      () => animatedGif(300, 200, 1000),
      'has too many frames: 1,000 of 300 × 200 pixels are more than 40 megapixels',
    ],
  ])('%s', async (_what, content, sentence) => {
    expect(await refusal(Buffer.from((await content()) as string, 'latin1'))).toBe(sentence);
  });

  test('accepts forty megapixels, but not a row more', async () => {
    expect(await make(vastPng(8000, 5000))).toMatchObject({ width: 1920, height: 1200 });
    expect(await refusal(vastPng(8000, 5001))).toMatch(/^is too large/);
  });

  test.each<[string, () => Promise<Buffer>]>([
    ['JPEG', () => picture('jpeg')],
    ['progressive JPEG', () => drawn(400, 300).jpeg({ progressive: true }).toBuffer()],
    ['PNG', () => picture('png')],
    ['interlaced PNG', () => drawn(400, 300).png({ progressive: true }).toBuffer()],
    ['WebP', () => picture('webp')],
    ['lossless WebP', () => drawn(400, 300).webp({ lossless: true }).toBuffer()],
    ['GIF', () => picture('gif')],
    ['animated GIF', async () => animatedGif(60, 40, 100)],
  ])('a %s that ends too soon, at any point', async (_what, draw) => {
    const whole = await draw();
    for (const part of [0.1, 0.3, 0.5, 0.7, 0.9, 0.99, 1 - 1 / whole.length])
      expect([part, await refusal(whole.subarray(0, Math.floor(whole.length * part)))]).toEqual([
        part,
        'is damaged or incomplete',
      ]);
    await expect(make(whole)).resolves.toBeDefined();
  });
});

describe.skipIf(process.platform !== 'linux')('when decoding fails', () => {
  /** A maker whose only process is stopped, as if an image had hung it. */
  async function stalled(options: Parameters<typeof startPhotoMaker>[0] = {}) {
    const others = await decoderPids();
    const maker = startPhotoMaker({ processes: 1, ...options });
    await make(await picture('png'), maker);
    const [pid] = (await decoderPids()).filter((one) => !others.includes(one));
    process.kill(pid!, 'SIGSTOP');
    onTestFinished(() => maker.stop());
    return { maker, pid: pid! };
  }

  test('a process that dies costs only the image it was decoding', async () => {
    const { maker, pid } = await stalled();
    const [first, second] = [await uploaded(await picture('png')), await uploaded(await picture('png'))];
    const one = maker.make(first, { whose: 1 }).catch((error: unknown) => error);
    const next = maker.make(second, { whose: 1 });
    process.kill(pid, 'SIGKILL');
    expect(await one).toBeInstanceOf(DecoderDied);
    await expect(next).resolves.toMatchObject({ width: 400 });
  });

  test('refuses an image that takes too much CPU time', async () => {
    const maker = startPhotoMaker({ computingMs: 1 });
    onTestFinished(() => maker.stop());
    await expect(make(vastPng(8000, 5000), maker)).rejects.toThrow(
      'took too long to read. Please save it as a smaller JPG and try again.',
    );
  });

  test('kills a process that hangs and refuses its image', async () => {
    const others = await decoderPids();
    const own = async () => (await decoderPids()).filter((pid) => !others.includes(pid));
    const maker = startPhotoMaker({ waitingMs: 1500 });
    onTestFinished(() => maker.stop());
    const answer = make(vastPng(8000, 5000), maker).catch((error: unknown) => error);
    await expect.poll(own, { interval: 10 }).toHaveLength(1);
    for (const pid of await own()) process.kill(pid, 'SIGSTOP');
    expect(await answer).toBeInstanceOf(PhotoRefused);
    expect(await own()).toEqual([]);
  });

  test('the queue is limited, and later callers are refused right away', async () => {
    const { maker, pid } = await stalled({ longestQueue: 2 });
    const path = await uploaded(await picture('png'));
    const accepted = [1, 2, 3].map((whose) => maker.make(path, { whose }));
    await expect(maker.make(path, { whose: 4 })).rejects.toThrow(PhotosBusy);
    process.kill(pid, 'SIGCONT');
    await expect(Promise.all(accepted)).resolves.toHaveLength(3);
  });

  test('twenty images of one user don’t delay another’s behind all of them', async () => {
    const { maker, pid } = await stalled();
    const order: number[] = [];
    const path = await uploaded(await picture('png'));
    const all = [1, 1, 1, 1, 2].map((whose) => maker.make(path, { whose }).then(() => order.push(whose)));
    process.kill(pid, 'SIGCONT');
    await Promise.all(all);
    expect(order).toEqual([1, 2, 1, 1, 1]);
  });

  test('seventy images of one user, however slow, keep no one out and delay others by only one', async () => {
    const { maker, pid } = await stalled();
    const [path, photo] = [await uploaded(await wordyPng()), await uploaded(await picture('jpeg'))];
    const done: number[] = [];
    const flood = Array.from({ length: 70 }, () => maker.make(path, { whose: 1 }).then(() => done.push(1)));
    const busy = Promise.allSettled(flood);
    const others = [2, 3].map((whose) => maker.make(photo, { whose }).then(() => done.push(whose)));
    process.kill(pid, 'SIGCONT');
    await Promise.all(others);
    expect(done.slice(0, 3)).toEqual([1, 2, 3]);
    const refused = (await busy).filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
    // One was being decoded and there were 64 places, two of which went to the others.
    expect(refused).toHaveLength(70 - 1 - 62);
    for (const { reason } of refused) expect(reason).toBeInstanceOf(PhotosBusy);
  });

  test('images whose caller has left are not decoded', async () => {
    const { maker, pid } = await stalled();
    const [first, second] = [await uploaded(await picture('png')), await uploaded(await picture('png'))];
    const running = maker.make(first, { whose: 1 });
    const gone = new AbortController();
    const waiting = maker.make(second, { whose: 2, signal: gone.signal });
    gone.abort();
    await expect(waiting).rejects.toThrow(/abort/i);
    process.kill(pid, 'SIGCONT');
    await running;
    expect((await readdir(folder)).filter((name) => name.startsWith(`${basename(second)}-`))).toEqual([]);
  });

  test('processes end when idle, and with the maker', async () => {
    const others = await decoderPids();
    const own = async () => (await decoderPids()).filter((pid) => !others.includes(pid));
    const idle = startPhotoMaker({ idleMs: 50 });
    await make(await picture('png'), idle);
    await expect.poll(own).toEqual([]);
    const stopped = startPhotoMaker();
    await make(await picture('png'), stopped);
    expect(await own()).toHaveLength(1);
    await stopped.stop();
    expect(await own()).toEqual([]);
  });

  test('the process knows none of our secrets', async () => {
    const others = await decoderPids();
    process.env.APP_KEY = 'secret';
    onTestFinished(() => void delete process.env.APP_KEY);
    const maker = startPhotoMaker();
    onTestFinished(() => maker.stop());
    await make(await picture('png'), maker);
    const [pid] = (await decoderPids()).filter((one) => !others.includes(one));
    expect(await readFile(`/proc/${pid}/environ`, 'utf8')).not.toContain('secret');
  });
});
