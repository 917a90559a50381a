/** Renders the home page's hero picture, identically on every machine. Run: node tools/draw-hero.ts */
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { heroPicture } from './draw-hero/picture.ts';
import { TALL, WIDE, type Scene } from './draw-hero/scene.ts';

const folder = new URL('../web/public/hero/', import.meta.url);
await mkdir(folder, { recursive: true });

async function render(scene: Scene): Promise<Buffer> {
  const picture = await sharp(Buffer.from(heroPicture(scene)))
    .removeAlpha()
    .png()
    .toBuffer();
  // Bloom: only pixels brighter than the sky spill over, as in a lens. Separate steps, because sharp has its own order.
  const bright = await sharp(picture).linear(2.4, -390).png().toBuffer();
  const spilled = await sharp(bright)
    .blur(scene.width / 110)
    .png()
    .toBuffer();
  const bloom = await sharp(spilled).linear(0.5, 0).png().toBuffer();
  return await sharp(picture)
    .composite([{ input: bloom, blend: 'screen' }])
    .png()
    .toBuffer();
}

async function save(name: string, picture: Buffer, width: number, quality: number): Promise<void> {
  const webp = await sharp(picture)
    .resize({ width, kernel: 'lanczos3' })
    .webp({ quality, effort: 6, smartSubsample: true })
    .toBuffer();
  await writeFile(new URL(name, folder), webp);
  console.log(`${name}: ${(webp.length / 1000).toFixed(1)} kB`);
}

const wide = await render(WIDE);
await save('wide-2400.webp', wide, 2400, 82);
await save('wide-1200.webp', wide, 1200, 82);
const tall = await render(TALL);
await save('tall-900.webp', tall, 900, 82);
await save('tall-720.webp', tall, 720, 82);
