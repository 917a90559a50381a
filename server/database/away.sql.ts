import type { AwayNotice } from '@forecourt/contract/hours/away.ts';
import { sql } from 'kysely';

/** A dealer's away notice, while it applies. */
export const awayNoticeOf = (dealers: string) =>
  sql<AwayNotice | null>`case when ${sql.ref(`${dealers}.away_until`)} > now() then json_build_object(
    'text', ${sql.ref(`${dealers}.away_text`)}, 'back_on', to_char(${sql.ref(`${dealers}.away_back_on`)}, 'YYYY-MM-DD')) end`;
