import {
  dealerStandingsWith,
  standingsWith,
  type DealerEffects,
  type PersonEffects,
  type PersonStanding,
} from '@forecourt/contract/kit/standing.ts';
import { sql } from 'kysely';

/** What a restriction does to this person just now is one of these. */
export const personIs =
  (users: string) =>
  <E extends keyof PersonEffects>(effect: E, ...values: PersonEffects[E][]) => {
    const closed = sql.ref(`${users}.account_closed_at`);
    return sql<boolean>`(
      case when ${closed} is not null then 'closed' else ${restrictionOf(users)} end
        = any (${sql.val(standingsWith(effect, ...values))}::text[])
    )`;
  };

/** A suspension ends by itself. Whoever had closed their account has it closed all the while and after it. */
function restrictionOf(users: string) {
  const [standing, until] = [sql.ref(`${users}.standing`), sql.ref(`${users}.suspended_until`)];
  const after = sql`case when ${sql.ref(`${users}.account_closed_at`)} is null then 'active' else 'closed' end`;
  return sql<PersonStanding>`case when ${standing} = 'suspended' and ${until} <= now() then ${after} else ${standing} end`;
}

/** The same of a dealer. */
export const dealerIs =
  (dealers: string) =>
  <E extends keyof DealerEffects>(effect: E, ...values: DealerEffects[E][]) =>
    sql<boolean>`(${sql.ref(`${dealers}.status`)} = any (${sql.val(dealerStandingsWith(effect, ...values))}::text[]))`;

/** The person is kept out just now. */
export const isShutOut = personIs('users')('signsIn', false);

/** How they stand with the staff just now. */
export const restriction = restrictionOf('users');

/** The staff keep them out just now, whether they had closed their account or not. */
export const isKeptOut = sql<boolean>`(${restriction} in ('suspended', 'banned'))`;
