import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { readEntries, type Entry } from './entries.ts';
import { closeFrames, openFrames } from './frames.ts';

/** Compresses and encrypts the stream, and syncs the file to disk. */
export async function writeBackupFile(
  path: string,
  passphrase: string | null,
  content: AsyncIterable<Buffer>,
): Promise<void> {
  await using file = await open(path, 'wx', 0o600);
  await pipeline(
    content,
    createZstdCompress(),
    (source: AsyncIterable<Buffer>) => closeFrames(source, passphrase),
    async (frames: AsyncIterable<Buffer>) => {
      for await (const frame of frames) await file.writev([frame]);
    },
  );
  await file.sync();
}

/** Reads entry by entry and throws if one is damaged. */
export const readBackupFile = <Answer>(
  path: string,
  passphrase: string | null,
  read: (entries: AsyncIterable<Entry>) => Promise<Answer>,
): Promise<Answer> =>
  pipeline(
    createReadStream(path, { highWaterMark: 1024 * 1024 }),
    (source: AsyncIterable<Buffer>) => openFrames(source, passphrase),
    createZstdDecompress(),
    (content: AsyncIterable<Buffer>) => read(readEntries(content)),
  );
