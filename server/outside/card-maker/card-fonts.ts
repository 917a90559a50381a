import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Font } from 'satori';

const require = createRequire(import.meta.url);

/** The bundled fonts, in order of preference. Each package is split into files by ranges of characters. */
const packages = ['archivo', 'noto-sans', 'ibm-plex-sans-arabic', 'noto-sans-kr'] as const;
const weight = 700;
/** A release has only these files of the packages. */
export const fontFileEnd = `-${weight}-normal.woff`;

interface FontFile {
  path: string;
  /** Unique, because satori looks for characters in the order of the names. */
  name: string;
  has: (codePoint: number) => boolean;
}

let known: Promise<FontFile[]> | null = null;

/** Every file of the packages with the characters it has. */
const fontFiles = () => (known ??= Promise.all(packages.map(filesOf)).then((files) => files.flat()));

async function filesOf(name: string): Promise<FontFile[]> {
  const folder = dirname(require.resolve(`@fontsource/${name}/unicode.json`));
  const ranges = JSON.parse(await readFile(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
  // Latin comes first, because almost every card needs only that file.
  return Object.entries(ranges)
    .toReversed()
    .map(([part, range]) => ({
      // Numbered parts are in brackets in the list only.
      path: join(folder, 'files', `${name}-${part.replace(/[[\]]/g, '')}${fontFileEnd}`),
      name: `${name}-${part}`,
      has: inRanges(range),
    }));
}

/** Reads CSS's notation: "U+0000-00FF,U+0131". */
function inRanges(css: string): (codePoint: number) => boolean {
  const ranges = css.split(',').map((range) => {
    const [from = '', to = from] = range.trim().slice(2).split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return (codePoint) => ranges.some(([from, to]) => codePoint >= from && codePoint <= to);
}

const fileOf = (files: readonly FontFile[], character: string) =>
  files.find(({ has }) => has(character.codePointAt(0)!));

/** Arabic vowel signs, which are rarely typed. satori paints them below the line, and text is readable without them. */
const vowelSigns = /[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed]/g;

/** The text without what no bundled font can show, such as emoji. */
export async function drawable(text: string): Promise<string> {
  const files = await fontFiles();
  const shown = Array.from(text.normalize('NFC').replace(vowelSigns, '')).filter(
    (character) => fileOf(files, character) !== undefined,
  );
  return shown.join('').replace(/\s+/g, ' ').trim();
}

/** satori keeps parsed fonts with the list they came in, so the same files are always the same list. */
const lists = new LRUCache<string, Font[]>({ max: 30 });

/** The files that have the characters of these texts, and the names to list as font family. */
export async function fontsFor(texts: readonly string[]): Promise<{ fonts: Font[]; family: string }> {
  const files = await fontFiles();
  const needed = new Set([files[0]!, ...[...new Set(texts.join(''))].flatMap((one) => fileOf(files, one) ?? [])]);
  const inOrder = files.filter((file) => needed.has(file));
  const key = inOrder.map(({ name }) => name).join();
  let fonts = lists.get(key);
  if (!fonts) {
    fonts = await Promise.all(
      inOrder.map(async ({ name, path }) => ({ name, weight, style: 'normal' as const, data: await readFile(path) })),
    );
    lists.set(key, fonts);
  }
  return { fonts, family: inOrder.map(({ name }) => `"${name}"`).join(', ') };
}
