import { readFile } from 'node:fs/promises';
import { channelNames, channels } from '@forecourt/contract/webhooks/webhook-events.ts';
import type { Database } from '@forecourt/server/database/database.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { keepMessage, messagesIn } from './chat.store.ts';
import { channelPage } from './pages.ts';
import { ownChannel } from './place.ts';

/** A small chat that accepts webhooks like the real one, with a page per channel that shows the messages. */
export async function serveChat(
  app: FastifyInstance,
  { db, siteName }: { db: Database; siteName: string },
): Promise<void> {
  const [stylesheet, script] = await Promise.all(
    ['chat.css', 'copy.js'].map((name) => readFile(new URL(name, import.meta.url), 'utf8')),
  );
  app.get('/chat.css', async (_request, reply) => reply.type('text/css').send(stylesheet));
  app.get('/copy.js', async (_request, reply) => reply.type('text/javascript').send(script));

  app.post('/hooks/:channel', async (request, reply) => {
    const channel = channelOf(request.params);
    if (!channel) return reply.code(404).send({ message: 'Unknown Webhook', code: 10015 });
    const sent = Message.safeParse(request.body);
    const id = z.uuid().safeParse(request.headers['webhook-id']);
    if (!sent.success || !id.success) return reply.code(400).send({ message: 'Invalid Form Body', code: 50035 });
    await keepMessage(db, channel, id.data, sent.data);
    return reply.code(204).send();
  });

  app.get('/', async (_request, reply) => reply.redirect(`${app.prefix}/${channelNames[0]}`, 303));
  app.get('/:channel', async (request, reply) => {
    const channel = channelOf(request.params);
    if (!channel) return reply.redirect(`${app.prefix}/${channelNames[0]}`, 303);
    const shown = { path: app.prefix, siteName, channel, name: nameOf(channel) };
    return reply.type('text/html; charset=utf-8').send(channelPage(shown, await messagesIn(db, channel)));
  });
}

type ChatChannel = (typeof chatChannels)[number];
const chatChannels = [...channelNames, ownChannel] as const;

function channelOf(params: unknown): ChatChannel | null {
  const { channel } = params as { channel?: string };
  return chatChannels.find((name) => name === channel) ?? null;
}

const nameOf = (channel: ChatChannel) => (channel === ownChannel ? 'Your own webhook' : channels[channel].name);

const WebLink = z.url({ protocol: /^https?$/ }).max(2048);

/** The same limits as the real one. */
const Message = z.object({
  username: z.string().min(1).max(80).optional(),
  content: z.string().min(1).max(2000),
  embeds: z
    .array(
      z.object({
        title: z.string().max(256),
        url: WebLink.optional(),
        color: z.int().min(0).max(0xffffff),
        image: z.object({ url: WebLink }).optional(),
        fields: z
          .array(z.object({ name: z.string().max(256), value: z.string().max(1024) }))
          .max(25)
          .optional(),
      }),
    )
    .max(10),
  allowed_mentions: z.object({ parse: z.array(z.string()).max(0) }),
});
