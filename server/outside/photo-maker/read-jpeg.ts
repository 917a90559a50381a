const marker = { scan: 0xda, end: 0xd9 };

/**
 * Counts the scans of a JPEG. Each goes over all pixels, so a few hundred bytes of scans can cost as much CPU time as a
 * hundred photos. Also checks that it's complete, because its decoder notices missing data only if it needs it.
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

/** Markers without content: escaped pixel bytes, padding and restarts. */
const isAlone = (kind: number): boolean => kind < 0xc0 || kind === 0xff || (kind >= 0xd0 && kind <= 0xd8);

const lengthAt = (bytes: Buffer, at: number): number => (at + 1 < bytes.length ? bytes.readUInt16BE(at) : 0);
