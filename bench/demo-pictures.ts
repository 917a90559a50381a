/**
 * CPU seconds the demo spends rendering images after its first start, and their share of rendering every image in every
 * width. `node bench/demo-pictures.ts`, about a minute. The full rendering is extrapolated from every twentieth image,
 * rendered once at its largest width and scaled down.
 */
import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { loadavg } from 'node:os';
import sharp from 'sharp';
import { photoWidths } from '@forecourt/contract/photos/photo-widths.ts';
import { drawCar } from '../demo/car-art/draw-car.ts';
import { paint } from '../demo/pictures/paint.ts';
import { takeUndrawn } from '../demo/pictures/pictures.store.ts';
import { drawnSize, seenFirst, type Recipe } from '../demo/pictures/recipe.ts';
import { seedDemo } from '../demo/seed.ts';
import { connect, type Database } from '../server/database/database.ts';
import { startEmbedded } from '../server/database/embedded/embedded.ts';
import { migrate } from '../server/database/migrate.ts';
import { secretsWith } from '../server/lib/secrets.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const maxShare = 0.1;
const every = 20;

const folder = await temporaryFolder();
const database = await startEmbedded(join(folder, 'database'));
const { db, pool, close } = connect(database.connection, 4, { statementTimeoutMs: 0 });
try {
  await migrate(db, pool);
  await seedDemo(db, secretsWith(randomBytes(32)));
  await compare(db);
} finally {
  await close();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}

async function compare(of: Database): Promise<void> {
  const all = (await of.selectFrom('demo.pictures').select('recipe').orderBy('key').execute()) as { recipe: Recipe }[];
  const covers = await takeUndrawn(of, all.length);
  const some = all.filter((_, place) => place % every === 0);
  await drawEverything(some[0]!.recipe);

  const everything = (await cpuSeconds(some, ({ recipe }) => drawEverything(recipe))) * (all.length / some.length);
  const ahead = await cpuSeconds(covers, async ({ recipe, place }) => {
    for (const width of seenFirst(place)) await paint(recipe, width);
  });
  const files = covers.reduce((sum, { place }) => sum + seenFirst(place).length, 0);
  for (const width of photoWidths) {
    const seconds = await cpuSeconds(some, ({ recipe }) => paint(recipe, width));
    console.log(`one image of ${width} pixels on first view: ${((seconds / some.length) * 1000).toFixed(0)} ms`);
  }
  console.log(`${all.length} images in ${photoWidths.length} widths: ${everything.toFixed(0)} s of CPU`);
  console.log(`${files} files of ${covers.length} covers, rendered at startup: ${ahead.toFixed(0)} s of CPU`);
  const share = ahead / everything;
  console.log(`share ${share.toFixed(3)} (goal: at most ${maxShare}), machine load ${loadavg()[0]!.toFixed(1)}`);
  if (share > maxShare) process.exitCode = 1;
}

async function cpuSeconds<T>(things: readonly T[], draw: (thing: T) => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  for (const thing of things) await draw(thing);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** Renders one image in all widths, as needed to have every file ahead of time. */
async function drawEverything(recipe: Recipe): Promise<void> {
  const { data, info } = await sharp(Buffer.from(drawCar({ ...recipe, ...drawnSize })))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const width of photoWidths)
    await sharp(data, { raw: info })
      .resize({ width: Math.min(width, drawnSize.width) })
      .webp({ quality: 80, effort: 3 })
      .toBuffer();
}
