import { readable } from '@forecourt/contract/kit/readable.ts';
import * as oauth from 'openid-client';
import { z } from 'zod';
import { configuredRequest } from '../configured-request.ts';
import type { Answered } from '../guarded-request/exchange.ts';
import { readJson } from '../read-json.ts';

/** The game community's login, real or demo. The same code talks to both over HTTP. */
export interface GameSignIn {
  begin: (
    origin: string,
    redirectUri: string,
  ) => Promise<{ authorizeUrl: string; state: string; codeVerifier: string }>;
  exchange: (answer: { code: string; state: string; codeVerifier: string; redirectUri: string }) => Promise<string>;
  readAccount: (accessToken: string) => Promise<Account>;
  /**
   * Makes a request that logs no one in. Throws `SignInTrouble` with a sentence unless the provider knows this site.
   */
  check: () => Promise<void>;
}

/** The provider doesn't respond as it should. */
export class SignInTrouble extends Error {}

export interface Account {
  id: number;
  username: string;
  characters: { id: number; name: string }[];
}

export interface GameSignInOptions {
  /** Where users are redirected, given the site's own origin (the demo provider runs on it). */
  authorizeBase: (origin: string) => string;
  /** The server-side address, known only once the demo listens. */
  apiBase: () => string;
  clientId: string;
  clientSecret: string;
  scope: string;
}

const longestMs = 30_000;
const maxCheckMs = 5_000;
const send = configuredRequest(1024 * 1024);

export function gameSignIn(options: GameSignInOptions): GameSignIn {
  const provider = () => {
    const base = options.apiBase();
    const metadata = { issuer: base, token_endpoint: `${base}/oauth/token` };
    const config = new oauth.Configuration(
      metadata,
      options.clientId,
      {},
      oauth.ClientSecretPost(options.clientSecret),
    );
    config[oauth.customFetch] = sendForOauth;
    // The demo provider runs on this machine. For a real one config.ts requires https.
    // oxlint-disable-next-line no-deprecated -- marked so only to stand out
    if (base.startsWith('http:')) oauth.allowInsecureRequests(config);
    return config;
  };

  return {
    async begin(origin, redirectUri) {
      const codeVerifier = oauth.randomPKCECodeVerifier();
      const state = oauth.randomState();
      const url = new URL(`${options.authorizeBase(origin)}/oauth/authorize`);
      url.search = new URLSearchParams({
        client_id: options.clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: options.scope,
        state,
        code_challenge: await oauth.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      }).toString();
      return { authorizeUrl: url.href, state, codeVerifier };
    },

    async exchange({ code, state, codeVerifier, redirectUri }) {
      const returned = new URL(redirectUri);
      returned.search = new URLSearchParams({ code, state }).toString();
      const token = await oauth.authorizationCodeGrant(provider(), returned, {
        expectedState: state,
        pkceCodeVerifier: codeVerifier,
      });
      return token.access_token;
    },

    async readAccount(accessToken) {
      const url = new URL(`${options.apiBase()}/api/user`);
      const response = await oauth.fetchProtectedResource(provider(), accessToken, url, 'GET');
      return accountOf(readJson(await answered(response), 200));
    },

    async check() {
      const response = await send(`${options.apiBase()}/oauth/token`, {
        method: 'POST',
        longestMs: maxCheckMs,
        headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
        // A code that doesn't exist: a known client gets that error, an unknown one is rejected earlier.
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          client_id: options.clientId,
          client_secret: options.clientSecret,
          redirect_uri: `${options.apiBase()}/`,
          code: oauth.randomState(),
          code_verifier: oauth.randomPKCECodeVerifier(),
        }).toString(),
      }).catch((cause: unknown) => {
        throw new SignInTrouble('The login provider didn’t respond', { cause });
      });
      const refused = reasonOf(response);
      if (refused === 'invalid_client' || refused === 'unauthorized_client')
        throw new SignInTrouble('The login provider doesn’t accept our client id and secret');
    },
  };
}

/** The library expects a fetch. Its own signal isn't used, because the request has a deadline. */
const sendForOauth: oauth.CustomFetch = async (url, { method, headers, body }) => {
  const text = body instanceof URLSearchParams || typeof body === 'string' ? String(body) : null;
  const answer = await send(url, { method: method === 'POST' ? 'POST' : 'GET', headers, body: text, longestMs });
  const type = answer.headers['content-type'];
  return new Response(withoutBody.has(answer.status) ? null : answer.body, {
    status: answer.status,
    headers: typeof type === 'string' ? { 'content-type': type } : {},
  });
};
const withoutBody = new Set([204, 205, 304]);

const answered = async (response: Response) => ({
  status: response.status,
  headers: Object.fromEntries(response.headers),
  body: await response.text(),
});

function reasonOf(response: Answered): string {
  try {
    return Refusal.parse(readJson(response, 400)).error;
  } catch (cause) {
    if (response.status === 401) return 'invalid_client';
    throw new SignInTrouble(`The login provider sent an unexpected response (${response.status})`, { cause });
  }
}

/** The reason for a refused token, as in RFC 6749. */
const Refusal = z.object({ error: z.string() });

/** A number, or its digits. */
const ProviderId = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d{1,15}$/)
      .transform(Number),
  ])
  .pipe(z.number().int().positive());
const ProviderAnswer = z.object({
  user: z.object({
    id: ProviderId,
    username: z.string().min(1).max(200),
    character: z
      .array(z.object({ id: ProviderId, firstname: z.string().max(100), lastname: z.string().max(100) }))
      .max(1000)
      .nullish(),
  }),
});

function accountOf(answer: unknown): Account {
  const { user } = ProviderAnswer.parse(answer);
  const characters = (user.character ?? []).map(({ id, firstname, lastname }) => ({
    id,
    name: readable(`${firstname} ${lastname}`.replaceAll('_', ' ').replace(/\s+/g, ' ')),
  }));
  return { id: user.id, username: user.username, characters };
}
