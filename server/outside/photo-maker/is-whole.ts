/**
 * Whether nothing is missing at the end. JPEG and WebP are left to their decoders, which notice; those of PNG and GIF
 * are content as soon as they have the first picture.
 */
export function isWhole(format: string, bytes: Buffer): boolean {
  if (format === 'png') return pngEnds(bytes);
  if (format === 'gif') return gifEnds(bytes);
  return true;
}

/** Each chunk: its length, its name, that many bytes, a checksum. */
function pngEnds(bytes: Buffer): boolean {
  for (let at = 8; at + 12 <= bytes.length; at += bytes.readUInt32BE(at) + 12) {
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return true;
  }
  return false;
}

const gifBlock = { extension: 0x21, picture: 0x2c, trailer: 0x3b };

function gifEnds(bytes: Buffer): boolean {
  let at = 13 + coloursLength(bytes[10]);
  while (at < bytes.length) {
    const kind = bytes[at];
    if (kind === gifBlock.trailer) return true;
    // After its fixed beginning a block is a row of parts, each with its length before it; a length of 0 ends it.
    if (kind === gifBlock.extension) at += 2;
    else if (kind === gifBlock.picture) at += 11 + coloursLength(bytes[at + 9]);
    else return false;
    let part = bytes[at];
    while (part) {
      at += part + 1;
      part = bytes[at];
    }
    at += 1;
  }
  return false;
}

/** How long the table of colours is that the packed flags announce. */
const coloursLength = (flags = 0): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
