import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '@forecourt/server/database/database.ts';
import { hashToken, newToken } from '@forecourt/server/lib/secrets.ts';
import { people } from '../people.ts';
import { signInClient } from './client.ts';
import { authorizePage, errorPage, notFoundPage } from './pages.ts';

type Fields = Record<string, string | undefined>;

/** A small version of the game community's OAuth server: the same endpoints, formats and quirks, with sample people. */
export async function serveIdentityProvider(app: FastifyInstance, { db }: { db: Database }): Promise<void> {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  const stylesheet = await readFile(new URL('provider.css', import.meta.url), 'utf8');
  app.get('/provider.css', async (_request, reply) => reply.type('text/css').send(stylesheet));

  app.get('/oauth/authorize', async (request, reply) => {
    const asked = parameters(request);
    const wrong = wrongRequest(asked, request);
    return page(reply, wrong ? errorPage(wrong) : authorizePage(people, asked), wrong ? 400 : 200);
  });

  app.post('/oauth/authorize', async (request, reply) => {
    const asked = parameters(request);
    const wrong = wrongRequest(asked, request);
    if (wrong) return page(reply, errorPage(wrong), 400);
    const back = new URL(asked.redirect_uri!);
    if (asked.state) back.searchParams.set('state', asked.state);
    if (asked.deny) {
      back.searchParams.set('error', 'access_denied');
      return reply.redirect(back.href, 303);
    }
    const person = people.find(({ username }) => username === asked.account);
    if (!person) return page(reply, errorPage('No such account.'), 400);
    const code = newToken();
    await db
      .insertInto('demo.grants')
      .values({
        code_hash: hashToken(code),
        account: person.username,
        redirect_uri: asked.redirect_uri!,
        code_challenge: asked.code_challenge ?? null,
        expires_at: sql`now() + interval '5 minutes'`,
      })
      .execute();
    back.searchParams.set('code', code);
    return reply.redirect(back.href, 303);
  });

  app.post('/oauth/token', async (request, reply) => {
    const asked = parameters(request);
    if (asked.client_id !== signInClient.clientId || asked.client_secret !== signInClient.clientSecret) {
      return reply.code(401).send({ error: 'invalid_client' });
    }
    const token = newToken();
    const grant = await db
      .updateTable('demo.grants')
      .set({ token_hash: hashToken(token), expires_at: sql`now() + interval '1 hour'` })
      .where('code_hash', '=', hashToken(asked.code ?? ''))
      .where('token_hash', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .where('redirect_uri', '=', asked.redirect_uri ?? '')
      .returning('code_challenge')
      .executeTakeFirst();
    const proven =
      grant && (grant.code_challenge === null || grant.code_challenge === challengeOf(asked.code_verifier));
    if (!proven || asked.grant_type !== 'authorization_code') return reply.code(400).send({ error: 'invalid_grant' });
    return { token_type: 'Bearer', expires_in: 3600, access_token: token };
  });

  app.get('/api/user', async (request, reply) => {
    const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
    const grant = await db
      .selectFrom('demo.grants')
      .select('account')
      .where('token_hash', '=', hashToken(token ?? ''))
      .where('expires_at', '>', sql<Date>`now()`)
      .executeTakeFirst();
    const person = people.find(({ username }) => username === grant?.account);
    if (!person) return reply.code(401).send({ message: 'Unauthenticated.' });
    const { id, username, characters } = person;
    const character = characters.map((one) => ({
      id: one.id,
      memberid: id,
      firstname: one.firstname,
      lastname: one.lastname,
    }));
    return { user: { id, username, confirmed: 1, role: [], ...(character.length > 0 && { character }) } };
  });

  // The real one responds with 200 to unknown addresses.
  app.get('/*', async (_request, reply) => page(reply, notFoundPage(), 200));
}

const page = (reply: FastifyReply, html: string, status: number) =>
  reply.code(status).type('text/html; charset=utf-8').send(html);

/** Each parameter once and as clean text. A repeated one, or one containing a NUL, counts as missing. */
function parameters(request: FastifyRequest): Fields {
  const given = { ...(request.query as object), ...(request.body as object | undefined) };
  const clean = Object.entries(given).filter(([, value]) => typeof value === 'string' && !value.includes('\0'));
  return Object.fromEntries(clean) as Fields;
}

const challengeOf = (verifier = '') => createHash('sha256').update(verifier).digest('base64url');

function wrongRequest(asked: Fields, request: FastifyRequest): string | null {
  if (asked.client_id !== signInClient.clientId) return 'Unknown application.';
  if (asked.response_type !== 'code') return 'Only the authorization code flow is supported.';
  const expected = '/auth/callback';
  const redirect = URL.canParse(asked.redirect_uri ?? '') ? new URL(asked.redirect_uri!) : null;
  if (redirect?.pathname !== expected || redirect.host !== request.host)
    return 'The redirect address isn’t registered.';
  return null;
}
