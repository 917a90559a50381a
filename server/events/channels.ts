import { LiveEvent } from '@forecourt/contract/live/live.ts';
import type pg from 'pg';
import { z } from 'zod';

/** Topics that make every process reload cached data. `deliveries` and `push` signal that there is something to send. */
const Topic = z.enum(['settings', 'bank_keys', 'deliveries', 'push', 'market']);
export type Topic = z.output<typeof Topic>;

/** For the open pages of some users, or for the site's own processes. */
const LiveUpdate = z.union([z.object({ to: z.array(z.number()), event: LiveEvent }), z.object({ topic: Topic })]);
export type LiveUpdate = z.output<typeof LiveUpdate>;

/** Sent by the database (migration 0026): this user's sessions or standing changed. Null for any user. */
const SessionsChanged = z.object({ sessionsOf: z.number().nullable() });

/** Sent by the database (migration 0075): what visitors see may have changed. */
const MarketChanged = z.object({ topic: z.literal('market') });

/** Sent by the database (migration 0094): what others see of this car may have changed. */
const CarChanged = z.object({ car: z.number() });

export const liveChannel = 'live';
const schemas = {
  [liveChannel]: LiveUpdate,
  session_ends: SessionsChanged,
  market: MarketChanged,
  car_changes: CarChanged,
};
export const channels = Object.keys(schemas) as (keyof typeof schemas)[];

/** Throws on messages of other versions that this one doesn't know. */
export const understand = ({ channel, payload }: pg.Notification) =>
  schemas[channel as keyof typeof schemas].parse(JSON.parse(payload ?? ''));
