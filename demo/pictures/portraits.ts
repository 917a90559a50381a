import { existsSync } from 'node:fs';
import type { DealerName } from '../people.ts';
import { fileNameOf } from './file-name.ts';
import { folder, keyOf } from './shipped-files.ts';

/** Null if there is no portrait of this person. Their avatar shows initials. */
export function avatarKeyOf(name: string): string | null {
  const file = `people/${fileNameOf(name)}`;
  return existsSync(new URL(`${file}-192.webp`, folder)) ? keyOf(name, file) : null;
}

export const logoKeyOf = (name: DealerName): string => keyOf(name, `dealers/${fileNameOf(name)}`);
