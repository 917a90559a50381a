import type { Channel } from '@forecourt/contract/webhooks/webhook-events.ts';
import type { Tx } from '../../database/database.ts';
import { dealerFacts } from '../../features/notices/facts.store.ts';
import { findWebhookOwner } from '../../features/webhooks/webhooks.store.ts';

/** For admins, if the site channel hasn't been set up again. */
export async function channelNoticeFacts(tx: Tx, webhookId: number) {
  const webhook = await findWebhookOwner(tx, webhookId);
  if (!webhook?.channel || webhook.stop_reason === null) return null;
  const facts = { channel: webhook.channel as Channel, why: webhook.stop_reason };
  return { subjectId: webhookId, facts, staff: [] };
}

/** For the member or dealer who owns it. */
export async function ownWebhookNoticeFacts(tx: Tx, webhookId: number) {
  const webhook = await findWebhookOwner(tx, webhookId);
  if (!webhook || webhook.channel !== null || webhook.stop_reason === null) return null;
  const { user_id: userId, dealer_id: dealerId, stop_reason: why } = webhook;
  const dealer = dealerId === null ? null : await dealerFacts(tx, dealerId);
  return {
    subjectId: webhookId,
    facts: { company: dealer?.company_name ?? null, why },
    owner: { userId, dealerId },
  };
}
