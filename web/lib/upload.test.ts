import { expect, test, vi } from 'vitest';
import { upload } from './upload.ts';

/** The part of XMLHttpRequest an upload uses. */
class Request extends EventTarget {
  static last: Request;
  upload = new EventTarget();
  status = 0;
  responseText = '';
  open = vi.fn();
  setRequestHeader = vi.fn();
  send = vi.fn();
  abort = () => this.dispatchEvent(new Event('abort'));
  constructor() {
    super();
    Request.last = this;
  }
}

function start(signal?: AbortSignal) {
  vi.stubGlobal('XMLHttpRequest', Request);
  const sent: number[] = [];
  const init = { method: 'POST', headers: { accept: 'application/json' }, body: 'x', ...(signal && { signal }) };
  return { answer: upload('/api/photos.php', init, (part) => sent.push(part)), sent, request: Request.last };
}

test('reports progress and resolves like fetch', async () => {
  const { answer, sent, request } = start();
  const progress = new Event('progress');
  Object.assign(progress, { loaded: 5, total: 10, lengthComputable: true });
  request.upload.dispatchEvent(progress);
  Object.assign(request, { status: 422, responseText: '{"code":"photo_refused"}' }).dispatchEvent(new Event('load'));
  const response = await answer;
  expect([response.status, response.ok, await response.json()]).toEqual([422, false, { code: 'photo_refused' }]);
  expect(sent).toEqual([0.5]);
  expect(request.setRequestHeader).toHaveBeenCalledWith('accept', 'application/json');
});

test('without a response it rejects like fetch', async () => {
  const { answer, request } = start();
  request.dispatchEvent(new Event('error'));
  await expect(answer).rejects.toBeInstanceOf(TypeError);
});

test('it can be aborted', async () => {
  const stop = new AbortController();
  const { answer } = start(stop.signal);
  stop.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
});
