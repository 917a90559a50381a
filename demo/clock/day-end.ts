import type { FastifyInstance } from 'fastify';
import type { Database } from '@forecourt/server/database/database.ts';
import { sendWantedDigests } from '@forecourt/server/flows/wanted/send-wanted-digests.ts';

const dayMs = 86_400_000;

/** Sends the digests of tomorrow, then of the day after and so on, so that no one has to wait for the evening. */
export async function serveDayEnd(server: FastifyInstance, { db }: { db: Database }): Promise<void> {
  let days = 0;
  server.post('/day-end', async (_request, reply) => {
    days += 1;
    await sendWantedDigests(db, 'UTC', new Date(Date.now() + days * dayMs));
    return reply.code(204).send();
  });
}
