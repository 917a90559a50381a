/** The text of a file with a note on how it was read, or the reason it can't be read. */
export type Decoded = { text: string; note: string | null } | { refusal: string };

/** Other file types, recognised by their first bytes. */
const others: readonly { begins: readonly number[]; refusal: string }[] = [
  {
    begins: [0x50, 0x4b, 0x03, 0x04],
    refusal: 'This is an Excel or Numbers workbook. Please export it as “CSV UTF-8” and select that file.',
  },
  {
    begins: [0xd0, 0xcf, 0x11, 0xe0],
    refusal: 'This is an old Excel workbook. Please save it as “CSV UTF-8” and select that file.',
  },
  { begins: [0x25, 0x50, 0x44, 0x46], refusal: 'This is a PDF. Please select a CSV file.' },
  { begins: [0x1f, 0x8b], refusal: 'This file is compressed. Please extract it first.' },
];
const noText = 'This isn’t a text file. Please select a CSV file exported from your spreadsheet.';
const odd =
  'We can’t read the text in this file. Please save it as “CSV UTF-8” in your spreadsheet and select it again.';

/** Reads UTF-8, UTF-16 with a byte order mark, and Windows-1252, all of which spreadsheets write. */
export function decodeFile(bytes: Uint8Array): Decoded {
  if (bytes.length === 0) return { refusal: 'This file is empty.' };
  const other = others.find(({ begins }) => begins.every((byte, at) => bytes[at] === byte));
  if (other) return { refusal: other.refusal };
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decoded(bytes, 'utf-16le');
  if (first === 0xfe && second === 0xff) return decoded(bytes, 'utf-16be');
  if (bytes.includes(0)) return { refusal: noText };
  const utf8 = decoded(bytes, 'utf-8');
  if (!('refusal' in utf8)) return utf8;
  // These five bytes are undefined in Windows-1252, so the file is something else.
  if (bytes.some((byte) => byte === 0x81 || byte === 0x8d || byte === 0x8f || byte === 0x90 || byte === 0x9d))
    return utf8;
  const old = decoded(bytes, 'windows-1252');
  return 'refusal' in old
    ? old
    : {
        ...old,
        note: 'This file isn’t in UTF-8, so we read it as Windows text. Please check names with accents, or save it as “CSV UTF-8”.',
      };
}

function decoded(bytes: Uint8Array, encoding: string): Decoded {
  let text: string;
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return { refusal: odd };
  }
  if (text.includes('\0')) return { refusal: noText };
  return text.trim() === '' ? { refusal: 'This file is empty.' } : { text, note: null };
}
