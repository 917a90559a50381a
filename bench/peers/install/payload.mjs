/**
 * Payload as a standalone server: its REST API through its own `handleEndpoints` on node:http. It leaves out Next.js,
 * where it usually runs, and its admin panel, which is in its favour.
 */
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { buildConfig, getPayload, handleEndpoints } from 'payload';

const { connection, poolSize, isSetup } = JSON.parse(process.env.BENCH_PEER ?? '{}');
// Indexes are created separately, the same as in the other tables.
const text = (name) => ({ name, type: 'text' });
const number = (name) => ({ name, type: 'number' });

const config = buildConfig({
  secret: 'only for the bench',
  telemetry: false,
  admin: { disable: true },
  graphQL: { disable: true },
  logger: { options: { level: 'silent' } },
  db: postgresAdapter({ pool: { ...connection, max: poolSize }, push: isSetup }),
  collections: [
    {
      slug: 'cars',
      access: { read: () => true, create: () => true },
      fields: [
        ...[
          'status',
          'make',
          'model',
          'body_class',
          'colour',
          'transmission',
          'fuel',
          'drive',
          'seller_type',
          'title',
        ].map(text),
        ...['year', 'price', 'mileage'].map(number),
        { name: 'description', type: 'textarea' },
        { name: 'words', type: 'textarea' },
        { name: 'published_at', type: 'date' },
      ],
    },
  ],
});

await getPayload({ config });
if (isSetup) process.exit(0);

const server = createServer((request, response) => {
  answer(request, response).catch((/** @type {unknown} */ error) => response.writeHead(500).end(String(error)));
});

async function answer(request, response) {
  const { method, headers, url } = request;
  const body = method === 'GET' ? undefined : Readable.toWeb(request);
  const asked = new Request(`http://${headers.host}${url}`, { method, headers, body, duplex: 'half' });
  const answered = await handleEndpoints({ config, request: asked });
  response.writeHead(answered.status, Object.fromEntries(answered.headers));
  response.end(Buffer.from(await answered.arrayBuffer()));
}

server.listen(0, '127.0.0.1', () => process.send({ origin: `http://127.0.0.1:${server.address().port}` }));
