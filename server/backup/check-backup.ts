import { createHash } from 'node:crypto';
import { readBackupFile } from './file/backup-file.ts';
import { DamagedBackup } from './file/damaged.ts';
import type { Closing, Entry } from './file/entries.ts';
import { readHead, type Ending, type Head, type Opening } from './manifest.ts';

export interface Checked {
  opening: Opening;
  ending: Ending;
}

/** What takes the things out of a backup, each before the next is read. */
export type Take = (head: Exclude<Head, Opening | Ending>, content: AsyncIterable<Buffer>) => Promise<void>;

/** Reads all of it, whoever takes it: every checksum fits, and what is there is what its ending says. */
export const checkBackup = (file: string, passphrase: string | null): Promise<Checked> =>
  readBackupFile(file, passphrase, (entries) => goThrough(entries, async () => undefined));

export async function goThrough(
  entries: AsyncIterable<Entry>,
  take: Take,
  begin: (opening: Opening) => Promise<void> = async () => undefined,
): Promise<Checked> {
  let opening: Opening | null = null;
  let ending: Ending | null = null;
  const tables: Ending['tables'] = [];
  const photos = { files: 0, bytes: 0, all: createHash('sha256') };
  for await (const { head: given, content, closing } of entries) {
    const head = readHead(given);
    if (ending) throw new DamagedBackup('Something follows after its end.');
    if (head.kind === 'opening') await begin((opening = head));
    else if (!opening) throw new DamagedBackup('It does not begin as a backup does.');
    else if (head.kind === 'ending') ending = head;
    else await take(head, content);
    // What nobody took is read all the same.
    for await (const _rest of content);
    note(head, closing());
  }
  if (!opening || !ending) throw new DamagedBackup('It ends too early.');
  const found = { tables, photos: { files: photos.files, bytes: photos.bytes, sha256: photos.all.digest('hex') } };
  refuseOther(opening, ending, found);
  return { opening, ending };

  function note(head: Head, { bytes, sha256, rows = 0 }: Closing): void {
    if (head.kind === 'table') tables.push({ table: head.table, rows, bytes, sha256 });
    if (head.kind !== 'photo') return;
    photos.files += 1;
    photos.bytes += bytes;
    photos.all.update(`${head.file} ${sha256}\n`);
  }
}

function refuseOther(
  opening: Opening,
  ending: Ending,
  found: { tables: Ending['tables']; photos: Pick<Ending['photos'], 'files' | 'bytes' | 'sha256'> },
): void {
  const { files, bytes, sha256 } = ending.photos;
  const isSame =
    JSON.stringify(found.tables) === JSON.stringify(ending.tables) &&
    JSON.stringify(found.photos) === JSON.stringify({ files, bytes, sha256 }) &&
    JSON.stringify(opening.tables.map(({ table }) => table)) === JSON.stringify(found.tables.map(({ table }) => table));
  if (!isSame) throw new DamagedBackup('What is in it is not what its list says.');
}
