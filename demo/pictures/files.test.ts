import { readdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { squareWidths } from '@forecourt/contract/photos/photo-widths.ts';
import { demoCars, type DemoCar } from '../cars/demo-cars.ts';
import { dealers, people } from '../people.ts';
import { pastCars } from '../sales/past-cars.ts';
import { pictureSize } from './car-pictures.ts';
import { fileNameOf } from './file-name.ts';
import { folder } from './shipped-files.ts';

const now = new Date('2026-11-15T12:00:00Z');
const cars = [...demoCars(now), ...pastCars(now)];
const characters = people.flatMap((person) => person.characters);
const shipped = (await readdir(folder, { recursive: true }))
  .filter((path) => path.includes('.'))
  .map((path) => path.replaceAll('\\', '/'));

/** Files that the seeded cars, users and dealers need. Only some of the users have a portrait. */
const needed = new Set([
  ...cars.flatMap(({ pictures: [cover, ...others] }) => [
    `${cover?.file}-320.webp`,
    ...[cover, ...others].map((one) => `${one?.file}-960.webp`),
  ]),
  ...dealers.flatMap((name) => squareFiles(`dealers/${fileNameOf(name)}`)),
  ...characters
    .map(({ firstname, lastname }) => `people/${fileNameOf(`${firstname} ${lastname}`)}`)
    .filter((file) => shipped.some((path) => path.startsWith(file)))
    .flatMap(squareFiles),
]);

function squareFiles(file: string): string[] {
  return squareWidths.map((width) => `${file}-${width}.webp`);
}

test('every picture of every car and dealer is shipped, and every shipped file is used', () => {
  expect(shipped.toSorted()).toEqual([...needed].toSorted());
});

test('a car has its cover and at least two other views, in its own colour and shape', () => {
  const least = ({ status }: DemoCar) => (status === 'draft' ? 1 : 3);
  expect(cars.filter((car) => car.pictures.length < least(car))).toEqual([]);
  const views = cars.flatMap(({ pictures }) => pictures.slice(1).map(({ view }) => view));
  expect(new Set(views)).toEqual(new Set(['front', 'rear', 'interior', 'wheel']));
  for (const { pictures, model, facts } of cars) {
    const [cover, ...others] = pictures;
    expect(cover?.file).toMatch(new RegExp(`^covers/${fileNameOf(`${model.make} ${model.model}`)}-${facts.colour}-`));
    for (const { file, view } of others) expect(file).toMatch(new RegExp(`-${facts.colour}-${view}$`));
    for (const { file } of others.filter(({ view }) => view === 'front' || view === 'rear'))
      expect(file).toContain(`views/${fileNameOf(model.bodyClass)}-${model.shape}-`);
  }
  expect(cars.reduce((sum, { pictures }) => sum + pictures.length, 0)).toBeGreaterThan(1800);
});

test('all files are complete WebP images of their width', async () => {
  const { width: full, height } = pictureSize;
  for (const path of shipped) {
    const width = Number(/-(\d+)\.webp$/.exec(path)?.[1]);
    const content = await readFile(new URL(path, folder));
    const isSquare = /^(people|dealers)\//.test(path);
    expect(await sharp(content).metadata(), path).toMatchObject({
      format: 'webp',
      width,
      height: isSquare ? width : (width * height) / full,
    });
    // The header says how long the file is. A truncated one would be shown half.
    expect(content.readUInt32LE(4) + 8, path).toBe(content.length);
  }
});

test('together they have at most 15 MB', async () => {
  const sizes = await Promise.all(shipped.map(async (path) => (await readFile(new URL(path, folder))).length));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(15_000_000);
});
