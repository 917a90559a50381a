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

test('three uploads run at a time, and the next starts when one has finished', async () => {
  const { queue, uploads, states } = queueOf();
  queue.add(['a', 'b', 'c', 'd'].map((name) => file(`${name}.png`)));
  expect(states()).toEqual(['sending', 'sending', 'sending', 'waiting']);
  uploads[1]?.done(pictureOf(9));
  await pass();
  expect(states()).toEqual(['sending', 9, 'sending', 'sending']);
});

test('a refused file says why, is never sent and doesn’t block the others', () => {
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

test('failed uploads are listed when everything has settled, and can be retried', async () => {
  const { queue, uploads, states } = queueOf();
  queue.add([file('a.png'), file('b.png')]);
  uploads[0]?.fail(new ApiError('offline', 'We couldn’t reach the server.'));
  uploads[1]?.fail(new ApiError('photo_refused', 'b.png is not a picture'));
  expect(await queue.settled()).toEqual({ photos: [], missing: ['a.png', 'b.png'] });
  expect(states()).toEqual(['failed', 'refused']);
  queue.retry(queue.get()[0]?.key ?? '');
  uploads[2]?.done(pictureOf(5));
  await pass();
  queue.remove(queue.get()[1]?.key ?? '');
  expect(await queue.settled()).toEqual({ photos: [pictureOf(5)], missing: [] });
});

test('removing a running upload stops it, and it doesn’t come back', async () => {
  const { queue, uploads, states } = queueOf();
  queue.add([file('a.png')]);
  queue.remove(queue.get()[0]?.key ?? '');
  uploads[0]?.done(pictureOf(1));
  await pass();
  expect(states()).toEqual([]);
  expect(await queue.settled()).toEqual({ photos: [], missing: [] });
});

test('a removed upload makes room for the next right away', () => {
  const { queue, uploads } = queueOf();
  queue.add(['a', 'b', 'c', 'd'].map((name) => file(`${name}.png`)));
  queue.remove(queue.get()[0]?.key ?? '');
  expect(uploads.map(({ name }) => name)).toEqual(['a.png', 'b.png', 'c.png', 'd.png']);
});

test('clearing stops everything and settles', async () => {
  const { queue, upload, states } = queueOf();
  queue.add([file('a.png'), file('b.png')]);
  const settled = queue.settled();
  queue.clear();
  expect(await settled).toEqual({ photos: [], missing: [] });
  expect(upload.mock.calls.map(([, , signal]) => signal.aborted)).toEqual([true, true]);
  expect(states()).toEqual([]);
});

test('a busy server is retried with growing delays, then the failure is shown', async () => {
  vi.useFakeTimers();
  const { queue, uploads, states } = queueOf();
  const busy = () =>
    uploads.at(-1)?.fail(new ApiError('busy_with_photos', 'Many photos are being uploaded right now.'));
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
  expect(queue.get()).toMatchObject([{ state: 'failed', error: 'Many photos are being uploaded right now.' }]);
});

test('an upload waiting for a busy server isn’t sent after it was removed', async () => {
  vi.useFakeTimers();
  const { queue, uploads } = queueOf();
  queue.add([file('a.png')]);
  uploads[0]?.fail(new ApiError('busy_with_photos', 'Busy'));
  await vi.advanceTimersByTimeAsync(100);
  queue.remove(queue.get()[0]?.key ?? '');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(uploads).toHaveLength(1);
});

test('settled waits for everything in progress, including the queue', async () => {
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
