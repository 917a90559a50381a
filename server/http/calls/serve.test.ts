import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { call } from '@forecourt/contract/kit/call.ts';
import { createClient, type CallAddress, type Client } from '@forecourt/contract/kit/client.ts';
import { done, Id, nothing } from '@forecourt/contract/kit/shapes.ts';
import { anyone, member, team } from '@forecourt/contract/access/who.ts';
import { staffMay } from '@forecourt/contract/access/staff-rights.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { fail } from '../../lib/failure.ts';
import { answerFailures } from './failures.ts';
import type { Actor } from '../../lib/handlers.ts';
import { noLimits } from '../../lib/limits.ts';
import { refuseOtherOrigins } from './origin.ts';
import { serve } from './serve.ts';

const MB = 1024 * 1024;
const Filters = z.object({
  tags: z.array(z.string()),
  years: z.array(z.number()).optional(),
  page: z.number().int().default(1),
  sold: z.boolean().optional(),
  seller: Id.nullable().optional(),
});

/** A small contract for cases that the product's own doesn't cover yet, served by the real server. */
const small = {
  cars: {
    list: call('GET /cars', {
      summary: 'List',
      who: anyone,
      input: z.object({ make: z.string().optional() }),
      output: z.array(z.object({ id: Id })),
    }),
    get: call('GET /cars?id', {
      summary: 'One',
      who: anyone,
      input: z.object({ id: Id }),
      output: z.object({ id: Id, make: z.string() }),
      fails: ['user_not_found'],
    }),
    save: call('POST /cars', { summary: 'Save', who: member, input: z.object({ price: z.number() }), output: done }),
    moderate: call('PUT /cars {action=update_status}', {
      summary: 'Moderate',
      who: staffMay('cars.remove'),
      input: z.object({ id: Id }),
      output: done,
    }),
    inTeam: call('PUT /cars?action=team', {
      summary: 'Team',
      who: team('dealer_id', 'cars.delete'),
      input: z.object({ dealer_id: Id }),
      output: done,
    }),
    remove: call('DELETE /cars?id', { summary: 'Remove', who: anyone, input: z.object({ id: Id }), output: done }),
    photos: call('POST /photos', {
      summary: 'Photos',
      who: anyone,
      input: z.object({ title: z.string().min(1) }),
      output: z.object({ title: z.string(), bytes: z.array(z.number()), path: z.string() }),
      files: { images: { atMost: 2, maxBytes: MB }, papers: { atMost: 1, maxBytes: 2 * MB } },
    }),
    search: call('GET /search', { summary: 'Search', who: anyone, input: Filters, output: Filters }),
    searchByPhoto: call('POST /search', {
      summary: 'Search by photo',
      who: anyone,
      input: Filters,
      output: Filters,
      files: { images: { atMost: 1, maxBytes: MB } },
    }),
    note: call('POST /note', {
      summary: 'Note',
      who: anyone,
      input: z.object({ title: z.string(), lines: z.array(z.object({ text: z.string() }).strict()).optional() }),
      output: done,
    }),
    crash: call('GET /crash', { summary: 'Crash', who: anyone, input: nothing, output: done }),
  },
};

const people: Record<string, Actor> = {
  member: { id: 1, sessionHash: Buffer.alloc(0), name: 'M', gameAccountId: 1, staffRole: null, team: null },
  moderator: { id: 2, sessionHash: Buffer.alloc(0), name: 'Mod', gameAccountId: 2, staffRole: 'moderator', team: null },
  owner: {
    id: 3,
    sessionHash: Buffer.alloc(0),
    name: 'O',
    gameAccountId: 3,
    staffRole: null,
    team: { dealerId: 9, role: 'owner', standing: 'active', companyName: 'X' },
  },
  teamStaff: {
    id: 4,
    sessionHash: Buffer.alloc(0),
    name: 'S',
    gameAccountId: 4,
    staffRole: null,
    team: { dealerId: 9, role: 'staff', standing: 'active', companyName: 'X' },
  },
};

