/**
 * What nobody sees and what only deceives: signs that turn the direction of the words after them, spaces without a
 * width, blank letters, words hidden in tags. Joiners, variation selectors and the marks of direction that touch only
 * their neighbours stay: emoji, Persian, Hebrew and the scripts of India are written with them, and so do the tags
 * that make a flag.
 */
const deceiving =
  /(\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F})|[\u00AD\u115F\u1160\u180E\u200B\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu;

/** Nothing in it leaves a mark on the page. */
const blank = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]*$/u;

/** A text as it is read: without what deceives, its lines ending in LF; empty when there is nothing to see in it. */
export function readable(text: string): string {
  const kept = text.replace(/\r\n?/g, '\n').replace(deceiving, '$1').trim();
  return blank.test(kept) ? '' : kept;
}
