import { randomBytes } from 'node:crypto';
import { mayFor, type Owner, type Reach } from '@forecourt/contract/access/owner.ts';
import { templateFault } from '@forecourt/contract/webhooks/template.ts';
import type { DealerEvent } from '@forecourt/contract/webhooks/webhook-events.ts';
import type { Format } from '@forecourt/contract/webhooks/webhook-shapes.ts';
import { formatFor, maskedAddress } from '../../features/webhooks/address.rules.ts';
import { lockReach } from '../../features/dealers/team.store.ts';
import {
  findWebhook,
  deleteWebhookOf,
  lockWebhook,
  saveWebhook,
  type WebhookChange,
  type WebhookOwner,
  type WebhookRow,
  type WebhookState,
} from '../../features/webhooks/webhooks.store.ts';
import { asStaff } from '../../features/staff/as-staff.ts';
import type { Tx } from '../../database/database.ts';
import { notify } from '../../events/notify.ts';
import { fail } from '../../lib/failure.ts';
import { AddressRefused } from '../../outside/guarded-request/read-address.ts';
import type { WebhookDeps } from './webhook-parts.ts';

export interface WebhookInput {
  /** Undefined keeps it, empty removes it. */
  url?: string | undefined;
  enabled: boolean;
  template?: string | undefined;
  format?: Format | undefined;
  events?: readonly DealerEvent[] | undefined;
  /** Replaces the signing secret. */
  newSecret?: boolean | undefined;
}

/** Saves a webhook. Changes to a site channel are logged. */
export async function saveWebhookOf(parts: WebhookDeps, owner: WebhookOwner, wanted: WebhookInput, actor: Reach) {
  await needGoodAddress(parts, owner, wanted.url);
  if ('channel' in owner && wanted.template) {
    const fault = templateFault(wanted.template, owner.channel);
    if (fault) fail('bad_input', { fields: { message_template: [fault] } });
  }
  if ('dealer' in owner && wanted.enabled && wanted.events?.length === 0)
    fail('bad_input', { fields: { events: ['Please select at least one'] } });
  return parts.db.transaction().execute(async (tx) => {
    if (!('channel' in owner)) await needOwn(tx, actor, owner);
    const before = await lockWebhook(tx, owner);
    const { change, newSecret } = changeOf(parts, before, wanted);
    const save = () => saveWebhook(tx, before.id, change);
    const action = wanted.newSecret ? 'renew_webhook_secret' : 'change_webhook';
    if ('channel' in owner) await asStaff(tx, actor.userId, { action, id: before.id }, save);
    else await save();
    await notify(tx, { topic: 'deliveries' });
    return { webhook: (await findWebhook(tx, owner))!, newSecret };
  });
}

/** Checks the current right to set up the dealer's webhook. */
async function needOwn(tx: Tx, actor: Reach, owner: Owner): Promise<void> {
  if (!mayFor(await lockReach(tx, actor), owner, 'settings.write')) fail('not_allowed');
}

/** Also deletes its deliveries. Pending messages are no longer sent. */
export const removeWebhook = (parts: WebhookDeps, owner: Owner, actor: Reach): Promise<void> =>
  parts.db.transaction().execute(async (tx) => {
    await needOwn(tx, actor, owner);
    await deleteWebhookOf(tx, owner);
  });

/** A form may send back the masked address, which isn't a new one. */
async function needGoodAddress({ guard, db }: WebhookDeps, owner: WebhookOwner, url: string | undefined) {
  if (!url || (await findWebhook(db, owner))?.address_shown === url) return;
  await needOutward(guard, url, 'url');
}

/** Reports the refusal at the field where it was typed. */
export async function needOutward(guard: WebhookDeps['guard'], url: string, field: string): Promise<void> {
  try {
    await guard.check(url);
  } catch (error) {
    if (!(error instanceof AddressRefused)) throw error;
    fail('bad_input', { fields: { [field]: [error.message] } });
  }
}

function changeOf({ secrets, ownChat }: WebhookDeps, before: WebhookRow, wanted: WebhookInput) {
  const { url, enabled, template, events } = wanted;
  const isNew = url !== undefined && url !== '' && url !== before.address_shown;
  const format = wanted.format ?? (isNew ? formatFor(url, ownChat) : before.format);
  const hasAddress = isNew || (before.address !== null && url !== '');
  if (enabled && !hasAddress) fail('bad_input', { fields: { url: ['Please enter an address'] } });
  const needsSecret = format === 'standard' && (before.secret === null || wanted.newSecret === true);
  const newSecret = needsSecret ? newSigningSecret() : null;
  const change: WebhookChange = {
    isEnabled: enabled,
    format,
    ...(isNew && { address: { sealed: secrets.seal(url), shown: maskedAddress(url) } }),
    ...(url === '' && { address: null }),
    ...(newSecret !== null && { secret: secrets.seal(newSecret) }),
    ...(template !== undefined && { template: template === '' ? null : template }),
    ...(events && { events }),
  };
  return { change, newSecret };
}

const newSigningSecret = () => `whsec_${randomBytes(32).toString('base64')}`;

/** The full address of a channel for an admin, and it's logged. */
export const revealWebhook = (parts: WebhookDeps, owner: Extract<WebhookOwner, { channel: string }>, actorId: number) =>
  parts.db.transaction().execute(async (tx: Tx) => {
    const { id, address, secret } = await lockWebhook(tx, owner);
    await asStaff(tx, actorId, { action: 'reveal_webhook', id }, async () => undefined);
    return { url: opened(parts, address), secret: opened(parts, secret) };
  });

export const addressOf = async (parts: WebhookDeps, owner: Owner): Promise<string | null> =>
  opened(parts, (await findWebhook(parts.db, owner))?.address ?? null);

/** Null if there is none, or if it was sealed with another key. */
export function opened({ secrets }: Pick<WebhookDeps, 'secrets'>, sealed: Buffer | null): string | null {
  try {
    return sealed && secrets.open(sealed);
  } catch {
    return null;
  }
}

export const needWebhook = async (parts: Pick<WebhookDeps, 'db'>, owner: WebhookOwner): Promise<WebhookState> =>
  (await findWebhook(parts.db, owner)) ?? fail('webhook_not_ready');
