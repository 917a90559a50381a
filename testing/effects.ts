import { once } from 'node:events';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { liveChannel, type LiveUpdate } from '../server/events/channels.ts';
import { emptyMarket } from './market.ts';
import type { Persona } from './personas.ts';
import { dealerIdOf } from './reviews/verified-sale.ts';
import { startSite, type SignedIn, type Site } from './site.ts';

const marker = 'effects_end';
/** Announcements that only refresh pages. They appear as live updates. */
const refreshes = ['session_changed', 'conversation_changed', 'ticket_changed', 'payment_changed'];

/**
 * Watches what an action does besides its own result: announcements, live updates to open pages, staff log and team
 * log. PostgreSQL delivers notifications in the order of the commits, so everything the action sent arrives before the
 * marker that follows it. Notifications and webhook deliveries are written by jobs and have tests of their own.
 */
async function watchEffects({ db, database }: Site) {
  const client = new pg.Client(database.config);
  await client.connect();
  await client.query(`listen ${liveChannel}`);
  await client.query(`listen ${marker}`);
  let heard: LiveUpdate[] = [];
  client.on('notification', ({ channel, payload = '' }) => {
    if (channel === liveChannel) heard.push(JSON.parse(payload) as LiveUpdate);
    else client.emit(payload);
  });

  async function arrived(mark: string): Promise<void> {
    const ended = once(client, mark);
    await client.query('select pg_notify($1, $2)', [marker, mark]);
    await ended;
  }

  let count = 0;
  const lastOf = (table: string) => sql`(select coalesce(max(id), 0) from ${sql.table(table)})`;
  return {
    async of(action: () => Promise<unknown>): Promise<string[]> {
      const before = await sql<{ announced: number; logged: number; team: number }>`
        select ${lastOf('announcements')} as announced, ${lastOf('staff_actions')} as logged,
          ${lastOf('team_events')} as team`.execute(db);
      const last = before.rows[0]!;
      await arrived(`before ${(count += 1)}`);
      heard = [];
      await action();
      await arrived(`after ${count}`);
      const { rows: users } = await sql<{ id: number; name: string }>`select id, name from users`.execute(db);
      const nameOf = (id: number | null) => users.find((user) => user.id === id)?.name.split(' ')[0] ?? 'no one';
      const rows = await sql<{ effect: string; actor: number | null; user_id: number | null }>`
        select 'announces ' || kind as effect, null::bigint as actor, null::bigint as user_id
        from announcements where id > ${last.announced} and kind <> all (${refreshes}::text[])
        union all select 'logs ' || action, actor_id, null from staff_actions where id > ${last.logged}
        union all select 'team log: ' || kind || ' ' || role, actor_id, user_id from team_events where id > ${last.team}
      `.execute(db);
      const written = rows.rows.map(
        ({ effect, actor, user_id }) =>
          `${effect}${user_id === null ? '' : ` ${nameOf(user_id)}`}${actor === null ? '' : ` by ${nameOf(actor)}`}`,
      );
      const refreshed = heard.flatMap((update) =>
        'to' in update && update.event.kind !== 'notices_changed'
          ? [`${update.event.kind} to ${update.to.map(nameOf).toSorted().join(', ')}`]
          : [],
      );
      return [...written, ...refreshed].toSorted();
    },
    close: () => client.end(),
  };
}

type Effects = Awaited<ReturnType<typeof watchEffects>>;

const cast = {
  mara: 'member',
  kenji: 'otherMember',
  theo: 'firstCharacter',
  silas: 'otherCharacter',
  grace: 'dealerOwner',
  dev: 'dealerManager',
  pia: 'dealerStaff',
  sam: 'support',
  mia: 'moderator',
  ada: 'admin',
} as const satisfies Record<string, Persona>;

/** A site for a test file about effects, with users, and Grace's dealer. */
export function effectsWorld() {
  const world = {} as Record<keyof typeof cast, SignedIn> & { site: Site; effects: Effects; dealerId: number };
  beforeAll(async () => {
    world.site = await startSite({ config: { webhookLoopback: true } });
    for (const [name, persona] of Object.entries(cast)) world[name as keyof typeof cast] = await world.site.as(persona);
    world.dealerId = await dealerIdOf(world.site, world.grace);
    world.effects = await watchEffects(world.site);
  });
  // Each scene starts with an empty market, and Kenji on no team.
  beforeEach(async () => {
    await emptyMarket(world.site);
    await world.site.db.deleteFrom('dealer_team_members').where('user_id', '=', world.kenji.id).execute();
  });
  afterAll(async () => {
    await world.effects.close();
    await world.site.close();
  });
  return world;
}

/** Prepares a scene and returns the action to watch. */
export type Scene = () => Promise<() => Promise<unknown>>;
