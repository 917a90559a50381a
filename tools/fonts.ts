/**
 * `npm run fonts`: makes the subset fonts in web/ui/fonts from the full ones, with the characters, weights and widths
 * that web/ui/fonts.css declares for each. The subsetting tool is installed below tools/fonts on first use. The fonts
 * are committed to the repository.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installTool } from './install-tool.ts';
import { inRoot } from './repo.ts';
import { runNode } from './run.ts';

const whole = inRoot('node_modules/@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2');
const home = inRoot('tools/fonts');

interface Wish {
  from: string;
  to: string;
  characters: string;
  axes: Record<'wght' | 'wdth', number | { min: number; max: number }>;
}

function wishes(): Wish[] {
  const css = readFileSync(inRoot('web/ui/fonts.css'), 'utf8');
  return [...css.matchAll(/@font-face \{([^}]*url\('\.\/fonts\/(\S+?)'\)[^}]*)\}/g)].map(
    ([, face = '', file = '']) => ({
      from: whole,
      to: inRoot(`web/ui/fonts/${file}`),
      characters: charactersOf(descriptor(face, 'unicode-range')),
      axes: axesOf(face),
    }),
  );
}

/** A face is instanced at fixed values if a comment after it says so. */
function axesOf(face: string): Wish['axes'] {
  const [, weight, width] = /drawn at (\d+), (\d+)%/.exec(face) ?? [];
  if (weight && width) return { wght: Number(weight), wdth: Number(width) };
  const [min = NaN, max = NaN] = descriptor(face, 'font-weight').split(' ').map(Number);
  return { wght: { min, max }, wdth: Number.parseFloat(descriptor(face, 'font-stretch')) };
}

const descriptor = (face: string, name: string): string => new RegExp(`${name}:\\s*([^;]+);`).exec(face)?.[1] ?? '';

const charactersOf = (ranges: string): string =>
  ranges
    .split(',')
    .flatMap((range) => {
      const [from = NaN, to = from] = range
        .trim()
        .slice(2)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));
    })
    .join('');

installTool(home, 'subset-font');
const { ok, output } = await runNode([join(home, 'make.mjs'), JSON.stringify(wishes())], { cwd: home });
console.log(output.trim());
if (!ok) process.exitCode = 1;
