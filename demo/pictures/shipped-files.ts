import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { FileWidth } from '@forecourt/contract/photos/photo-widths.ts';

export const folder = new URL('files/', import.meta.url);

const hash = (text: string, length: number): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, length);

/** As long as a photo's random key. It ends with the file's hash, so no table has to say which file it means. */
export const keyOf = (owner: string, file: string): string => hash(owner, 12) + endOf(file);

const endOf = (file: string): string => hash(file, 10);

/** The widths of each file, by the end of its keys. */
const listed = new Map<string, { file: string; widths: number[] }>();
let listing: Promise<void> | undefined;

async function listFiles(): Promise<void> {
  for (const path of await readdir(folder, { recursive: true })) {
    const [, file, width] = /^(.+)-(\d+)\.webp$/.exec(path.replaceAll('\\', '/')) ?? [];
    if (!file) continue;
    const known = listed.get(endOf(file)) ?? { file, widths: [] };
    listed.set(endOf(file), known);
    known.widths.push(Number(width));
  }
}

/** The narrowest file that is wide enough, otherwise the widest. Null if the key isn't that of a shipped picture. */
export async function readShipped(key: string, width: FileWidth): Promise<Buffer | null> {
  await (listing ??= listFiles());
  const found = listed.get(key.slice(12));
  if (!found) return null;
  const { file, widths } = found;
  const wide = widths.filter((one) => one >= width);
  const chosen = wide.length > 0 ? Math.min(...wide) : Math.max(...widths);
  return readFile(new URL(`${file}-${chosen}.webp`, folder));
}
