import { describe, expect, test } from 'vitest';
import { BACKDROP_NAMES } from './backdrops/backdrops.ts';
import { BODY_CLASSES, bodyClassOf } from './body-class.ts';
import { drawCar, type CarPicture } from './draw-car.ts';
import { MOTORCYCLES } from './motorcycles/motorcycle.ts';
import { VIEWS } from './shot.ts';
import { SILHOUETTES } from './silhouettes/silhouettes.ts';

const MAX_BYTES = 110_000;
const sedan: CarPicture = { bodyClass: 'Sedans', seed: 'a car', paint: '#1f4e8c' };

describe.each(BODY_CLASSES)('%s', (bodyClass) => {
  const silhouettes = bodyClass === 'Motorcycles' ? MOTORCYCLES : SILHOUETTES[bodyClass];

  test.each(VIEWS)('every silhouette draws its %s view as valid XML of a limited size', (view) => {
    for (const variant of silhouettes.keys()) {
      const paint = ['#000000', '#ffffff', '#d11'][variant % 3] ?? '#d11';
      const svg = drawCar({ bodyClass, view, variant, paint, seed: variant });
      expect(brokenMarkup(svg)).toBe('');
      expect(svg.length).toBeLessThan(MAX_BYTES);
    }
  });
});

test('every backdrop works with every kind of vehicle', () => {
  for (const backdrop of BACKDROP_NAMES) {
    for (const bodyClass of ['SUVs', 'Motorcycles'] as const) {
      expect(brokenMarkup(drawCar({ ...sedan, bodyClass, backdrop }))).toBe('');
    }
  }
});

test('the same options give the same picture', () => {
  for (const view of VIEWS) expect(drawCar({ ...sedan, view })).toBe(drawCar({ ...sedan, view }));
});

test('a different seed gives a different picture, even a neighbouring one', () => {
  const pictures = Array.from({ length: 40 }, (_, seed) => drawCar({ ...sedan, seed, backdrop: 'studio-light' }));
  expect(new Set(pictures).size).toBe(40);
});

test('paint, finish, backdrop and direction each change the picture, and nothing else does', () => {
  const plain = drawCar({ ...sedan, backdrop: 'harbour', finish: 'gloss', isMirrored: false });
  const asked = { ...sedan, backdrop: 'harbour', finish: 'gloss', isMirrored: false } as const;
  for (const change of [
    { paint: '#b3202c' },
    { finish: 'matte' },
    { backdrop: 'studio-dark' },
    { isMirrored: true },
  ] as const) {
    expect(drawCar({ ...asked, ...change })).not.toBe(plain);
  }
  expect(drawCar(asked)).toBe(plain);
});

test('ids don’t clash when several pictures are on one page', () => {
  const pictures = [drawCar(sedan), drawCar({ ...sedan, view: 'rear' }), drawCar({ ...sedan, seed: 'another' })];
  const ids = pictures.flatMap((svg) => [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
  expect(new Set(ids).size).toBe(ids.length);
});

test('a vehicle class of the catalogue is drawn as itself, an unknown one as a saloon', () => {
  for (const name of BODY_CLASSES) expect(bodyClassOf(name)).toBe(name);
  expect(bodyClassOf(' sports classics ')).toBe('Sports Classics');
  expect(bodyClassOf('Boats')).toBe('Sedans');
});

/** The first problem in a drawing: an invalid number, an unclosed tag or a dangling reference. */
function brokenMarkup(svg: string): string {
  const lost = /NaN|undefined|null|Infinity|\[object/.exec(svg);
  if (lost) return svg.slice(lost.index - 40, lost.index + 40);
  const open: string[] = [];
  for (const [tag, closing, name = '', attributes = '', selfClosing] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)([^<>]*?)(\/?)>/g,
  )) {
    if (closing ? open.pop() !== name : attributes.replace(/ [\w-]+="[^"]*"/g, '').trim() !== '') return tag;
    if (!closing && !selfClosing) open.push(name);
  }
  if (open.length > 0) return `unclosed ${open.join(' ')}`;
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
  return (
    [...svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map((match) => match[1] ?? '').find((id) => !ids.has(id)) ?? ''
  );
}