const refused: string[] = [];
let app: FastifyInstance;
let uploadsFolder: string;
let api: Client<typeof small>['cars'];
beforeAll(async () => {
  uploadsFolder = await mkdtemp(join(tmpdir(), 'forecourt-serve-test-'));
  for (const name of ['TMPDIR', 'TEMP']) vi.stubEnv(name, uploadsFolder);
  app = Fastify({ bodyLimit: 1024 });
  app.removeContentTypeParser('text/plain');
  await app.register(cookie);
  await app.register(multipart);
  answerFailures(app);
  refuseOtherOrigins(app, null);
  serve(
    app,
    small,
    {
      cars: {
        list: async () => [{ id: 7, phone: 'secret' } as { id: number }],
        get: async ({ id }) => (id === 7 ? { id, make: 'Vapid' } : fail('user_not_found')),
        save: async () => ({ success: true as const }),
        moderate: async () => ({ success: true as const }),
        inTeam: async () => ({ success: true as const }),
        remove: async () => ({ success: true as const }),
        photos: async ({ title }, _actor, { files }) => ({
          title,
          bytes: files.map(({ bytes }) => bytes),
          path: files[0]?.path ?? '',
        }),
        search: async (filters) => filters,
        searchByPhoto: async (filters) => filters,
        note: async () => ({ success: true as const }),
        crash: async () => {
          throw new Error('the table "users" has no column "secret"');
        },
      },
    },
    {
      publicUrl: null,
      readSession: async (token) => (people[token] ? { actor: people[token], renewForSeconds: null } : null),
      countAgainst: noLimits,
      signInName: () => null,
      visitors: { cached: () => null },
      fastPath: { remember: () => undefined },
      recordRefusal: async ({ name }, call) => void refused.push(`${name} ${call}`),
    },
  );
  const origin = await app.listen({ port: 0 });
  const addresses: Record<string, CallAddress> = {};
  for (const [name, { address, files }] of Object.entries(small.cars))
    addresses[name] = { ...address, ...(files && { files: Object.keys(files) }) };
  api = createClient<typeof small>({ cars: addresses as Record<keyof typeof small.cars, CallAddress> }, (path, init) =>
    fetch(`${origin}${path}`, init),
  ).cars;
});
afterAll(async () => {
  await app.close();
  vi.unstubAllEnvs();
  await rm(uploadsFolder, { recursive: true });
});
/** No call leaves uploaded files on disk. */
afterEach(async () => assert.deepEqual(await readdir(uploadsFolder), []));

const as = (person: string) => ({ cookie: `forecourt_session=${person}` });
const jsonBody = { 'content-type': 'application/json' };

test('a column that the schema doesn’t name can’t leak', async () => {
  expect((await app.inject('/cars')).json()).toEqual([{ id: 7 }]);
});

test('digits are accepted as an id, and anything else is a field error', async () => {
  expect((await app.inject('/cars?id=7')).json()).toEqual({ id: 7, make: 'Vapid' });
  for (const id of ['x', '-1', '1.5', '0', '1e3', '', '99999999999999999999']) {
    const response = await app.inject({ url: '/cars', query: { id } });
    expect([id, response.statusCode, Object.keys(response.json().fields)]).toEqual([id, 400, ['id']]);
  }
  expect((await app.inject('/cars?id=7&id=8')).statusCode).toBe(400);
});

test.each<[string, z.input<typeof Filters>, z.output<typeof Filters>]>([
  ['a list of one', { tags: ['a'] }, { tags: ['a'], page: 1 }],
  ['an empty list', { tags: [] }, { tags: [], page: 1 }],
  ['a comma in a list', { tags: ['a,b', 'c'] }, { tags: ['a,b', 'c'], page: 1 }],
  [
    'numbers, booleans and null',
    { tags: ['1'], years: [1999], page: 2, sold: false, seller: null },
    { tags: ['1'], years: [1999], page: 2, sold: false, seller: null },
  ],
])('%s sent by the client arrives unchanged, in an address and along with files', async (_what, sent, received) => {
  expect(await api.search(sent)).toEqual(received);
  expect(await api.searchByPhoto({ ...sent, files: { images: [photo(1)] } })).toEqual(received);
});

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
  '?%s is treated like any unknown field',
  async (name) => {
    for (const url of ['/cars', '/cars?id=7', '/search?tags=a']) {
      const response = await app.inject(`${url}${url.includes('?') ? '&' : '?'}${name}=1`);
      expect([response.statusCode, response.body]).toEqual([
        400,
        `{"success":false,"error":"Please check the highlighted fields","code":"bad_input","fields":{"${name}":["This field is not known"]}}`,
      ]);
    }
    const remove = await app.inject({ method: 'DELETE', url: `/cars?id=7&${name}=1` });
    expect([remove.statusCode, remove.body]).toEqual([400, expect.stringContaining(`{"${name}":["Not expected`)]);
    const note = await app.inject({ method: 'POST', url: '/note', payload: { title: 'x', constructor: 1 } });
    expect(note.json().fields).toEqual({ constructor: ['This field is not known'] });
  },
);

