import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { picture } from '../../../testing/pictures.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';

let site: Site;
let mara: SignedIn;
let uploads: string;
let photo: Buffer;
let car: number;
beforeAll(async () => {
  uploads = await temporaryFolder();
  for (const name of ['TMPDIR', 'TEMP']) vi.stubEnv(name, uploads);
  site = await startSite();
  mara = await site.as('member');
  photo = await picture('jpeg');
  ({ id: car } = await mara.api.cars.create({}));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await site.close();
  await rm(uploads, { recursive: true });
});

const boundary = 'forecourt';
const type = `multipart/form-data; boundary=${boundary}`;

/** Builds a multipart body from raw parts, without corrections. */
const body = (...pieces: (string | Buffer)[]) => Buffer.concat(pieces.map((piece) => Buffer.from(piece)));
const carPart = () => `--${boundary}\r\ncontent-disposition: form-data; name="car_id"\r\n\r\n${car}\r\n`;
const photoHead = `--${boundary}\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;
const end = `\r\n--${boundary}--\r\n`;
const good = () => body(carPart(), photoHead, photo, end);

async function send(contentType: string, content: Buffer) {
  const sent = httpRequest(`${site.url}/api/photos.php`, {
    method: 'POST',
    headers: {
      'content-type': contentType,
      'content-length': content.length,
      cookie: [...mara.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  });
  sent.end(content);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const answer = JSON.parse((await response.toArray()).join('')) as { success: boolean; code?: string; error?: string };
  return { status: response.statusCode!, ...answer };
}
const left = async () => (await readdir(uploads)).filter((name) => name.startsWith('forecourt-upload-'));

test('accepts the same form when it’s complete', async () => {
  expect(await send(type, good())).toMatchObject({ status: 200, success: true });
  expect(await left()).toEqual([]);
});

const cutAt = (share: number) => () => good().subarray(0, Math.floor(good().length * share));
const withHead = (head: string) => () => body(carPart(), `--${boundary}\r\n${head}\r\n\r\n`, photo, end);

/** Bodies that can't be the form that was sent. */
const damaged: [string, string, () => Buffer][] = [
  ['cut before its last boundary', type, () => good().subarray(0, good().length - end.length)],
  ['cut within its last boundary', type, () => good().subarray(0, good().length - 6)],
  ['cut in the middle of a file', type, cutAt(0.5)],
  ['cut in the headers of a part', type, () => body(carPart(), photoHead.slice(0, 40))],
  ['cut in a text', type, () => body(carPart().slice(0, -3))],
  ['cut in its first boundary', type, () => body('--fore')],
  ['with a different boundary than announced', 'multipart/form-data; boundary=another', good],
  ['without a boundary', 'multipart/form-data', good],
  ['with an empty boundary', 'multipart/form-data; boundary=', good],
  ['with an empty quoted boundary', 'multipart/form-data; boundary=""', good],
  ['with a boundary of 300 characters', `multipart/form-data; boundary=${'x'.repeat(300)}`, good],
  ['with a boundary of 9,000 characters', `multipart/form-data; boundary=${'x'.repeat(9000)}`, good],
  ['with a boundary in another alphabet', "multipart/form-data; boundary*=utf-16''%ff%fe", good],
  ['that isn’t a form', type, () => Buffer.from('{"car_id": 1}')],
  ['of random bytes', type, () => Buffer.alloc(70_000, 7)],
];

test.each(damaged)(
  'a form %s is refused with an error message, and nothing of it is stored',
  async (_what, contentType, content) => {
    expect(await send(contentType, content())).toMatchObject({
      status: 400,
      code: 'unreadable_upload',
      error: 'Your upload was incomplete or damaged. Please send it again.',
    });
    expect(await left()).toEqual([]);
  },
);

/** Forms that can be parsed but don't match this call. */
const strange: [string, string, () => Buffer][] = [
  ['without any bytes', type, () => Buffer.alloc(0)],
  ['with only a last boundary', type, () => body(`--${boundary}--\r\n`)],
  ['with two boundaries and nothing between', type, () => body(`--${boundary}\r\n--${boundary}--\r\n`)],
  ['with an empty part', type, () => body(`--${boundary}\r\n\r\n\r\n--${boundary}--\r\n`)],
  ['with a part without a name', type, withHead('content-disposition: form-data; filename="a.jpg"')],
  ['with a text without a name', type, withHead('content-disposition: form-data')],
  ['with a part that isn’t form data', type, withHead('content-disposition: attachment; filename="a.jpg"')],
  ['with a part without headers', type, () => body(carPart(), `--${boundary}\r\n\r\n`, photo, end)],
  [
    'with a part with a header of 100 kB',
    type,
    withHead(`content-disposition: form-data; name="${'x'.repeat(100_000)}"`),
  ],
  ['with a part with 3,000 headers', type, withHead('x: y\r\n'.repeat(3000))],
  [
    'with a text in an unknown encoding',
    type,
    withHead('content-disposition: form-data; name="car_id"\r\ncontent-type: text/plain; charset=klingon'),
  ],
  ['with a broken name', type, withHead('content-disposition: form-data; name="photo; filename="a.jpg')],
  [
    'with a text that claims to be JSON',
    type,
    withHead('content-disposition: form-data; name="car_id"\r\ncontent-type: application/json'),
  ],
  [
    'with a name built into JavaScript',
    type,
    withHead('content-disposition: form-data; name="__proto__"; filename="a.jpg"'),
  ],
  [
    'with a form inside a form',
    type,
    withHead('content-disposition: form-data; name="photo"\r\ncontent-type: multipart/mixed; boundary=b'),
  ],
  [
    'with lines that end in a single character',
    type,
    () => Buffer.from(good().toString('latin1').replaceAll('\r\n', '\n'), 'latin1'),
  ],
  ['with another content type', `multipart/mixed; boundary=${boundary}`, good],
];

test.each(strange)('a form %s is refused, and nothing of it is stored', async (_what, contentType, content) => {
  const { status, error } = await send(contentType, content());
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(error).toMatch(/\w+ \w+/);
  expect(await left()).toEqual([]);
});

test('accepts a file whose name can’t be read', async () => {
  const head = 'content-disposition: form-data; name="photo"; filename*=klingon\'\'%ff%zz';
  expect(await send(type, withHead(head)())).toMatchObject({ status: 200, success: true });
  expect(await left()).toEqual([]);
});

test('afterwards the site still accepts a photo', async () => {
  expect(await send(type, good())).toMatchObject({ status: 200, success: true });
});
