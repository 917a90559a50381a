const block = { extension: 0x21, picture: 0x2c, trailer: 0x3b };

/** Whether the file is complete. The decoder is satisfied as soon as it has the first frame. */
export function gifEnds(bytes: Buffer): boolean {
  let at = 13 + coloursLength(bytes[10]);
  while (at < bytes.length) {
    const kind = bytes[at];
    if (kind === block.trailer) return true;
    // After its fixed header, a block is a sequence of parts, each preceded by its length. A length of 0 ends it.
    if (kind === block.extension) at += 2;
    else if (kind === block.picture) at += 11 + coloursLength(bytes[at + 9]);
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

/** Length of the colour table that the packed flags announce. */
const coloursLength = (flags = 0): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
