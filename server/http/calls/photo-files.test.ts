import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { diskStorage } from '../../outside/photo-storage/disk-storage.ts';
import { newPhotoKey } from '../../lib/photo-address.ts';
import { answerFailures } from './failures.ts';
import { securityHeaders, sendSecurityHeaders } from '../operations/headers.ts';
import { servePhotos } from './photo-files.ts';

const key = newPhotoKey();
let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-photo-files-'));
  const original = join(folder, 'original');
  await writeFile(original, 'a picture');
  await writeFile(join(folder, 'secret.webp'), 'secret');
  const storage = diskStorage(join(folder, 'photos'));
  await storage.store(key, { 320: original, 960: original, 1920: original });
  app = Fastify();
  answerFailures(app);
  sendSecurityHeaders(
    app,
    securityHeaders({ scriptHashes: [], styleHashes: [], isHttps: false, photoOrigin: 'https://cdn.example' }),
  );
  await app.register(cookie);
  servePhotos(app, {
    open: storage.open,
    publicUrl: null,
    readSession: async () => null,
    carPhoto: async () => 'everyone',
    ticketPhoto: async () => 'asker',
    messagePhoto: async () => 'asker',
    avatar: async () => 'no_one',
    logo: async () => 'no_one',
  });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

test.each([320, 960, 1920])('the %i-pixel file is an image and nothing else', async (width) => {
  const response = await app.inject(`/photos/${key}-${width}.webp`);
  expect([response.statusCode, response.body]).toEqual([200, 'a picture']);
  expect(response.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-length': '9',
    'cache-control': 'public, max-age=31536000, s-maxage=600, immutable',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
});

test.each(['ticket-photos', 'message-photos'])('private photos are cached by no one: %s', async (folder) => {
  const response = await app.inject(`/${folder}/${key}-320.webp`);
  expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'private, no-store']);
});

test('a browser that already has it gets 304', async () => {
  const url = `/photos/${key}-320.webp`;
  const { etag } = (await app.inject(url)).headers;
  const again = await app.inject({ url, headers: { 'if-none-match': String(etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('a HEAD request gets only the headers', async () => {
  const response = await app.inject({ method: 'HEAD', url: `/photos/${key}-320.webp` });
  expect([response.statusCode, response.body]).toEqual([200, '']);
});

test.each([
  `${newPhotoKey()}-320.webp`,
  `${key}-321.webp`,
  `${key}-0320.webp`,
  `${key}-320.webp.new`,
  `${key}-320.jpg`,
  `${key}.webp`,
  key,
  '..%2f..%2fsecret.webp',
  '..%2fsecret-320.webp',
  `%00${key}-320.webp`,
  'x',
])('%s is not a photo', async (name) => {
  const response = await app.inject(`/photos/${name}`);
  expect(response.statusCode).toBe(404);
  expect(response.headers['cache-control']).not.toContain('immutable');
  expect(response.body).not.toContain('secret');
});

test('photos from another origin are allowed by name', async () => {
  const policy = (await app.inject(`/photos/${key}-320.webp`)).headers['content-security-policy'];
  expect(policy).toContain("img-src 'self' data: blob: https://cdn.example;");
});
