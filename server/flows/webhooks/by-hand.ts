import { randomUUID } from 'node:crypto';
import { templateFault } from '@forecourt/contract/webhooks/template.ts';
import type { EventFacts } from '@forecourt/contract/webhooks/webhook-event.ts';
import {
  variablesOf,
  webhookEvents,
  type Channel,
  type WebhookEvent,
} from '@forecourt/contract/webhooks/webhook-events.ts';
import type { RawBuilder } from 'kysely';
import { notify } from '../../events/notify.ts';
import { judge, outcomeSentence } from '../../features/webhooks/answers.rules.ts';
import { formatFor } from '../../features/webhooks/address.rules.ts';
import { sendAgain, writeForChannel } from '../../features/webhooks/deliveries.store.ts';
import { noteAttempt, writeTest } from '../../features/webhooks/delivery-queue.store.ts';
import { findDelivery, ofTheSite } from '../../features/webhooks/log.store.ts';
import { lockWebhook, type WebhookOwner } from '../../features/webhooks/webhooks.store.ts';
import { asStaff } from '../../features/staff/as-staff.ts';
import { fail } from '../../lib/failure.ts';
import { sendOnce } from './send-once.ts';
import { needOutward, needWebhook, opened } from './set-up.ts';
import type { WebhookDeps } from './webhook-parts.ts';

export interface TryOut {
  event: WebhookEvent;
  /** An address other than the saved one. */
  url?: string | undefined;
  data?: Record<string, string> | undefined;
  template?: string | undefined;
}

const receiverBusy = 'We’re already sending this receiver several messages. Please try again in a few seconds.';

/**
 * Sends an example now, bypassing the queue, and returns the real response. It's in the log like any other delivery.
 */
export async function tryOut(parts: WebhookDeps, owner: WebhookOwner, { event, url, data, template }: TryOut) {
  const webhook = await needWebhook(parts, owner);
  const isTyped = url !== undefined && url !== '' && url !== webhook.address_shown;
  if (isTyped) await needOutward(parts.guard, url, 'webhookUrl');
  const address = isTyped ? url : opened(parts, webhook.address);
  if (address === null) return fail('webhook_not_ready');
  const fault = template ? templateFault(template, event) : null;
  if (fault) fail('bad_input', { fields: { template: [fault] } });
  const facts = exampleFacts(event, data);
  const message = {
    id: randomUUID(),
    event,
    facts,
    template: template || webhook.message_template,
    format: isTyped ? formatFor(address, parts.ownChat) : webhook.format,
    secret: opened(parts, webhook.secret),
    happenedAt: new Date(),
    isTest: true,
  };
  const sent = await sendOnce(parts, address, message);
  if (sent === 'busy') return { success: false, message: receiverBusy, status_code: null, answer: null, took_ms: 0 };
  const { result, attempted } = sent;
  const verdict = judge(result, 0, parts.limits, 0);
  const taken = verdict.is === 'delivered';
  const outcome =
    taken || result.status === null ? outcomeSentence(result, verdict) : `The receiver responded with ${result.status}`;
  await parts.db.transaction().execute(async (tx) => {
    const wasWritten = await writeTest(tx, webhook.id, { id: message.id, event, facts, taken });
    if (wasWritten) await noteAttempt(tx, message.id, { ...attempted, outcome });
  });
  const { statusCode: status_code, answer, durationMs: took_ms } = attempted;
  return { success: taken, message: outcome, status_code, answer, took_ms };
}

/** Queues a message written by an admin, and logs it. */
export function trigger(parts: WebhookDeps, channel: Channel, data: Record<string, string>, actorId: number) {
  const facts = testFacts(channel, data);
  return parts.db.transaction().execute(async (tx) => {
    const { id: webhookId } = await lockWebhook(tx, { channel });
    const write = () => writeForChannel(tx, channel, null, facts);
    const id =
      (await asStaff(tx, actorId, { action: 'trigger_webhook', id: webhookId }, write)) ?? fail('webhook_not_ready');
    await notify(tx, { topic: 'deliveries' });
    return (await findDelivery(tx, id, ofTheSite))!;
  });
}

/** Sends it again with the same id, at the end of the queue. */
export const redeliver = (parts: WebhookDeps, id: string, whose: RawBuilder<boolean>) =>
  parts.db.transaction().execute(async (tx) => {
    const done = (await sendAgain(tx, id, whose)) ?? fail('delivery_not_found');
    if (done === 'waiting') fail('delivery_waiting');
    if (done === 'not_ready') fail('webhook_not_ready');
    await notify(tx, { topic: 'deliveries' });
    return (await findDelivery(tx, id, whose))!;
  });

function exampleFacts(event: WebhookEvent, data: Record<string, string> = {}): EventFacts {
  const { values } = testFacts(event, data);
  return framed({ ...webhookEvents[event].example, ...values });
}

function testFacts(event: WebhookEvent, data: Record<string, string>): EventFacts {
  const variables = variablesOf(event);
  const unknown = Object.keys(data).find((name) => !variables.includes(name));
  if (unknown !== undefined)
    fail('bad_input', {
      fields: { data: [`There is no ${unknown} in this event. You can use ${variables.join(', ')}.`] },
    });
  return framed({ ...data });
}

/** Adds the facts for the embed below the text, if there is a car. */
const framed = (values: Record<string, string>): EventFacts => ({
  values,
  ...(values.title && { title: values.title }),
  ...(values.posting_url && { link: values.posting_url }),
  ...((values.new_price ?? values.price) && { price: values.new_price ?? values.price! }),
});
