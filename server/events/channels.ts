import { LiveEvent } from '@forecourt/contract/live/live.ts';
import type pg from 'pg';
import { z } from 'zod';

/** What every process keeps in memory and must read again when it changes; and that something waits to be delivered. */
const Topic = z.enum(['settings', 'bank_keys', 'deliveries', 'market']);
export type Topic = z.output<typeof Topic>;

/** For the open pages of some people, or for the processes of the site themselves. */
const LiveUpdate = z.union([z.object({ to: z.array(z.number()), event: LiveEvent }), z.object({ topic: Topic })]);
export type LiveUpdate = z.output<typeof LiveUpdate>;

/** Said by the database itself (migration 0026): sessions or the standing of this person changed; null: of anybody. */
const SessionsChanged = z.object({ sessionsOf: z.number().nullable() });

/** Said by the database itself (migration 0075): what visitors see may have changed. */
const MarketChanged = z.object({ topic: z.literal('market') });

export const liveChannel = 'live';
const said = { [liveChannel]: LiveUpdate, session_ends: SessionsChanged, market: MarketChanged };
export const channels = Object.keys(said) as (keyof typeof said)[];

/** Throws at what another version may say and this one does not know. */
export const understand = ({ channel, payload }: pg.Notification) =>
  said[channel as keyof typeof said].parse(JSON.parse(payload ?? ''));
