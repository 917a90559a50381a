import { ApiError } from '@forecourt/contract/kit/client.ts';
import type { Photo } from '@forecourt/contract/photos/photos.ts';
import { expect, test, vi } from 'vitest';
import { pictureOf } from '../../../testing/tickets.ts';
import { createPictureShelf, isStored } from './picture-shelf.ts';

const file = (name: string, size = 10, type = 'image/png') => new File(['x'.repeat(size)], name, { type });
const pass = () => new Promise((wake) => setTimeout(wake, 0));

function shelfOf(kept: Photo[] = []) {
  const uploads: { name: string; done: (photo: Photo) => void; fail: (error: unknown) => void }[] = [];
  const upload = vi.fn((one: File, _progress: (sent: number) => void, signal: AbortSignal) => {
    const { promise, resolve, reject } = Promise.withResolvers<Photo>();
    signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    uploads.push({ name: one.name, done: resolve, fail: reject });
    return promise;
  });
  const shelf = createPictureShelf(kept, upload);
  const states = () => shelf.pictures().map((one) => (isStored(one) ? one.photo.id : one.state));
  return { shelf, uploads, upload, states };
}

test('three go at a time, the next when one has arrived', async () => {
  const { shelf, uploads, states } = shelfOf();
  shelf.add(['a', 'b', 'c', 'd'].map((name) => file(`${name}.png`)));
  expect(states()).toEqual(['sending', 'sending', 'sending', 'waiting']);
  uploads[1]?.done(pictureOf(9));
  await pass();
  expect(states()).toEqual(['sending', 9, 'sending', 'sending']);
});

test('a file that cannot be attached says why and is never sent', () => {
  const { shelf, upload, states } = shelfOf([1, 2, 3, 4].map(pictureOf));
  shelf.add([
    file('notes.txt', 1, 'text/plain'),
    file('huge.png', 10 * 1024 * 1024 + 1),
    file('ok.gif', 1, 'image/gif'),
  ]);
  shelf.add([file('sixth.png')]);
  expect(states()).toEqual([1, 2, 3, 4, 'refused', 'refused', 'sending', 'refused']);
  expect(upload).toHaveBeenCalledOnce();
  expect(shelf.pictures().map((one) => ('error' in one ? one.error : ''))).toEqual([
    '',
    '',
    '',
    '',
    'notes.txt is not a PNG, JPG, GIF or WebP picture.',
    'huge.png has 10.1 MB; a picture may have up to 10 MB.',
    '',
    'At most 5 pictures, so sixth.png was left out.',
  ]);
});

test('what did not get through is named when everything has settled, and can be tried again', async () => {
  const { shelf, uploads, states } = shelfOf();
  shelf.add([file('a.png'), file('b.png')]);
  uploads[0]?.fail(new ApiError('offline', 'We could not reach the server.'));
  uploads[1]?.fail(new ApiError('photo_refused', 'b.png is not a picture'));
  expect(await shelf.settled()).toEqual({ photos: [], missing: ['a.png', 'b.png'] });
  expect(states()).toEqual(['failed', 'refused']);
  shelf.retry(shelf.pictures()[0]?.key ?? '');
  uploads[2]?.done(pictureOf(5));
  await pass();
  shelf.remove(shelf.pictures()[1]?.key ?? '');
  expect(await shelf.settled()).toEqual({ photos: [pictureOf(5)], missing: [] });
});

test('removing what is on its way stops it, and nothing of it comes back', async () => {
  const { shelf, uploads, states } = shelfOf();
  shelf.add([file('a.png')]);
  shelf.remove(shelf.pictures()[0]?.key ?? '');
  uploads[0]?.done(pictureOf(1));
  await pass();
  expect(states()).toEqual([]);
  expect(await shelf.settled()).toEqual({ photos: [], missing: [] });
});
