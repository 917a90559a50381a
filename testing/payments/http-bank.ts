import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

interface HeldPayment {
  amount: number;
  isPaid: boolean;
}

/** A bank over real HTTP that opens payments and reports the status the test decides. */
export async function startHttpBank() {
  const payments = new Map<string, HeldPayment>();
  let beforeOpening: () => Promise<unknown> = async () => undefined;
  const send = (response: ServerResponse, status: number, body: object) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

  const server = createServer(async (request, response) => {
    if (request.method === 'POST') {
      const { amount } = JSON.parse((await request.toArray()).join('')) as { amount: number };
      const payment_id = randomUUID();
      payments.set(payment_id, { amount, isPaid: false });
      await beforeOpening();
      return send(response, 201, { success: true, payment_id, payment_link: `${url}/pay/${payment_id}`, message: '' });
    }
    const payment_id = request.url!.split('/').at(-1)!;
    const known = payments.get(payment_id);
    if (!known) return send(response, 404, { success: false, message: 'not found' });
    const { amount, isPaid } = known;
    const paid_at = isPaid ? new Date().toISOString() : null;
    const status = isPaid ? 'payment_successful' : 'pending';
    return send(response, 200, {
      success: true,
      data: { payment_id, amount, mode: 1, status, payer_routing: isPaid ? '004417309' : null, paid_at },
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url,
    payments,
    pay: (bankPaymentId: string) => void (payments.get(bankPaymentId)!.isPaid = true),
    /** Responds to an opening only when this resolves. */
    whenOpening: (wait: () => Promise<unknown>) => void (beforeOpening = wait),
  };
}
