import { createHash } from 'node:crypto';
import { z } from 'zod';
import { ByteReader, word } from './bytes.ts';
import { DamagedBackup } from './damaged.ts';

/** Size and checksum of an entry, for comparison on restore. */
export const Closing = z.object({ bytes: z.number(), sha256: z.string(), rows: z.number().optional() });
export type Closing = z.infer<typeof Closing>;

const maxHead = 64 * 1024 ** 2;
const maxPiece = 64 * 1024 ** 2;

/** Writes one entry: its head, its content in pieces, and its closing. */
export async function* writeEntry(
  head: object,
  content: AsyncIterable<Buffer> | Iterable<Buffer> = [],
  rows?: () => number,
): AsyncGenerator<Buffer, Closing> {
  yield* json(head);
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of content) {
    // An empty piece would be read as the end.
    if (piece.length === 0) continue;
    hash.update(piece);
    bytes += piece.length;
    yield word(piece.length);
    yield piece;
  }
  yield word(0);
  const closing: Closing = { bytes, sha256: hash.digest('hex'), ...(rows && { rows: rows() }) };
  yield* json(closing);
  return closing;
}

function* json(value: object): Generator<Buffer> {
  const text = Buffer.from(JSON.stringify(value));
  yield word(text.length);
  yield text;
}

export interface Entry {
  head: unknown;
  /** Must be read before the next entry. Unread content is still checked. */
  content: AsyncIterable<Buffer>;
  /** Available once the content has been read. */
  closing: () => Closing;
}

export async function* readEntries(source: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  const reader = new ByteReader(source);
  while (!(await reader.isAtEnd())) {
    const head = await readJson(reader);
    let closed: Closing | null = null;
    const content = (async function* () {
      const hash = createHash('sha256');
      let bytes = 0;
      for (;;) {
        const length = (await reader.read(4)).readUInt32BE();
        if (length === 0) break;
        if (length > maxPiece) throw new DamagedBackup('It contains an impossible length.');
        const piece = await reader.read(length);
        hash.update(piece);
        bytes += length;
        yield piece;
      }
      const closing = Closing.parse(await readJson(reader));
      if (closing.bytes !== bytes || closing.sha256 !== hash.digest('hex'))
        throw new DamagedBackup(`The checksum of ${JSON.stringify(head).slice(0, 100)} doesn’t match.`);
      closed = closing;
    })();
    yield {
      head,
      content,
      closing: () => {
        if (!closed) throw new Error('The content has not been read yet');
        return closed;
      },
    };
    while (!(await content.next()).done);
    if (!closed) throw new Error('Reading stopped halfway');
  }
}

async function readJson(reader: ByteReader): Promise<unknown> {
  const length = (await reader.read(4)).readUInt32BE();
  if (length > maxHead) throw new DamagedBackup('It contains an impossible length.');
  return JSON.parse((await reader.read(length)).toString());
}
