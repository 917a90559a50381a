import { Agent, request } from 'node:https';
import { text } from 'node:stream/consumers';
import { addresses } from '@forecourt/contract/addresses.generated.ts';
import type { contract } from '@forecourt/contract/contract.ts';
import { createClient } from '@forecourt/contract/kit/client.ts';
import type { IncomingMessage } from 'node:http';
import type { Database } from '../../server/database/database.ts';
import { createSession } from '../../server/features/accounts/sessions.store.ts';
import { hashToken, newToken } from '../../server/lib/secrets.ts';
import { personas, type Persona } from '../personas.ts';

export interface Front {
  secure: number;
  certificate: Buffer;
  name: string;
}

/** Users whose browsers reach the site by its public name, over https and keep-alive connections. */
export function throughNginx({ secure, certificate, name }: Front) {
  const agent = new Agent({ keepAlive: true, host: '127.0.0.1', port: secure, ca: certificate, servername: name });
  const send = (path: string, method: string, headers: Record<string, string>, body?: Buffer) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const to = { host: '127.0.0.1', port: secure, agent, path, method };
      const asked = request({ ...to, headers: { host: name, ...headers } }, resolve);
      asked.on('error', reject).end(body);
    });

  const fetchWith =
    (cookie: string): typeof fetch =>
    async (input, init = {}) => {
      const address = new URL(input instanceof Request ? input.url : input, `https://${name}`);
      const packed = new Request(address, init);
      const body = Buffer.from(await packed.arrayBuffer());
      const headers = {
        ...Object.fromEntries(packed.headers),
        ...(cookie && { cookie }),
        ...(packed.method !== 'GET' && { origin: `https://${name}`, 'content-length': String(body.length) }),
      };
      const response = await send(address.pathname + address.search, packed.method, headers, body);
      const found = await text(response);
      return new Response(response.statusCode === 204 ? null : found, {
        status: response.statusCode!,
        headers: { 'content-type': response.headers['content-type'] ?? '' },
      });
    };

  const person = (cookie: string) => {
    const fetchAs = fetchWith(cookie);
    return { cookie, fetch: fetchAs, api: createClient<typeof contract>(addresses, fetchAs) };
  };
  return {
    send,
    visitor: person(''),
    async as(db: Database, persona: Persona) {
      const whose = db.selectFrom('users').select('id').where('name', '=', personas[persona]);
      const { id } = await whose.executeTakeFirstOrThrow();
      const token = newToken();
      await createSession(db, hashToken(token), id);
      return { id, ...person(`__Host-forecourt_session=${token}`) };
    },
    close: () => agent.destroy(),
  };
}

export type People = ReturnType<typeof throughNginx>;
export type Signed = Awaited<ReturnType<People['as']>>;
