import { isWebhookEvent } from '@forecourt/contract/webhooks/webhook-events.ts';
import type { Tx } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { growingPause, judge, outcomeSentence, type Verdict } from '../../features/webhooks/answers.rules.ts';
import type { Attempted } from '../../features/webhooks/attempt.ts';
import {
  finish,
  scheduleNext,
  lockLease,
  nextDelivery,
  noteAttempt,
  noteDelivered,
  noteRefused,
  release,
  stopWebhook,
  type Lease,
  type Waiting,
} from '../../features/webhooks/delivery-queue.store.ts';
import type { Secrets } from '../../lib/secrets.ts';
import { sendOnce } from './send-once.ts';
import type { WebhookDeps } from './webhook-parts.ts';

/** After this many messages, or when one attempt's time is up, other webhooks get their turn. */
const maxPerTurn = 20;
/** If a working receiver refuses a message this often, it's dropped so that later ones can be delivered. */
const maxRefusals = 5;

/**
 * Sends a webhook's pending messages in order while the receiver accepts them. A crash loses nothing: messages not
 * recorded as delivered are sent again with the same id.
 */
export async function workThrough(parts: WebhookDeps, lease: Lease, stopping: AbortSignal): Promise<void> {
  const { db, limits } = parts;
  const until = performance.now() + limits.attemptMs;
  for (let sent = 0; sent < maxPerTurn && !stopping.aborted && performance.now() < until; sent++) {
    const waiting = await nextDelivery(db, lease, limits.leaseMs);
    if (!waiting) break;
    const verdict = await deliver(parts, lease, waiting);
    if (verdict.is !== 'delivered' || verdict.pauseMs > 0) break;
  }
  await release(db, lease);
}

async function deliver(parts: WebhookDeps, lease: Lease, waiting: Waiting): Promise<Verdict> {
  const { db, secrets, limits } = parts;
  const { id, event, facts, format, message_template: template, created_at: happenedAt, is_test: isTest } = waiting;
  if (!isWebhookEvent(event)) {
    await finish(db, id, 'dead');
    return { is: 'delivered', pauseMs: 0 };
  }
  const opened = open(secrets, waiting);
  if (!opened) return stopUnreadable(parts, lease);
  const message = { id, event, facts, template, format, secret: opened.secret, happenedAt, isTest };
  const sent = await sendOnce(parts, opened.address, message);
  if (sent === 'busy') return waitForReceiver(parts, lease, waiting);
  const { result, attempted } = sent;
  const verdict = judge(result, waiting.failures, limits, Math.random());
  const noted = { ...attempted, outcome: outcomeSentence(result, verdict) };
  if (verdict.is === 'delivered') await noteDelivered(db, lease, id, noted, verdict.pauseMs);
  else await noteFailed(parts, lease, waiting, verdict, noted);
  return verdict;
}

/**
 * All slots for this receiver's address are in use. Nothing was sent, so nothing is recorded as an attempt or a
 * failure.
 */
async function waitForReceiver({ db, limits }: WebhookDeps, lease: Lease, { failures }: Waiting): Promise<Verdict> {
  const pauseMs = growingPause(0, limits, Math.random());
  await scheduleNext(db, lease, { pauseMs, failures });
  return { is: 'later', pauseMs, isFailure: false };
}

/** Null if they were sealed with another key. */
function open(secrets: Secrets, { address, secret }: Waiting) {
  try {
    return { address: secrets.open(address), secret: secret && secrets.open(secret) };
  } catch {
    return null;
  }
}

const stopUnreadable = ({ db }: Pick<WebhookDeps, 'db'>, lease: Lease): Promise<Verdict> =>
  db.transaction().execute(async (tx) => {
    await stop(tx, lease, 'We can no longer read its address. Please enter it again.');
    return { is: 'stop' };
  });

async function stop(tx: Tx, lease: Lease, why: string): Promise<void> {
  const { webhookId } = lease;
  if (await stopWebhook(tx, lease, why)) await announce(tx, { kind: 'webhook_stopped', webhookId });
}

const noteFailed = (
  { db }: Pick<WebhookDeps, 'db'>,
  lease: Lease,
  { id, refusals, failures, is_last_chance }: Waiting,
  verdict: Exclude<Verdict, { is: 'delivered' }>,
  attempted: Attempted,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const isOurs = await lockLease(tx, lease);
    await noteAttempt(tx, id, attempted);
    // A new address was saved, or another worker has the webhook, so this result says nothing about its current state.
    if (!isOurs) return;
    switch (verdict.is) {
      case 'stop':
        return stop(tx, lease, `The receiver responded with ${attempted.statusCode}`);
      case 'refused':
        await noteRefused(tx, id);
        if (refusals + 1 >= maxRefusals || is_last_chance) {
          await finish(tx, id, 'dead');
          await scheduleNext(tx, lease, { pauseMs: 0, failures: 0 });
        } else await scheduleNext(tx, lease, { pauseMs: verdict.pauseMs, failures: failures + 1 });
        return;
      case 'later':
        if (is_last_chance) await finish(tx, id, 'dead');
        await scheduleNext(tx, lease, { pauseMs: verdict.pauseMs, failures: failures + (verdict.isFailure ? 1 : 0) });
    }
  });
