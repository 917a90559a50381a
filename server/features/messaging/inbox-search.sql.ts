import type { Reach } from '@forecourt/contract/access/owner.ts';
import { sql, type RawBuilder } from 'kysely';
import { carName } from '../../database/car-name.sql.ts';
import { reachedBy } from '../../database/owner.sql.ts';

/** The reader, and the people whose messages they don't see in groups. */
export interface Look {
  viewer: Reach;
  hidden: readonly number[];
}

/** More words than anyone types to find a conversation. */
const maxWords = 8;

export const searchWords = (query: string): string[] => query.split(/\s+/).filter(Boolean).slice(0, maxWords);

/** All words are in the text, each at any place. Written so that a trigram index is used. */
export const hasWords = (text: RawBuilder<unknown>, words: readonly string[]) =>
  sql<boolean>`(${sql.join(
    words.map((word) => sql`${text} ilike ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`),
    sql` and `,
  )})`;

/** The title of a group, another participant, the dealer, the car, or a message that the viewer can read. */
export const isInPersonAbout = ({ viewer, hidden }: Look, words: readonly string[]) => sql<boolean>`(
  ${hasWords(sql`conversations.title`, words)}
  or conversations.dealer_id in (select id from dealer_accounts where ${hasWords(sql`company_name`, words)})
  or ${isWithSomeone(viewer.userId, words)}
  or ${isAboutCar(viewer, words)}
  or conversations.id in (
    select messages.conversation_id
    from conversation_participants as mine
    join conversations as own on own.id = mine.conversation_id
    join messages on messages.conversation_id = own.id and messages.sequence > mine.from_sequence
    where mine.user_id = ${viewer.userId} and mine.ended_at is null and message_type = 'text'
      and ${hasWords(sql`messages.content`, words)}
      and (own.conversation_type = 'direct' or messages.sender_id <> all (${sql.val(hidden)}::bigint[]))
  )
)`;

/** The person, the car or a message. */
export const isForDealerAbout = ({ viewer }: Look, words: readonly string[]) => sql<boolean>`(
  ${isWithSomeone(viewer.userId, words)}
  or ${isAboutCar(viewer, words)}
  or conversations.id in (
    select messages.conversation_id
    from conversations as own join messages on messages.conversation_id = own.id
    where own.dealer_id = ${viewer.team?.dealerId ?? null}::bigint and message_type = 'text'
      and ${hasWords(sql`messages.content`, words)}
  )
)`;

const isWithSomeone = (userId: number, words: readonly string[]) => sql<boolean>`exists (
  select from conversation_participants as other join users on users.id = other.user_id
  where other.conversation_id = conversations.id and other.user_id <> ${userId} and other.ended_at is null
    and ${hasWords(sql`users.name`, words)}
)`;

/** A car that the viewer sees without its name can't be found by it. */
const isAboutCar = (viewer: Look['viewer'], words: readonly string[]) => sql<boolean>`exists (
  select from cars where cars.id = conversations.car_id and (shows_photos(cars) or ${reachedBy('cars', viewer)})
    and ${hasWords(carName, words)}
)`;
