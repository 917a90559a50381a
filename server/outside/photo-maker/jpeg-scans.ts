const marker = { scan: 0xda, end: 0xd9 };

/**
 * In how many scans a JPEG is built up. Each goes over all of its pixels, whatever it brings: some hundred bytes of
 * scans can cost as much computing as a hundred photos.
 */
export function jpegScans(bytes: Buffer): number {
  let scans = 0;
  for (let at = bytes.indexOf(0xff, 2); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at)) {
    const kind = bytes[at + 1]!;
    if (kind === marker.end) break;
    if (kind === marker.scan) scans += 1;
    at += isAlone(kind) ? 1 : 2 + lengthAt(bytes, at + 2);
  }
  return scans;
}

/** What has no content of its own: a byte of pixels that looks like a marker, filling, and restarts. */
const isAlone = (kind: number): boolean => kind < 0xc0 || kind === 0xff || (kind >= 0xd0 && kind <= 0xd8);

const lengthAt = (bytes: Buffer, at: number): number => (at + 1 < bytes.length ? bytes.readUInt16BE(at) : 0);
