import { sql } from 'kysely';
import { announce } from '../../server/events/announce.ts';
import type { Persona } from '../personas.ts';
import type { Site } from '../site.ts';

/** How notifications about stopped webhooks come about, and exactly who receives them. */
export function webhookScenes(site: () => Site, dealerId: () => number) {
  const stops = (whose: 'channel' | 'dealer') =>
    site()
      .db.transaction()
      .execute(async (tx) => {
        if (whose === 'dealer')
          await sql`insert into webhooks (dealer_id) values (${dealerId()}) on conflict do nothing`.execute(tx);
        const isIt = whose === 'dealer' ? sql`dealer_id = ${dealerId()}` : sql`channel = 'tickets'`;
        const { rows } = await sql<{ id: number }>`
          update webhooks set is_enabled = true, stopped_at = now(), stop_reason = 'The receiver answered 404' where ${isIt} returning id
        `.execute(tx);
        await announce(tx, { kind: 'webhook_stopped', webhookId: rows[0]!.id });
      });
  return {
    webhook_stopped: { cause: () => stops('channel'), recipients: ['admin'] },
    own_webhook_stopped: { cause: () => stops('dealer'), recipients: ['dealerOwner'] },
  } satisfies Record<string, { cause: () => Promise<unknown>; recipients: Persona[] }>;
}
