import type { Owner } from '@forecourt/contract/access/owner.ts';
import { teamRoleMay } from '@forecourt/contract/access/team-rights.ts';
import type { ownWebhooks } from '@forecourt/contract/webhooks/own-webhooks.ts';
import { ofDealer, ofPerson, reachedBy } from '../../features/webhooks/log.store.ts';
import { ownView } from '../../features/webhooks/webhook-views.rules.ts';
import { findWebhook } from '../../features/webhooks/webhooks.store.ts';
import { redeliver, tryOut } from '../../flows/webhooks/by-hand.ts';
import { addressOf, removeWebhook, saveWebhookOf, type WebhookInput } from '../../flows/webhooks/set-up.ts';
import type { WebhookDeps } from '../../flows/webhooks/webhook-parts.ts';
import { reachOf, type Actor, type Handlers } from '../../lib/handlers.ts';
import { deliveryPage, oneDelivery } from './delivery-log.ts';

export function ownWebhooksCalls(parts: WebhookDeps): Handlers<typeof ownWebhooks> {
  const { db } = parts;
  const look = async (owner: Owner) => ({
    success: true as const,
    webhook: ownView(await findWebhook(db, owner)),
  });
  const save = async (
    owner: Owner,
    { new_secret, ...wanted }: WebhookInput & { new_secret?: boolean | undefined },
    actor: Actor,
  ) => {
    const input = { ...wanted, newSecret: new_secret };
    const { webhook, newSecret } = await saveWebhookOf(parts, owner, input, reachOf(actor));
    return { success: true as const, webhook: ownView(webhook), secret: newSecret };
  };
  const reveal = async (owner: Owner) => ({ success: true as const, url: await addressOf(parts, owner) });
  const remove = async (owner: Owner, actor: Actor) => {
    await removeWebhook(parts, owner, reachOf(actor));
    return { success: true as const };
  };
  return {
    dealerWebhook: ({ dealer_id: dealer }) => look({ dealer }),
    saveDealerWebhook: ({ dealer_id: dealer, ...wanted }, actor) => save({ dealer }, wanted, actor),
    revealDealerWebhook: ({ dealer_id: dealer }) => reveal({ dealer }),
    removeDealerWebhook: ({ dealer_id: dealer }, actor) => remove({ dealer }, actor),
    testDealerWebhook: ({ dealer_id: dealer }) => tryOut(parts, { dealer }, { event: 'new-car' }),
    dealerDeliveries: ({ dealer_id, ...asked }) => deliveryPage(db, ofDealer(dealer_id), asked),
    redeliverDealer: async ({ dealer_id, id }) => ({
      success: true,
      delivery: await redeliver(parts, id, ofDealer(dealer_id)),
    }),
    ownWebhook: (_, { id }) => look({ person: id }),
    saveOwnWebhook: (wanted, actor) => save({ person: actor.id }, wanted, actor),
    revealOwnWebhook: (_, { id }) => reveal({ person: id }),
    removeOwnWebhook: (_, actor) => remove({ person: actor.id }, actor),
    testOwnWebhook: (_, { id }) => tryOut(parts, { person: id }, { event: 'notice' }),
    ownDeliveries: (asked, { id }) => deliveryPage(db, ofPerson(id), asked),
    ownDelivery: ({ id }, actor) => {
      const { team } = actor;
      const dealerId = team && teamRoleMay(team.role, 'settings.write') ? team.dealerId : null;
      return oneDelivery(db, id, reachedBy({ userId: actor.id }, dealerId));
    },
    redeliverOwn: async ({ id }, actor) => ({
      success: true,
      delivery: await redeliver(parts, id, ofPerson(actor.id)),
    }),
  };
}
