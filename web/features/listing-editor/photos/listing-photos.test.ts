import { ApiError } from '@forecourt/contract/kit/client.ts';
import type { Photo } from '@forecourt/contract/photos/photos.ts';
import { expect, test, vi } from 'vitest';
import { createListingPhotos } from './listing-photos.ts';
import { isStored, type Upload } from '../../../lib/upload-queue.ts';

const photo = (id: number): Photo => ({ id, src: `/photos/${id}`, width: 10, height: 10, blur: '' });
const file = (name: string, size = 10, type = 'image/png') => new File(['x'.repeat(size)], name, { type });
const show = (slots: readonly Upload[]) => slots.map((slot) => (isStored(slot) ? slot.photo.id : slot.state));
const pass = () => new Promise((wake) => setTimeout(wake, 0));

function photosOf(count = 0) {
  const server = Array.from({ length: count }, (_, index) => photo(index + 1));
  const uploads: {
    name: string;
    done: () => void;
    fail: (error: unknown) => void;
    progress: (sent: number) => void;
  }[] = [];
  const said: string[] = [];
  let lastId = count;
  const calls = {
    add: vi.fn((one: File, progress: (sent: number) => void, signal: AbortSignal) => {
      const { promise, resolve, reject } = Promise.withResolvers<Photo>();
      signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      const done = () => {
        lastId += 1;
        server.push(photo(lastId));
        resolve(photo(lastId));
      };
      uploads.push({ name: one.name, done, fail: reject, progress });
      return promise;
    }),
    arrange: vi.fn(async (ids: number[]) => ids.map(photo)),
    remove: vi.fn(async (_id: number) => undefined),
    reload: vi.fn(async () => server),
  };
  return { queue: createListingPhotos([...server], calls, (sentence) => said.push(sentence)), calls, uploads, said };
}

test('uploads three at a time, each with its own progress', async () => {
  const { queue, uploads } = photosOf();
  queue.add([file('a.png'), file('b.png'), file('c.png'), file('d.png')]);
  await pass();
  expect(show(queue.get())).toEqual(['sending', 'sending', 'sending', 'waiting']);
  uploads[1]?.progress(0.5);
  expect(queue.get()[1]).toMatchObject({ sent: 0.5 });
  uploads[0]?.done();
  await pass();
  expect(uploads.map(({ name }) => name)).toEqual(['a.png', 'b.png', 'c.png', 'd.png']);
});

test('keeps the order the photos were selected in, whichever arrives first', async () => {
  const { queue, uploads, calls } = photosOf();
  queue.add([file('a.png'), file('b.png')]);
  await pass();
  uploads[1]?.done();
  await pass();
  expect(calls.arrange).not.toHaveBeenCalled();
  uploads[0]?.done();
  await pass();
  expect(calls.arrange).toHaveBeenCalledExactlyOnceWith([2, 1]);
});

test('a file that can’t be a photo says why, is never sent and doesn’t hold up the others', async () => {
  const { queue, uploads } = photosOf(19);
  queue.add([file('notes.txt', 10, 'text/plain'), file('huge.jpg', 10 * 1024 * 1024 + 1, 'image/jpeg')]);
  queue.add([file('ok.gif', 1, 'image/gif'), file('one-too-many.png')]);
  await pass();
  const errors = queue.get().map((slot) => (isStored(slot) ? undefined : slot.error));
  expect(errors.slice(19)).toEqual([
    'notes.txt isn’t a PNG, JPG, GIF or WebP picture.',
    'huge.jpg is 10.1 MB. A photo can be up to 10 MB.',
    undefined,
    'A listing can have up to 20 photos, so one-too-many.png was skipped.',
  ]);
  expect(uploads.map(({ name }) => name)).toEqual(['ok.gif']);
});

test('a refused photo shows the server’s reason, and one that failed to upload can be tried again', async () => {
  const { queue, uploads } = photosOf();
  queue.add([file('a.png'), file('b.png')]);
  await pass();
  uploads[0]?.fail(new ApiError('photo_refused', 'a.png is not a picture'));
  uploads[1]?.fail(new ApiError('offline', 'We couldn’t reach the server.'));
  await pass();
  expect(queue.get()).toMatchObject([
    { state: 'refused', error: 'a.png is not a picture' },
    { state: 'failed', error: 'We couldn’t reach the server.' },
  ]);
  queue.retry(queue.get()[1]?.key ?? '');
  uploads[2]?.done();
  await pass();
  expect(show(queue.get())).toEqual(['refused', 1]);
});

test('removing a photo that is uploading cancels the upload', async () => {
  const { queue, uploads } = photosOf();
  queue.add([file('a.png')]);
  await pass();
  expect(queue.remove(queue.get()[0]?.key ?? '')).toBe(undefined);
  await pass();
  expect(queue.get()).toEqual([]);
  expect(uploads).toHaveLength(1);
});

test('a removed photo can be restored to its place, or is deleted', async () => {
  const { queue, calls } = photosOf(3);
  const removal = queue.remove('photo-2');
  expect(show(queue.get())).toEqual([1, 3]);
  removal?.undo();
  expect(show(queue.get())).toEqual([1, 2, 3]);
  await queue.settled();
  expect(calls.remove).not.toHaveBeenCalled();
  const again = queue.remove('photo-2');
  await Promise.all([again?.commit(), queue.commitRemovals()]);
  expect(calls.remove).toHaveBeenCalledExactlyOnceWith(2);
  again?.undo();
  expect(show(queue.get())).toEqual([1, 3]);
});

test('moves are sent one at a time and the last one wins', async () => {
  const { queue, calls } = photosOf(3);
  queue.move('photo-3', 0);
  queue.move('photo-2', 0);
  await queue.settled();
  expect(calls.arrange.mock.calls).toEqual([[[3, 1, 2]], [[2, 3, 1]]]);
  expect(show(queue.get())).toEqual([2, 3, 1]);
});

test('if the order can’t be saved, an error is shown along with the stored order', async () => {
  const { queue, calls, said } = photosOf(2);
  calls.arrange.mockRejectedValueOnce(new ApiError('photos_changed', 'The photos have changed meanwhile.'));
  queue.move('photo-2', 0);
  await queue.settled();
  expect(said).toEqual(['The photos have changed meanwhile.']);
  expect(show(queue.get())).toEqual([1, 2]);
});

test('a photo that couldn’t be removed appears again', async () => {
  const { queue, calls, said } = photosOf(1);
  calls.remove.mockRejectedValueOnce(new ApiError('offline', 'No answer'));
  await queue.remove('photo-1')?.commit();
  expect(show(queue.get())).toEqual([1]);
  expect(said).toEqual(['No answer']);
  expect(queue.get().every(isStored)).toBe(true);
});
