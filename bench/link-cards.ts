/**
 * CPU time and bytes of 200 link cards with every script and the demo's photos, compared with only
 * making a JPEG of that size from the same photo. `npm run bench:link-cards`. CPU time of one process, so other load on the
 * machine changes it little.
 */
import { readdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { folder } from '../demo/pictures/shipped-files.ts';
import { cardSize, maxCardBytes, type CardFace } from '../server/lib/card-face.ts';
import { renderCard } from '../server/outside/card-maker/render-card.ts';

const cards = 200;
const maxMs = 400;
const maxRatio = 6;

sharp.concurrency(1);
sharp.cache(false);

const titles = [
  '2021 Karin Sultan',
  'Übermacht Sentinel XS Widebody Competition Package with Heritage Livery, 1 Owner',
  'W'.repeat(80),
  '깨끗한 카린 술탄 RS, 사고 이력 없음, 한 명의 소유자',
  'سيارة نظيفة جدا، مالك واحد، بدون حوادث، سعر ثابت',
  'Чистый Karin Sultan, Ωμέγα, Łódź, Đức, हिन्दी',
];
const face: CardFace = {
  over: '',
  title: '',
  otherTitle: '2021 Karin Sultan',
  facts: 'Eclipse Motors · 108,420 mi · Motorcycles · Great Chaparral',
  price: '$999,999,999',
  priceBefore: '$999,999,999',
  deal: 'good',
  ribbon: 'Reserved',
  rating: { stars: 4.8, reviews: 1200 },
  photo: 'key',
  months: null,
};

const files = (await readdir(new URL('covers/', folder))).filter((name) => name.endsWith('-960.webp')).toSorted();
const photos = await Promise.all(files.slice(0, 40).map((name) => readFile(new URL(`covers/${name}`, folder))));

const [ours, bare, bytes]: [number[], number[], number[]] = [[], [], []];
for (let at = 0; at < cards; at++) {
  const photo = photos[at % photos.length]!;
  const title = titles[at % titles.length]!;
  ours.push(await cpuMs(async () => bytes.push((await renderCard({ ...face, title }, photo, 'Forecourt')).length)));
  bare.push(await cpuMs(() => sharp(photo).resize(cardSize).jpeg({ quality: 82 }).toBuffer()));
}

const firstUses = ours.slice(0, titles.length);
const { median, worst } = figures(ours);
const ratio = median / figures(bare).median;
const largest = Math.max(...bytes);
console.log(`${cards} cards, CPU time: median ${median.toFixed(0)} ms, slowest ${worst.toFixed(0)} ms of ${maxMs} ms`);
console.log(
  `the first of a process ${firstUses[0]!.toFixed(0)} ms, of a script ${Math.max(...firstUses.slice(1)).toFixed(0)} ms`,
);
console.log(`only a JPEG of the photo: median ${figures(bare).median.toFixed(0)} ms, ratio ${ratio.toFixed(1)}`);
console.log(`bytes: median ${figures(bytes).median}, largest ${largest} of ${maxCardBytes}`);
if (worst > maxMs || ratio > maxRatio || largest > maxCardBytes) process.exitCode = 1;

async function cpuMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Without the first of each script, which include loading and parsing its fonts. */
function figures(all: number[]) {
  const sorted = all.slice(titles.length).toSorted((one, other) => one - other);
  return { median: sorted[sorted.length >> 1]!, worst: sorted.at(-1)! };
}
