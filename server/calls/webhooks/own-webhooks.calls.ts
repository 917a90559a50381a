import { teamRoleMay } from '@forecourt/contract/kit/team-rights.ts';
import { deliveriesAtOnce as size } from '@forecourt/contract/webhooks/delivery-shapes.ts';
import type { ownWebhooks } from '@forecourt/contract/webhooks/own-webhooks.ts';
import { ofDealer, ofPerson, reachedBy } from '../../features/webhooks/log.store.ts';
import { ownView } from '../../features/webhooks/webhook-views.rules.ts';
import { findWebhook, type WebhookOwner } from '../../features/webhooks/webhooks.store.ts';
import { redeliver, tryOut } from '../../flows/webhooks/by-hand.ts';
import { saveWebhookOf, type Wanted } from '../../flows/webhooks/set-up.ts';
import type { WebhookParts } from '../../flows/webhooks/webhook-parts.ts';
import type { Handlers } from '../../lib/handlers.ts';
import { deliveryPage, oneDelivery } from './delivery-log.ts';

export function ownWebhooksCalls(parts: WebhookParts): Handlers<typeof ownWebhooks> {
  const { db } = parts;
  const look = async (owner: WebhookOwner) => ({
    success: true as const,
    webhook: ownView(await findWebhook(db, owner)),
  });
  const save = async (owner: WebhookOwner, wanted: Wanted, actorId: number) => {
    const { webhook, newSecret } = await saveWebhookOf(parts, owner, wanted, actorId);
    return { success: true as const, webhook: ownView(webhook), secret: newSecret };
  };
  return {
    dealerWebhook: ({ dealer_id: dealer }) => look({ dealer }),
    saveDealerWebhook: ({ dealer_id: dealer, ...wanted }, { id }) => save({ dealer }, wanted, id),
    testDealerWebhook: ({ dealer_id: dealer }) => tryOut(parts, { dealer }, { event: 'new-car' }),
    dealerDeliveries: ({ dealer_id, status, page }) => deliveryPage(db, ofDealer(dealer_id), { status, page, size }),
    redeliverDealer: async ({ dealer_id, id }) => ({
      success: true,
      delivery: await redeliver(parts, id, ofDealer(dealer_id)),
    }),
    ownWebhook: (_, { id }) => look({ person: id }),
    saveOwnWebhook: (wanted, { id }) => save({ person: id }, wanted, id),
    testOwnWebhook: (_, { id }) => tryOut(parts, { person: id }, { event: 'notice' }),
    ownDeliveries: ({ status, page }, { id }) => deliveryPage(db, ofPerson(id), { status, page, size }),
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
