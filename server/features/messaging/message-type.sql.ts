import type { MessageType } from '@forecourt/contract/messaging/messaging-values.ts';
import { sql } from 'kysely';

/** A message's type. An offer is stored as an event with a column of its own. */
export const typeOf = (table: string) => sql<MessageType>`
  case when ${sql.ref(`${table}.offer_id`)} is null then ${sql.ref(`${table}.message_type`)} else 'offer' end`;
