import { inflateSync } from 'node:zlib';

/** Chunks with pixel data. Everything else is dropped unread, except the two below. */
const pixels = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'gAMA', 'cHRM', 'sRGB', 'cICP', 'sBIT']);

/** Real profiles of photographs have a few kilobytes, those for print up to two megabytes. */
const maxProfile = 4 * 1024 * 1024;
/** As much as a JPEG can hold. It contains the orientation. */
const maxExif = 64 * 1024;

/**
 * The image without chunks that would only waste time: texts, which a few bytes can inflate to gigabytes, other frames,
 * and anything else a PNG may carry. Null if it ends too soon.
 */
export function leanPng(bytes: Buffer): Buffer | null {
  const chunks = [bytes.subarray(0, 8)];
  const seen = new Set<string>();
  // Each chunk: its length, its name, that many bytes, a checksum.
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) return null;
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (pixels.has(name) || (!seen.has(name) && isHarmless(name, bytes.subarray(at + 8, end - 4))))
      chunks.push(bytes.subarray(at, end));
    if (name === 'IEND') return Buffer.concat(chunks);
    seen.add(name);
    at = end;
  }
  return null;
}

function isHarmless(name: string, data: Buffer): boolean {
  if (name === 'eXIf') return data.length <= maxExif;
  return name === 'iCCP' && isProfile(data);
}

/** A name, a zero, the method, and the compressed profile. */
function isProfile(data: Buffer): boolean {
  try {
    return inflateSync(data.subarray(data.indexOf(0) + 2), { maxOutputLength: maxProfile }).length > 0;
  } catch {
    return false;
  }
}
