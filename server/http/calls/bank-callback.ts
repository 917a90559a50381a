import type { FastifyInstance } from 'fastify';
import type { CallbackVerdict } from '@forecourt/contract/payments/bank-callback.ts';
import { networkOf, type CountAgainst } from '../../lib/limits.ts';

export const bankCallbackPath = '/api/payments/bank-callback';

interface Parts {
  handle: (rawBody: Buffer, signature: string | undefined) => Promise<CallbackVerdict>;
  countAgainst: CountAgainst;
}

/** The bank's callback endpoint. The signature covers the raw body, so nothing may parse it first. */
export async function serveBankCallback(app: FastifyInstance, { handle, countAgainst }: Parts): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 64 * 1024 }, (_request, body, done) =>
    done(null, body),
  );
  app.post(bankCallbackPath, async (request, reply) => {
    await countAgainst('bank_callback', `address:${networkOf(request.ip)}`);
    const signature = request.headers['x-fleeca-signature'];
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const verdict = await handle(body, typeof signature === 'string' ? signature : undefined);
    const status = statuses[verdict];
    return reply.code(status).send({ success: status === 200, message: verdict });
  });
}

/** A repeated callback gets the same status as the first one. Otherwise the bank would keep sending it. */
const statuses: Record<CallbackVerdict, number> = {
  accepted: 200,
  replayed: 200,
  bad_signature: 401,
  unreadable: 400,
  unknown_payment: 404,
  wrong_amount: 409,
  wrong_mode: 409,
};
