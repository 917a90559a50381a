import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { gameSignIn } from './game-sign-in.ts';

/** A provider that responds as told, over real HTTP. */
async function providerAnswering(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return gameSignIn({
    authorizeBase: () => base,
    apiBase: () => base,
    clientId: 'us',
    clientSecret: 'secret',
    scope: 'identity',
  });
}

const json =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
const exchange = {
  code: 'c',
  state: 's',
  codeVerifier: 'v'.repeat(43),
  redirectUri: 'https://site.example/auth/callback',
};

test('sends what the provider requires, with the secret in the form body', async () => {
  let asked = '';
  const provider = await providerAnswering(async (request, response) => {
    for await (const chunk of request) asked += String(chunk);
    json({ token_type: 'Bearer', expires_in: 60, access_token: 'theirs' })(request, response);
  });
  expect(await provider.exchange(exchange)).toBe('theirs');
  expect(Object.fromEntries(new URLSearchParams(asked))).toEqual({
    grant_type: 'authorization_code',
    client_id: 'us',
    client_secret: 'secret',
    redirect_uri: exchange.redirectUri,
    code: 'c',
    code_verifier: exchange.codeVerifier,
  });
});

test('the authorization address has a state and a PKCE challenge, never the secret', async () => {
  const provider = await providerAnswering(json({}));
  const { authorizeUrl, state } = await provider.begin('https://site.example', exchange.redirectUri);
  const { searchParams } = new URL(authorizeUrl);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    response_type: 'code',
    scope: 'identity',
    state,
    code_challenge_method: 'S256',
  });
  expect(authorizeUrl).not.toContain('secret');
});

test('reads the account, with or without characters', async () => {
  const character = [
    { id: 7, memberid: 1, firstname: 'Mara', lastname: 'Quinn' },
    { id: 8, memberid: 1, firstname: 'Jo_Ann', lastname: 'Li' },
  ];
  const full = await providerAnswering(json({ user: { id: 1, username: 'mq', confirmed: 1, role: [], character } }));
  expect(await full.readAccount('t')).toEqual({
    id: 1,
    username: 'mq',
    characters: [
      { id: 7, name: 'Mara Quinn' },
      { id: 8, name: 'Jo Ann Li' },
    ],
  });
  const none = await providerAnswering(json({ user: { id: 1, username: 'mq' } }));
  expect((await none.readAccount('t')).characters).toEqual([]);
});

test.each<[string, RequestListener]>([
  [
    'HTML with 200',
    (_request, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hello</h1>'),
  ],
  ['an error', json({ message: 'Server Error' }, 500)],
  ['a missing id', json({ user: { username: 'x' } })],
  ['an id that is true', json({ user: { id: true, username: 'x' } })],
  ['a character without a name', json({ user: { id: 1, username: 'x', character: [{ id: 3 }] } })],
  [
    'text that is not JSON',
    (_request, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{"user":'),
  ],
  ['two megabytes', json({ user: { id: 1, username: 'x'.repeat(2_000_000) } })],
  ['a closed connection', (request) => void request.socket.destroy()],
])('rejects an account returned as %s', async (_what, listener) => {
  const provider = await providerAnswering(listener);
  await expect(provider.readAccount('t')).rejects.toThrow();
});

test.each<[string, RequestListener]>([
  [
    'HTML with 200',
    (_request, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hello</h1>'),
  ],
  ['no token in it', json({ token_type: 'Bearer' })],
  ['two megabytes', json({ token_type: 'Bearer', access_token: 'x'.repeat(2_000_000) })],
  ['a refusal', json({ error: 'invalid_grant' }, 400)],
])('an exchange answered with %s yields no token', async (_what, listener) => {
  const provider = await providerAnswering(listener);
  await expect(provider.exchange(exchange)).rejects.toThrow();
});