test('text that can’t be stored is refused at its field, at any depth', async () => {
  const sentence = ['Please remove the characters that cannot be stored'];
  const note = (payload: object) => app.inject({ method: 'POST', url: '/note', payload });
  const response = await note({ title: 'a\0b', lines: [{ text: 'fine' }, { text: '\ud800' }] });
  expect([response.statusCode, response.json().fields]).toEqual([400, { title: sentence, 'lines.1.text': sentence }]);
  expect((await app.inject('/cars?make=%00')).json().fields).toEqual({ make: sentence });
  expect((await note({ title: 'a\nb 🚗', lines: [{ text: '' }] })).statusCode).toBe(200);
});

test('a body field in the query is refused, so no field comes from two places', async () => {
  const response = await app.inject({
    method: 'POST',
    url: '/cars?price=1',
    headers: { ...jsonBody, ...as('member') },
    payload: { price: 2 },
  });
  expect([response.statusCode, response.json().fields]).toEqual([400, { price: ['Not expected in the address'] }]);
});

test.each([
  ['a list', '[1]'],
  ['a number', '5'],
  ['null', 'null'],
  ['broken JSON', '{"price":'],
  ['a poisoned prototype', '{"__proto__":{"x":1},"price":1}'],
])('a body that is %s is refused as unreadable or wrong, never with a 500', async (_what, payload) => {
  const response = await app.inject({
    method: 'POST',
    url: '/cars',
    headers: { ...jsonBody, ...as('member') },
    payload,
  });
  expect(response.statusCode).toBe(400);
});

test('other media types and oversized bodies are refused with their own messages', async () => {
  const send = (headers: object, payload: string) =>
    app.inject({ method: 'POST', url: '/cars', headers: { ...headers, ...as('member') }, payload });
  expect((await send({ 'content-type': 'text/plain' }, 'price=1')).json().code).toBe('wrong_media');
  expect((await send({ 'content-type': 'application/x-www-form-urlencoded' }, 'price=1')).json().code).toBe(
    'wrong_media',
  );
  expect((await send(jsonBody, JSON.stringify({ price: 1, note: 'x'.repeat(2000) }))).json().code).toBe(
    'body_too_large',
  );
});

test('access is checked before the input is parsed', async () => {
  const broken = { method: 'POST', url: '/cars', headers: jsonBody, payload: { nonsense: true } } as const;
  expect((await app.inject(broken)).statusCode).toBe(401);
  const moderate = { method: 'PUT', url: '/cars', payload: { action: 'update_status' } } as const;
  expect((await app.inject({ ...moderate, headers: as('member') })).statusCode).toBe(403);
  expect((await app.inject({ ...moderate, headers: as('moderator') })).statusCode).toBe(400);
  expect(
    (await app.inject({ ...moderate, payload: { action: 'update_status', id: 7 }, headers: as('moderator') }))
      .statusCode,
  ).toBe(200);
});

test('a page of another user gets its own error: nothing is done, refused or recorded', async () => {
  const before = [...refused];
  const from = (shown: string) => ({ ...as('member'), 'x-acting-as': shown });
  const save = (shown: string) =>
    app.inject({ method: 'POST', url: '/cars', headers: { ...jsonBody, ...from(shown) }, payload: { price: 2 } });
  const moderate = (shown: string) =>
    app.inject({ method: 'PUT', url: '/cars', headers: from(shown), payload: { action: 'update_status' } });
  expect((await save('1')).statusCode).toBe(200);
  for (const answer of [await save('2'), await moderate('2'), await save('')])
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'another_person']);
  expect(refused).toEqual(before);
  // Public calls are answered, and a signed-out browser gets its own error.
  expect((await app.inject({ url: '/cars', headers: from('2') })).statusCode).toBe(200);
  const nobody = { method: 'POST', url: '/cars', headers: { ...jsonBody, 'x-acting-as': '2' }, payload: {} } as const;
  expect((await app.inject(nobody)).json().code).toBe('sign_in_required');
  // The header grants nothing and doesn't hide a refusal from the record.
  expect((await moderate('1')).statusCode).toBe(403);
  expect(refused).toEqual([...before, 'M cars.moderate']);
});

