import type { FastifyInstance } from 'fastify';
import type { Database } from '@forecourt/server/database/database.ts';
import { sendWantedDigests } from '@forecourt/server/flows/wanted/send-wanted-digests.ts';

const dayMs = 86_400_000;

/** Sends the digests of tomorrow right away, so that no one has to wait until six in the evening. */
export async function serveDayEnd(server: FastifyInstance, { db }: { db: Database }): Promise<void> {
  server.post('/day-end', async (_request, reply) => {
    await sendWantedDigests(db, 'UTC', new Date(Date.now() + dayMs));
    return reply.code(204).send();
  });
}
