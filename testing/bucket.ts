import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '../server/config/config.ts';

interface StoredObject {
  content: Buffer;
  headers: IncomingMessage['headers'];
  changedAt: Date;
}

/** A bucket over real HTTP that accepts only signed requests, lists two objects per page and can fail. */
export interface Bucket {
  settings: S3Settings;
  objects: Map<string, StoredObject>;
  /** Makes all requests fail with this status, or only those for names that contain `only`. */
  failWith: (status: number | null, only?: string) => void;
  close: () => Promise<void>;
}

const signature =
  /^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/test-region\/s3\/aws4_request, SignedHeaders=[\w;-]*host[\w;-]*, Signature=[0-9a-f]{64}$/;

export async function startBucket(): Promise<Bucket> {
  const objects: Bucket['objects'] = new Map();
  let failure: number | null = null;
  let failing = '';

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket');
    const name = decodeURIComponent(pathname.replace(/^\/cars\/?/, ''));
    if (failure && name.includes(failing)) return void response.writeHead(failure).end();
    if (!signature.test(request.headers.authorization ?? '')) return void response.writeHead(403).end();
    if (!pathname.startsWith('/cars')) return void response.writeHead(404).end();
    switch (request.method) {
      case 'PUT':
        objects.set(name, { content: await buffer(request), headers: request.headers, changedAt: new Date() });
        return void response.end();
      case 'DELETE':
        objects.delete(name);
        return void response.writeHead(204).end();
      default: {
        if (name === '') return void response.end(list(searchParams));
        const found = objects.get(name);
        if (!found) return void response.writeHead(404).end();
        return void response.writeHead(200, { 'content-length': found.content.length }).end(found.content);
      }
    }
  }

  function list(query: URLSearchParams): string {
    const from = Number(query.get('continuation-token') ?? 0);
    const all = [...objects].filter(([name]) => name.startsWith(query.get('prefix') ?? ''));
    const contents = all
      .slice(from, from + 2)
      .map(
        ([name, { changedAt }]) =>
          `<Contents><Key>${name}</Key><LastModified>${changedAt.toISOString()}</LastModified></Contents>`,
      );
    const more = from + 2 < all.length;
    const next = more ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : '';
    return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${contents.join('')}${next}</ListBucketResult>`;
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: {
      endpoint,
      bucket: 'cars',
      region: 'test-region',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
      publicUrl: null,
    },
    objects,
    failWith: (status, only = '') => {
      [failure, failing] = [status, only];
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
