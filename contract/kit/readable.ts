/**
 * Invisible and deceptive characters: direction overrides, zero-width spaces, blank letters and text hidden in tags.
 * Joiners, variation selectors and direction marks that only affect their neighbours are allowed, because emoji,
 * Persian, Hebrew and Indic scripts need them. So are the tags that form a flag.
 */
const deceiving =
  /(\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F})|[\u00AD\u115F\u1160\u180E\u200B\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu;

/** Matches text that shows nothing on the page. */
const blank = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]*$/u;

/** Removes deceptive characters and normalises line ends to LF. Returns an empty string if nothing visible is left. */
export function readable(text: string): string {
  const cleaned = text.replace(/\r\n?/g, '\n').replace(deceiving, '$1').trim();
  return blank.test(cleaned) ? '' : cleaned;
}
