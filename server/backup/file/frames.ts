import { ByteReader, word } from './bytes.ts';
import { DamagedBackup } from './damaged.ts';
import { headerBytes, newHeader, readHeader, sealFor, usualCost } from './seals.ts';

const frameBytes = 256 * 1024;
/** Flag in the length of the last frame, so that a file cut between two frames is recognized as cut. */
const last = 0x8000_0000;

/** The file format: a header, then frames, each with its length and its check. */
export async function* closeFrames(
  source: AsyncIterable<Buffer>,
  passphrase: string | null,
  cost = usualCost,
): AsyncGenerator<Buffer> {
  const header = newHeader(passphrase !== null, cost);
  const seal = await sealFor(header, passphrase);
  yield header;
  const close = (content: Buffer, isLast: boolean) => {
    const head = word(content.length + (isLast ? last : 0));
    const { body, check } = seal.close(head, content);
    return Buffer.concat([head, body, check]);
  };
  let held: Buffer[] = [];
  let bytes = 0;
  for await (const piece of source) {
    held.push(piece);
    bytes += piece.length;
    if (bytes < frameBytes) continue;
    const all = Buffer.concat(held, bytes);
    let at = 0;
    for (; bytes - at >= frameBytes; at += frameBytes) yield close(all.subarray(at, at + frameBytes), false);
    held = [all.subarray(at)];
    bytes -= at;
  }
  yield close(Buffer.concat(held, bytes), true);
}

/** Yields the content of the frames and throws at the first that was changed. */
export async function* openFrames(source: AsyncIterable<Buffer>, passphrase: string | null): AsyncGenerator<Buffer> {
  const reader = new ByteReader(source);
  const header = await reader.read(headerBytes);
  const { isEncrypted } = readHeader(header);
  const seal = await sealFor(header, passphrase);
  for (let count = 0; ; count += 1) {
    const head = await reader.read(4);
    const length = head.readUInt32BE() % last;
    if (length > frameBytes) throw new DamagedBackup('It contains an impossible length.');
    const content = seal.open(head, await reader.read(length), await reader.read(seal.checkBytes));
    if (!content) throw new DamagedBackup(whyNot(isEncrypted && count === 0, count));
    yield content;
    if (head.readUInt32BE() < last) continue;
    if (!(await reader.isAtEnd())) throw new DamagedBackup('There is more data after its end.');
    return;
  }
}

const whyNot = (mayBeKey: boolean, count: number) =>
  mayBeKey
    ? 'Or the passphrase is wrong.'
    : `The data at about ${Math.round((count * frameBytes) / 1024 ** 2)} MB isn’t what was written.`;
