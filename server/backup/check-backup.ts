import { createHash } from 'node:crypto';
import { readBackupFile } from './file/backup-file.ts';
import { DamagedBackup } from './file/damaged.ts';
import type { Closing, Entry } from './file/entries.ts';
import { readHead, type Ending, type Head, type Opening } from './manifest.ts';

export interface Checked {
  opening: Opening;
  ending: Ending;
}

/** Consumes the entries of a backup, each before the next is read. */
export type Take = (head: Exclude<Head, Opening | Ending>, content: AsyncIterable<Buffer>) => Promise<void>;

/** Reads the whole backup and verifies every checksum and the list at its end. */
export const checkBackup = (file: string, passphrase: string | null): Promise<Checked> =>
  readBackupFile(file, passphrase, (entries) => readEntries(entries, async () => undefined));

export async function readEntries(
  entries: AsyncIterable<Entry>,
  take: Take,
  begin: (opening: Opening) => Promise<void> = async () => undefined,
): Promise<Checked> {
  let opening: Opening | null = null;
  let ending: Ending | null = null;
  const tables: Ending['tables'] = [];
  const photos = { files: 0, bytes: 0, all: createHash('sha256') };
  for await (const { head: rawHead, content, closing } of entries) {
    const head = readHead(rawHead);
    if (ending) throw new DamagedBackup('There is more data after its end.');
    if (head.kind === 'opening') await begin((opening = head));
    else if (!opening) throw new DamagedBackup('It doesn’t begin like a backup.');
    else if (head.kind === 'ending') ending = head;
    else await take(head, content);
    // Entries that weren't consumed are still read and checked.
    for await (const _rest of content);
    note(head, closing());
  }
  if (!opening || !ending) throw new DamagedBackup('It ends too early.');
  const found = { tables, photos: { files: photos.files, bytes: photos.bytes, sha256: photos.all.digest('hex') } };
  refuseMismatch(opening, ending, found);
  return { opening, ending };

  function note(head: Head, { bytes, sha256, rows = 0 }: Closing): void {
    if (head.kind === 'table') tables.push({ table: head.table, rows, bytes, sha256 });
    if (head.kind !== 'photo') return;
    photos.files += 1;
    photos.bytes += bytes;
    photos.all.update(`${head.file} ${sha256}\n`);
  }
}

function refuseMismatch(
  opening: Opening,
  ending: Ending,
  found: { tables: Ending['tables']; photos: Pick<Ending['photos'], 'files' | 'bytes' | 'sha256'> },
): void {
  const { files, bytes, sha256 } = ending.photos;
  const isSame =
    JSON.stringify(found.tables) === JSON.stringify(ending.tables) &&
    JSON.stringify(found.photos) === JSON.stringify({ files, bytes, sha256 }) &&
    JSON.stringify(opening.tables.map(({ table }) => table)) === JSON.stringify(found.tables.map(({ table }) => table));
  if (!isSame) throw new DamagedBackup('Its contents don’t match its list.');
}
