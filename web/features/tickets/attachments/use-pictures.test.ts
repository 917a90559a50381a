import { expect, test } from 'vitest';
import { refusalOf } from './use-pictures.ts';

const file = (name: string, size = 10, type = 'image/png') => new File(['x'.repeat(size)], name, { type });

test.each([
  [file('notes.txt', 1, 'text/plain'), 0, 'notes.txt isn’t a PNG, JPG, GIF or WebP picture.'],
  [file('huge.png', 10 * 1024 * 1024 + 1), 0, 'huge.png is 10.1 MB. A picture can be up to 10 MB.'],
  [file('ok.gif', 1, 'image/gif'), 4, undefined],
  [file('sixth.png'), 5, 'You can add up to 5 pictures, so we skipped sixth.png.'],
])('a file that can’t be attached shows the reason: %o', (one, already, sentence) => {
  expect(refusalOf(one, already)).toBe(sentence);
});
