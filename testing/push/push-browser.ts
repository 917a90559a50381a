import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

interface PushReceived {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A browser's keys and its push service, run by the test. */
export async function startPushBrowser() {
  const received: PushReceived[] = [];
  let status = 201;
  const server = createServer(async (request, response) => {
    const parts = await Array.fromAsync(request as AsyncIterable<Buffer>).catch(() => null);
    if (!parts) return;
    received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const own = createECDH('prime256v1');
  const publicKey = own.generateKeys();
  const auth = randomBytes(16);
  return {
    origin,
    received,
    responds: (next: number) => void (status = next),
    /** The subscription as the browser sends it to the site. */
    subscription: (path = '/one') => ({
      endpoint: `${origin}${path}`,
      p256dh: publicKey.toString('base64url'),
      auth: auth.toString('base64url'),
    }),
    /** Decrypts as RFC 8291 says, without the library that encrypted it. */
    read({ body }: PushReceived): unknown {
      const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 21 + body[20]!)];
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
      const key = Buffer.from(hkdfSync('sha256', own.computeSecret(sender), auth, info, 32));
      const part = (what: string, bytes: number) =>
        Buffer.from(hkdfSync('sha256', key, salt, Buffer.from(`Content-Encoding: ${what}\0`), bytes));
      const sealed = body.subarray(21 + body[20]!);
      const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
      decipher.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
    },
    /** The claims of the sender's signature (RFC 8292), or null if the key didn't sign them. */
    signedBy({ headers }: PushReceived, key: string): Record<string, unknown> | null {
      const [, token = '', named] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
      const [head = '', claims = '', signature = ''] = token.split('.');
      const point = Buffer.from(key, 'base64url');
      const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
      const jwk = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' });
      const isSigned = verify(
        'sha256',
        Buffer.from(`${head}.${claims}`),
        { key: jwk, dsaEncoding: 'ieee-p1363' },
        Buffer.from(signature, 'base64url'),
      );
      if (named !== key || !isSigned) return null;
      return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
    },
  };
}
