import { ByteReader, word } from './bytes.ts';
import { DamagedBackup } from './damaged.ts';
import { headerBytes, newHeader, readHeader, sealFor, usualCost } from './seals.ts';

const frameBytes = 256 * 1024;
/** In the length of a frame: it is the last one, so that a file cut between two is known to be cut. */
const last = 0x8000_0000;

/** What is written to the disk: a beginning, then frames, each with its length and its check. */
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

/** What was in the frames; the first that is not as it was written ends it. */
export async function* openFrames(source: AsyncIterable<Buffer>, passphrase: string | null): AsyncGenerator<Buffer> {
  const reader = new ByteReader(source);
  const header = await reader.read(headerBytes);
  const { isEncrypted } = readHeader(header);
  const seal = await sealFor(header, passphrase);
  for (let count = 0; ; count += 1) {
    const head = await reader.read(4);
    const length = head.readUInt32BE() % last;
    if (length > frameBytes) throw new DamagedBackup('It holds a length that no backup has.');
    const content = seal.open(head, await reader.read(length), await reader.read(seal.checkBytes));
    if (!content) throw new DamagedBackup(whyNot(isEncrypted && count === 0, count));
    yield content;
    if (head.readUInt32BE() < last) continue;
    if (!(await reader.isAtEnd())) throw new DamagedBackup('Something follows after its end.');
    return;
  }
}

const whyNot = (mayBeKey: boolean, count: number) =>
  mayBeKey
    ? 'Or this is not its passphrase.'
    : `What lies about ${Math.round((count * frameBytes) / 1024 ** 2)} MB into it is not what was written.`;
