import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { flipped, otherwiseDamaged } from '../../../testing/backup/damage.ts';
import { closeFrames, openFrames } from './frames.ts';

const content = randomBytes(700_000);

async function* piecesOf(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 100_001) yield bytes.subarray(at, at + 100_001);
}
const gather = async (pieces: AsyncIterable<Buffer>) => Buffer.concat(await Array.fromAsync(pieces));
// Uses a cheap key derivation, so that many keys can be tried.
const closed = (bytes: Buffer, key: string | null) => gather(closeFrames(piecesOf(bytes), key, 10));
const opened = (bytes: Buffer, key: string | null) => gather(openFrames(piecesOf(bytes), key));

test.each(['a passphrase', null])(
  'with the key %s, reads back what was written, including nothing at all',
  async (key) => {
    expect((await opened(await closed(content, key), key)).equals(content)).toBe(true);
    expect(await opened(await closed(Buffer.alloc(0), key), key)).toHaveLength(0);
  },
);

test.each(['a passphrase', null])('with the key %s, notices every change', async (key) => {
  const whole = await closed(content, key);
  const damaged = [...Object.entries(otherwiseDamaged(whole, key ? 16 : 32)), ...flipped(whole, 60)];
  for (const [what, bytes] of damaged) await expect(opened(bytes, key), what).rejects.toThrow(/backup/);
});

test('every bit of the header and of the first lengths counts', async () => {
  for (const [key, step] of [
    ['a passphrase', 7],
    [null, 1],
  ] as const) {
    const whole = await closed(Buffer.from('short'), key);
    for (let bit = 0; bit < whole.length * 8; bit += step) {
      // A higher key derivation cost is noticed too, only later.
      if (Math.floor(bit / 8) === 19) continue;
      const bytes = Buffer.from(whole);
      bytes[bit >> 3]! ^= 1 << (bit & 7);
      await expect(opened(bytes, key), `bit ${bit}`).rejects.toThrow(/backup/);
    }
  }
});
