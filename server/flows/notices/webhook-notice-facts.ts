import type { Channel } from '@forecourt/contract/webhooks/webhook-events.ts';
import type { Tx } from '../../database/database.ts';
import { dealerFacts } from '../../features/notices/facts.store.ts';
import { whoseWebhook } from '../../features/webhooks/webhooks.store.ts';

/** To the admins, of one of the site's channels that has not been set up again meanwhile. */
export async function channelNoticeFacts(tx: Tx, webhookId: number) {
  const webhook = await whoseWebhook(tx, webhookId);
  if (!webhook?.channel || webhook.stop_reason === null) return null;
  const facts = { channel: webhook.channel as Channel, why: webhook.stop_reason };
  return { subjectId: webhookId, facts, staff: [] };
}

/** To the member or the dealer whose it is. */
export async function ownWebhookNoticeFacts(tx: Tx, webhookId: number) {
  const webhook = await whoseWebhook(tx, webhookId);
  if (!webhook || webhook.channel !== null || webhook.stop_reason === null) return null;
  const { user_id: userId, dealer_id: dealerId, stop_reason: why } = webhook;
  const dealer = dealerId === null ? null : await dealerFacts(tx, dealerId);
  return {
    subjectId: webhookId,
    facts: { company: dealer?.company_name ?? null, why },
    owner: { userId, dealerId },
  };
}
