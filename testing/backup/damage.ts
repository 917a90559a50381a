import { randomInt } from 'node:crypto';

const frame = 256 * 1024;

/** One byte changed at each of this many places: the first, the last, and others at random. */
export function* flipped(whole: Buffer, places: number): Generator<[string, Buffer]> {
  for (let count = 0; count < places; count += 1) {
    const at = [0, whole.length - 1][count] ?? randomInt(whole.length);
    const bytes = Buffer.from(whole);
    bytes[at]! ^= 1 << randomInt(8);
    yield [`a bit of byte ${at}`, bytes];
  }
}

/** Cut, extended, and with two frames swapped (in a file of at least three). */
export function otherwiseDamaged(whole: Buffer, checkBytes: number): Record<string, Buffer> {
  const header = 52;
  const length = 4 + frame + checkBytes;
  const at = (index: number) => whole.subarray(header + index * length, header + (index + 1) * length);
  const rest = whole.subarray(header + 2 * length);
  const beginning = whole.subarray(0, header);
  return {
    empty: Buffer.alloc(0),
    'cut by a byte': whole.subarray(0, -1),
    'cut in the middle': whole.subarray(0, Math.floor(whole.length / 2)),
    'cut after a frame': whole.subarray(0, header + length),
    'cut after a frame that then claims to be the last': claimingToBeLast(whole.subarray(0, header + length), header),
    'cut after its beginning': beginning,
    continued: Buffer.concat([whole, Buffer.from([0])]),
    doubled: Buffer.concat([whole, whole]),
    exchanged: Buffer.concat([beginning, at(1), at(0), rest]),
    'without one frame': Buffer.concat([beginning, at(1), rest]),
    repeated: Buffer.concat([beginning, at(0), at(0), at(1), rest]),
  };
}

/** Sets the flag of the last frame in the length of the frame at this place. */
function claimingToBeLast(cut: Buffer, at: number): Buffer {
  const bytes = Buffer.from(cut);
  bytes[at]! |= 0x80;
  return bytes;
}
