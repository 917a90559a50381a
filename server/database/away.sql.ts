import type { AwayNotice } from '@forecourt/contract/dealers/away.ts';
import { sql } from 'kysely';

/** What a dealer says while nobody is there: it ends by itself. */
export const awayOf = (dealers: string) =>
  sql<AwayNotice | null>`case when ${sql.ref(`${dealers}.away_until`)} > now() then json_build_object(
    'text', ${sql.ref(`${dealers}.away_text`)}, 'back_on', to_char(${sql.ref(`${dealers}.away_back_on`)}, 'YYYY-MM-DD')) end`;
