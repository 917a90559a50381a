import { stat } from 'node:fs/promises';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { call } from '@forecourt/contract/kit/call.ts';
import { done, Id, nothing } from '@forecourt/contract/kit/shapes.ts';
import { anyone, member, staff, team } from '@forecourt/contract/kit/who.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { fail } from '../failure.ts';
import { answerFailures } from './failures.ts';
import type { Actor } from './handlers.ts';
import { noLimits } from './limits.ts';
import { refuseOtherOrigins } from './origin.ts';
import { serve } from './serve.ts';

/** A small contract that has what the product's own does not have yet, served by the real thing. */
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
      who: staff('moderator'),
      input: z.object({ id: Id }),
      output: done,
    }),
    inTeam: call('PUT /cars?action=team', {
      summary: 'Team',
      who: team('dealer_id', 'delete'),
      input: z.object({ dealer_id: Id }),
      output: done,
    }),
    remove: call('DELETE /cars?id', { summary: 'Remove', who: anyone, input: z.object({ id: Id }), output: done }),
    photos: call('POST /photos', {
      summary: 'Photos',
      who: anyone,
      input: z.object({ title: z.string().min(1) }),
      output: z.object({ title: z.string(), bytes: z.array(z.number()), path: z.string() }),
      files: { images: { atMost: 2, maxBytes: 1000 } },
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
    team: { dealerId: 9, role: 'owner', companyName: 'X' },
  },
  teamStaff: {
    id: 4,
    sessionHash: Buffer.alloc(0),
    name: 'S',
    gameAccountId: 4,
    staffRole: null,
    team: { dealerId: 9, role: 'staff', companyName: 'X' },
  },
};

const refused: string[] = [];
let app: FastifyInstance;
beforeAll(async () => {
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
        crash: async () => {
          throw new Error('the table "users" has no column "secret"');
        },
      },
    },
    {
      publicUrl: null,
      readActor: async (token) => people[token] ?? null,
      countAgainst: noLimits,
      recordRefusal: async ({ name }, call) => void refused.push(`${name} ${call}`),
    },
  );
  await app.ready();
});
afterAll(() => app.close());

const as = (person: string) => ({ cookie: `forecourt_session=${person}` });
const jsonBody = { 'content-type': 'application/json' };

test('a column the shape does not name cannot leak', async () => {
  expect((await app.inject('/cars')).json()).toEqual([{ id: 7 }]);
});

test('the digits of an id are an id, anything else is a sentence at the field', async () => {
  expect((await app.inject('/cars?id=7')).json()).toEqual({ id: 7, make: 'Vapid' });
  for (const id of ['x', '-1', '1.5', '0', '1e3', '', '99999999999999999999']) {
    const response = await app.inject({ url: '/cars', query: { id } });
    expect([id, response.statusCode, Object.keys(response.json().fields)]).toEqual([id, 400, ['id']]);
  }
  expect((await app.inject('/cars?id=7&id=8')).statusCode).toBe(400);
});

test('a field in the query of a call that takes it in the body is refused, so none comes from two places', async () => {
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
])('a body that is %s is refused as unreadable or wrong, never a 500', async (_what, payload) => {
  const response = await app.inject({
    method: 'POST',
    url: '/cars',
    headers: { ...jsonBody, ...as('member') },
    payload,
  });
  expect(response.statusCode).toBe(400);
});

test('other media and oversized bodies are refused with their own sentences', async () => {
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

test('access is asked before the input is read', async () => {
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

test('a team’s call is for members of that very team whose role has the right', async () => {
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

test('what changes something must come from our own pages', async () => {
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

test('a crash tells the person nothing about the inside', async () => {
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
const photo = (bytes: number) => new File([new Uint8Array(bytes)], 'car.jpg');

test('files arrive on disk with the text beside them, and are gone when the call has answered', async () => {
  const response = await post(
    form([
      ['images', photo(1000)],
      ['title', 'My car'],
      ['images', photo(3)],
    ]),
  );
  expect(response.json()).toMatchObject({ title: 'My car', bytes: [1000, 3] });
  await expect(stat(response.json().path)).rejects.toThrow();
});

test.each<[string, FormData, string]>([
  [
    'one byte too many',
    form([
      ['title', 'x'],
      ['images', photo(1001)],
    ]),
    'file_too_large',
  ],
  [
    'one file too many',
    form([
      ['title', 'x'],
      ['images', photo(1)],
      ['images', photo(1)],
      ['images', photo(1)],
    ]),
    'too_many_files',
  ],
  [
    'a file where none is expected',
    form([
      ['title', 'x'],
      ['other', photo(1)],
    ]),
    'bad_input',
  ],
  ['no title', form([['images', photo(1)]]), 'bad_input'],
  [
    'an unknown field',
    form([
      ['title', 'x'],
      ['surprise', 'y'],
    ]),
    'bad_input',
  ],
])('%s is refused', async (_what, data, code) => {
  const response = await post(data);
  expect([response.json().code, response.statusCode < 500]).toEqual([code, true]);
});

test('a call with files takes no JSON, and one without takes no files', async () => {
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
