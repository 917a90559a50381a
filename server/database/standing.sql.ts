import { sql } from 'kysely';

/** The person is kept out just now: banned, or suspended and the time is not over yet. A suspension ends by itself. */
export const isShutOut = sql<boolean>`(
  users.standing = 'banned' or users.standing = 'suspended' and users.suspended_until > now()
)`;
