import type { InboxFilter } from '@forecourt/contract/messaging/messaging-values.ts';
import { sql, type RawBuilder } from 'kysely';
import { isForDealerAbout, isInPersonAbout, type Look } from './inbox-search.sql.ts';
import { hasUnread } from './unread.sql.ts';

export interface InboxPage {
  /** Only entries after this one, by time of change and then by id. */
  before: string | undefined;
  beforeId: number | undefined;
  limit: number;
  only: InboxFilter | undefined;
  /** Only conversations with these words in a name, the car or a message. */
  words?: readonly string[];
}

/**
 * Selects the page's conversations before reading anything else. Skips conversations that were opened but never written
 * in. A new group is visible to its creator. One half are those the viewer takes part in, the other their dealer's.
 */
export function pageOf(look: Look, { before, beforeId, limit, only, words }: InboxPage) {
  const { userId, team } = look.viewer;
  const isBehind = sql`(conversations.updated_at, conversations.id) < (
    coalesce(${before ?? null}::timestamptz, 'infinity'), ${beforeId ?? 0}::bigint)`;
  const latest = (wanted: RawBuilder<boolean>, isAbout: RawBuilder<boolean>) => sql`
    and ${isBehind} and (last_sequence > 0 or conversation_type = 'group' and created_by = ${userId})
    and ${wanted} and ${isAbout}
    order by conversations.updated_at desc, conversations.id desc limit ${limit}`;
  return sql`
    select id from (
      (
        select conversations.id, conversations.updated_at
        from conversation_participants as one join conversations on conversations.id = one.conversation_id
        where one.user_id = ${userId} and one.ended_at is null
          ${latest(wantedInPerson(look, only), words ? isInPersonAbout(look, words) : always)}
      ) union (
        select id, updated_at from conversations
        where dealer_id = ${team?.dealerId ?? null}::bigint
          ${latest(wantedForDealer(look, only), words ? isForDealerAbout(look, words) : always)}
      )
    ) as taken order by updated_at desc, id desc limit ${limit}`;
}

const always = sql<boolean>`true`;

/** A group has no other side, and a conversation that one has in person isn't assigned. */
function wantedInPerson({ viewer, hidden }: Look, only: InboxFilter | undefined): RawBuilder<boolean> {
  switch (only) {
    case 'unread':
      return hasUnread(viewer, hidden);
    case 'unanswered':
      return sql`(conversation_type = 'direct' and (
        select sender_id from messages where conversation_id = conversations.id and message_type = 'text'
        order by sequence desc limit 1
      ) <> ${viewer.userId})`;
    case 'mine':
      return sql`false`;
    case undefined:
      return always;
  }
}

function wantedForDealer({ viewer, hidden }: Look, only: InboxFilter | undefined): RawBuilder<boolean> {
  switch (only) {
    case 'unread':
      // Messages from before the viewer joined the team aren't unread, so most of its conversations needn't be looked at.
      return sql`(updated_at >= (select joined_at from dealer_team_members where user_id = ${viewer.userId})
        and ${hasUnread(viewer, hidden)})`;
    case 'unanswered':
      return sql`(waits_since is not null)`;
    case 'mine':
      return sql`(assigned_to = ${viewer.userId})`;
    case undefined:
      return always;
  }
}