test('a team’s call is for members of that team whose role has the right', async () => {
  const call = (person: string, dealer_id: number) =>
    app
      .inject({ method: 'PUT', url: '/cars?action=team', headers: as(person), payload: { dealer_id } })
      .then(({ statusCode }) => statusCode);
  expect(await call('owner', 9)).toBe(200);
  expect(await call('owner', 8)).toBe(403);
  expect(await call('teamStaff', 9)).toBe(403);
  expect(await call('member', 9)).toBe(403);
  expect(refused.slice(-3)).toEqual(['O cars.inTeam', 'S cars.inTeam', 'M cars.inTeam']);
});

test('writes must come from our own pages', async () => {
  const remove = (headers: Record<string, string>) =>
    app.inject({ method: 'DELETE', url: '/cars?id=7', headers }).then(({ statusCode }) => statusCode);
  expect(await remove({})).toBe(200);
  expect(await remove({ origin: 'http://localhost:80', host: 'localhost:80' })).toBe(200);
  expect(await remove({ 'sec-fetch-site': 'same-origin' })).toBe(200);
  expect(await remove({ origin: 'https://evil.example' })).toBe(403);
  expect(await remove({ origin: 'null' })).toBe(403);
  expect(await remove({ 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await remove({ 'sec-fetch-site': 'same-site' })).toBe(403);
});

test('a crash reveals no internals', async () => {
  const response = await app.inject('/crash');
  expect([response.statusCode, response.json()]).toEqual([
    500,
    { success: false, error: 'Something went wrong on our side. Please try again.', code: 'internal' },
  ]);
});

const form = (parts: [field: string, value: string | Blob][]) => {
  const data = new FormData();
  for (const [field, value] of parts) data.append(field, value);
  return data;
};
const post = async (data: FormData) => {
  const request = new Request('http://x/photos', { method: 'POST', body: data });
  return app.inject({
    method: 'POST',
    url: '/photos',
    headers: { 'content-type': request.headers.get('content-type')! },
    payload: Buffer.from(await request.arrayBuffer()),
  });
};
const photo = (bytes: number, name = 'car.jpg') => new File([new Uint8Array(bytes)], name);

test('files arrive on disk along with the text fields, and are deleted once the call has answered', async () => {
  const response = await post(
    form([
      ['images', photo(MB)],
      ['title', 'My car'],
      ['images', photo(3)],
      ['papers', photo(2 * MB)],
    ]),
  );
  expect(response.json()).toMatchObject({ title: 'My car', bytes: [MB, 3, 2 * MB] });
  expect(response.json().path).toContain(uploadsFolder);
  await expect(stat(response.json().path)).rejects.toThrow();
});

const titled = (...parts: [field: string, value: string | Blob][]) => form([['title', 'x'], ...parts]);

test.each<[string, FormData, number, string]>([
  ['one byte too many', titled(['images', photo(MB + 1)]), 413, 'car.jpg is larger than 1 MB'],
  [
    'one byte too many in the second of two parts',
    titled(['images', photo(1)], ['papers', photo(2 * MB + 1, 'action.png')]),
    413,
    'action.png is larger than 2 MB',
  ],
  [
    'far too many bytes, with more after them',
    titled(['images', photo(9 * MB, 'film.mp4')], ['images', photo(1)]),
    413,
    'film.mp4 is larger than 1 MB',
  ],
  [
    'one file too many',
    titled(['images', photo(1)], ['images', photo(1)], ['images', photo(1)]),
    413,
    'You can upload up to 2 files at a time',
  ],
  [
    'far too many files',
    titled(...Array.from({ length: 30 }, (): [string, Blob] => ['papers', photo(1)])),
    413,
    'You can upload up to 1 file at a time',
  ],
])('%s is refused with a helpful message', async (_what, data, status, error) => {
  const response = await post(data);
  expect([response.statusCode, response.json().error]).toEqual([status, error]);
});

test.each<[string, FormData, Record<string, string[]>]>([
  [
    'a file where none is expected',
    titled(['images', photo(1)], ['other', photo(1)]),
    { other: ['No file is expected here'] },
  ],
  ['no title', form([['images', photo(1)]]), { title: ['Invalid input: expected string, received undefined'] }],
  ['an unknown field', titled(['images', photo(1)], ['surprise', 'y']), { surprise: ['This field is not known'] }],
  [
    'a text that would be truncated',
    form([
      ['images', photo(1)],
      ['title', 'x'.repeat(65 * 1024)],
    ]),
    { title: ['Please enter a shorter text'] },
  ],
])('%s is refused at its field', async (_what, data, fields) => {
  const response = await post(data);
  expect([response.statusCode, response.json().code, response.json().fields]).toEqual([400, 'bad_input', fields]);
});

test('a part named like a built-in JavaScript property is refused', async () => {
  for (const part of ['x', photo(1)]) {
    const response = await post(titled(['images', photo(1)], ['constructor', part]));
    expect(response.statusCode).toBe(400);
  }
});

test('too many text fields are refused', async () => {
  const response = await post(titled(...Array.from({ length: 300 }, (): [string, string] => ['title', 'x'])));
  expect(response.json().code).toBe('body_too_large');
});

/** Uses a real connection, which must stay usable after a refusal in the middle of a body. */
const overConnection = (agent: Agent, body: Buffer, contentType: string) => {
  const { port } = app.server.address() as AddressInfo;
  return httpRequest({
    agent,
    port,
    method: 'POST',
    path: '/photos',
    headers: { 'content-type': contentType, 'content-length': body.length },
  });
};

async function multipartOf(data: FormData) {
  const request = new Request('http://x', { method: 'POST', body: data });
  return { type: request.headers.get('content-type')!, body: Buffer.from(await request.arrayBuffer()) };
}

test('a connection accepts the next request after a refusal in the middle of a body', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const { type, body } = await multipartOf(titled(['images', photo(20 * MB)], ['images', photo(20 * MB)]));
  const ports = new Set<number | undefined>();
  for (let round = 0; round < 2; round++) {
    const sent = overConnection(agent, body, type).end(body);
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    ports.add(response.socket.localPort);
    response.resume();
    await once(response, 'end');
    expect(response.statusCode).toBe(413);
  }
  expect(ports.size).toBe(1);
  agent.destroy();
});

test('removes the upload of a browser that disconnected', async () => {
  const agent = new Agent();
  const { type, body } = await multipartOf(titled(['images', photo(MB)], ['images', photo(MB)]));
  const sent = overConnection(agent, body, type);
  sent.on('error', () => {});
  sent.write(body.subarray(0, body.length - MB / 2));
  await expect.poll(() => readdir(uploadsFolder)).not.toEqual([]);
  sent.destroy();
  await expect.poll(() => readdir(uploadsFolder)).toEqual([]);
  agent.destroy();
});

test('in tests, an error that the call doesn’t list is a server error', async () => {
  const one = Fastify();
  await one.register(cookie);
  await one.register(multipart);
  answerFailures(one, { checkAnswers: true });
  const calls = { cars: { get: small.cars.get } };
  const handlers = { cars: { get: ({ id }: { id: number }) => fail(id === 1 ? 'user_not_found' : 'car_not_found') } };
  serve(one, calls, handlers, {
    publicUrl: null,
    readSession: async () => null,
    countAgainst: noLimits,
    signInName: () => null,
    visitors: { cached: () => null },
    fastPath: { remember: () => undefined },
    recordRefusal: async () => {},
  });
  const codeOf = async (id: number) => (await one.inject(`/cars?id=${id}`)).json().code;
  expect([await codeOf(1), await codeOf(2)]).toEqual(['user_not_found', 'internal']);
  await one.close();
});

test('a browser that disconnects is not a server error', async () => {
  const one = Fastify();
  answerFailures(one);
  one.get('/', async () => {
    throw Object.assign(new Error('aborted'), { code: 'ECONNRESET', statusCode: 400 });
  });
  expect((await one.inject('/')).json().code).toBe('unreadable_body');
  await one.close();
});

test('a call with files accepts no JSON, and one without accepts no files', async () => {
  expect(
    (await app.inject({ method: 'POST', url: '/photos', headers: jsonBody, payload: { title: 'x' } })).json().code,
  ).toBe('wrong_media');
  const request = new Request('http://x/cars', { method: 'POST', body: form([['price', '1']]) });
  const headers = { 'content-type': request.headers.get('content-type')!, ...as('member') };
  expect(
    (
      await app.inject({ method: 'POST', url: '/cars', headers, payload: Buffer.from(await request.arrayBuffer()) })
    ).json().code,
  ).toBe('wrong_media');
});
