import { expect, test } from 'vitest';
import { emptyAsNull, text } from './shapes.ts';
import { readable } from './readable.ts';

const joined = (...points: number[]) => String.fromCodePoint(...points);
const inTags = (word: string) => joined(...Array.from(word, (letter) => 0xe0000 + letter.codePointAt(0)!));

test.each([
  ['an override', 'Receipt \u202Egnp.exe', 'Receipt gnp.exe'],
  ['embeddings, as some phones put them around a number', '\u202A555 0142\u202C', '555 0142'],
  ['isolates', 'Price \u2066500\u2069 only', 'Price 500 only'],
  ['spaces without a width', 'ad\u200Bmin\uFEFF', 'admin'],
  ['soft hyphens and word joiners', 'ad\u00ADmi\u2060n', 'admin'],
  ['a blank letter', 'a\u3164b', 'ab'],
  ['words hidden in tags', `Nice car${inTags('pay first')}`, 'Nice car'],
  ['tags behind a flag that make none', `${joined(0x1f3f4)}${inTags('pay first')}`, joined(0x1f3f4)],
])('%s: deceptive characters are removed from text', (_what, given, kept) => {
  expect(text(100).parse(given)).toBe(kept);
});

test.each([
  ['a family of joined emoji', joined(0x1f468, 0x200d, 0x1f469, 0x200d, 0x1f467)],
  ['a heart in colour', joined(0x2764, 0xfe0f)],
  ['a flag made of joined emoji', joined(0x1f3f3, 0xfe0f, 0x200d, 0x1f308)],
  ['the flag of Scotland', `${joined(0x1f3f4)}${inTags('gbsct')}${joined(0xe007f)}`],
  ['Arabic', 'سيارة نظيفة جدا'],
  ['Persian, with its joiner', 'می\u200Cخواهم'],
  ['Hebrew with a mark of direction', 'מחיר 500\u200F!'],
  ['Hindi, with its joiner', 'क्\u200Dष'],
])('%s is left unchanged', (_what, given) => {
  expect(text(100).parse(given)).toBe(given);
});

test.each([
  ['spaces without a width', '\u200B\u200B'],
  ['joiners', '\u200D\u200C'],
  ['marks of direction', '\u200E\u200F\u061C'],
  ['a braille blank and a blank letter', '\u2800\u3164'],
  ['variation selectors', '\uFE0F\uFE0E'],
  ['signs between spaces', ' \u2063 \u00A0\u202E '],
])('%s alone count as empty text', (_what, given) => {
  expect(readable(given)).toBe('');
  expect(text(10, { min: 1 }).safeParse(given).error?.issues[0]?.message).toBe('Please fill this in');
  expect(emptyAsNull(text(10)).parse(given)).toBeNull();
});

test('removed characters don’t count against the length', () => {
  expect(text(3).parse(`a${'\u200B'.repeat(50)}bc`)).toBe('abc');
});
