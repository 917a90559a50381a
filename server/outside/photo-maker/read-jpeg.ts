const marker = { scan: 0xda, end: 0xd9 };

/**
 * In how many scans a JPEG is built up: each goes over all of its pixels, whatever it brings, and some hundred bytes of
 * scans can cost as much computing as a hundred photos. And whether it comes to its end: its decoder notices a missing
 * one only when it happens to need a bit of it.
 */
export function readJpeg(bytes: Buffer): { scans: number; isWhole: boolean } {
  let scans = 0;
  for (let at = bytes.indexOf(0xff, 2); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at)) {
    const kind = bytes[at + 1]!;
    if (kind === marker.end) return { scans, isWhole: true };
    if (kind === marker.scan) scans += 1;
    at += isAlone(kind) ? 1 : 2 + lengthAt(bytes, at + 2);
  }
  return { scans, isWhole: false };
}

/** What has no content of its own: a byte of pixels that looks like a marker, filling, and restarts. */
const isAlone = (kind: number): boolean => kind < 0xc0 || kind === 0xff || (kind >= 0xd0 && kind <= 0xd8);

const lengthAt = (bytes: Buffer, at: number): number => (at + 1 < bytes.length ? bytes.readUInt16BE(at) : 0);
