import { ApiError } from '@forecourt/contract/kit/client.ts';
import type { Photo } from '@forecourt/contract/photos/photos.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { pictureOf } from '../testing/tickets.ts';
import { createUploadQueue, isStored } from './upload-queue.ts';

const file = (name: string, size = 10, type = 'image/png') => new File(['x'.repeat(size)], name, { type });
afterEach(() => void vi.useRealTimers());

const pass = () => new Promise((wake) => setTimeout(wake, 0));

function queueOf(kept: Photo[] = []) {
  const uploads: { name: string; done: (photo: Photo) => void; fail: (error: unknown) => void }[] = [];
  const upload = vi.fn((one: File, _progress: (sent: number) => void, signal: AbortSignal) => {
    const { promise, resolve, reject } = Promise.withResolvers<Photo>();
    signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    uploads.push({ name: one.name, done: resolve, fail: reject });
    return promise;
  });
  const refusalOf = ({ name, type }: File, already: number) => {
    if (type !== 'image/png') return `${name} is no picture.`;
    return already >= 5 ? `${name} is one too many.` : undefined;
  };
  const queue = createUploadQueue(kept, { upload, refusalOf, failed: 'It did not get through.' });
  const states = () => queue.get().map((one) => (isStored(one) ? one.photo.id : one.state));
  return { queue, uploads, upload, states };
}

test('three go at a time, the next when one has arrived', async () => {
  const { queue, uploads, states } = queueOf();
  queue.add(['a', 'b', 'c', 'd'].map((name) => file(`${name}.png`)));
  expect(states()).toEqual(['sending', 'sending', 'sending', 'waiting']);
  uploads[1]?.done(pictureOf(9));
  await pass();
  expect(states()).toEqual(['sending', 9, 'sending', 'sending']);
});

test('a file that is refused says why, is never sent and does not hold up the others', () => {
  const { queue, upload, states } = queueOf([1, 2, 3, 4].map(pictureOf));
  queue.add([file('notes.txt', 1, 'text/plain'), file('fifth.png')]);
  queue.add([file('sixth.png')]);
  expect(states()).toEqual([1, 2, 3, 4, 'refused', 'sending', 'refused']);
  expect(upload).toHaveBeenCalledOnce();
  expect(queue.get().map((one) => ('error' in one ? one.error : ''))).toEqual([
    '',
    '',
    '',
    '',
    'notes.txt is no picture.',
    '',
    'sixth.png is one too many.',
  ]);
});

test('what did not get through is named when everything has settled, and can be tried again', async () => {
  const { queue, uploads, states } = queueOf();
  queue.add([file('a.png'), file('b.png')]);
  uploads[0]?.fail(new ApiError('offline', 'We could not reach the server.'));
  uploads[1]?.fail(new ApiError('photo_refused', 'b.png is not a picture'));
  expect(await queue.settled()).toEqual({ photos: [], missing: ['a.png', 'b.png'] });
  expect(states()).toEqual(['failed', 'refused']);
  queue.retry(queue.get()[0]?.key ?? '');
  uploads[2]?.done(pictureOf(5));
  await pass();
  queue.remove(queue.get()[1]?.key ?? '');
  expect(await queue.settled()).toEqual({ photos: [pictureOf(5)], missing: [] });
});

test('removing what is on its way stops it, and nothing of it comes back', async () => {
  const { queue, uploads, states } = queueOf();
  queue.add([file('a.png')]);
  queue.remove(queue.get()[0]?.key ?? '');
  uploads[0]?.done(pictureOf(1));
  await pass();
  expect(states()).toEqual([]);
  expect(await queue.settled()).toEqual({ photos: [], missing: [] });
});

test('a removed one makes room for the next at once', () => {
  const { queue, uploads } = queueOf();
  queue.add(['a', 'b', 'c', 'd'].map((name) => file(`${name}.png`)));
  queue.remove(queue.get()[0]?.key ?? '');
  expect(uploads.map(({ name }) => name)).toEqual(['a.png', 'b.png', 'c.png', 'd.png']);
});

test('what is cleared is stopped, and settles', async () => {
  const { queue, upload, states } = queueOf();
  queue.add([file('a.png'), file('b.png')]);
  const settled = queue.settled();
  queue.clear();
  expect(await settled).toEqual({ photos: [], missing: [] });
  expect(upload.mock.calls.map(([, , signal]) => signal.aborted)).toEqual([true, true]);
  expect(states()).toEqual([]);
});

test('a server that is busy is asked again, each time after a longer while, and then it is said', async () => {
  vi.useFakeTimers();
  const { queue, uploads, states } = queueOf();
  const busy = () => uploads.at(-1)?.fail(new ApiError('busy_with_photos', 'Many photos are coming in just now.'));
  queue.add([file('a.png')]);
  for (const pause of [1_500, 4_000, 8_000]) {
    const before = uploads.length;
    busy();
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect([uploads.length, states()]).toEqual([before, ['sending']]);
    await vi.advanceTimersByTimeAsync(1);
    expect(uploads).toHaveLength(before + 1);
  }
  busy();
  await vi.advanceTimersByTimeAsync(0);
  expect(queue.get()).toMatchObject([{ state: 'failed', error: 'Many photos are coming in just now.' }]);
});

test('one that waits for a busy server is not sent once it is removed', async () => {
  vi.useFakeTimers();
  const { queue, uploads } = queueOf();
  queue.add([file('a.png')]);
  uploads[0]?.fail(new ApiError('busy_with_photos', 'Busy'));
  await vi.advanceTimersByTimeAsync(100);
  queue.remove(queue.get()[0]?.key ?? '');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(uploads).toHaveLength(1);
});

test('settled waits for what is still on its way, the one that waits its turn included', async () => {
  const { queue, uploads } = queueOf();
  queue.add(['a', 'b', 'c', 'd'].map((name) => file(`${name}.png`)));
  let isSettled = false;
  const settled = queue.settled().then(({ photos }) => {
    isSettled = true;
    return photos.map(({ id }) => id);
  });
  for (const at of [0, 1, 2, 3]) {
    await pass();
    expect(isSettled).toBe(false);
    uploads[at]?.done(pictureOf(at + 1));
  }
  expect(await settled).toEqual([1, 2, 3, 4]);
});
