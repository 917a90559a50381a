import {
  dealerStandingsWith,
  standingsWith,
  type DealerEffects,
  type PersonEffects,
  type PersonStanding,
} from '@forecourt/contract/access/standing.ts';
import { sql } from 'kysely';

/** True if the user's current restriction has this effect. */
export const personIs =
  (users: string) =>
  <E extends keyof PersonEffects>(effect: E, ...values: PersonEffects[E][]) => {
    const closed = sql.ref(`${users}.account_closed_at`);
    return sql<boolean>`(
      case when ${closed} is not null then 'closed' else ${restrictionOf(users)} end
        = any (${sql.val(standingsWith(effect, ...values))}::text[])
    )`;
  };

/** A suspension ends automatically. An account its owner closed stays closed during and after it. */
function restrictionOf(users: string) {
  const [standing, until] = [sql.ref(`${users}.standing`), sql.ref(`${users}.suspended_until`)];
  const after = sql`case when ${sql.ref(`${users}.account_closed_at`)} is null then 'active' else 'closed' end`;
  return sql<PersonStanding>`case when ${standing} = 'suspended' and ${until} <= now() then ${after} else ${standing} end`;
}

/** The same for a dealer. */
export const dealerIs =
  (dealers: string) =>
  <E extends keyof DealerEffects>(effect: E, ...values: DealerEffects[E][]) =>
    sql<boolean>`(${sql.ref(`${dealers}.status`)} = any (${sql.val(dealerStandingsWith(effect, ...values))}::text[]))`;

/** True if the user can't log in right now. */
export const cannotLogIn = personIs('users')('signsIn', false);

/** The user's current restriction by staff. */
export const restriction = restrictionOf('users');

/** True if staff keep the user out right now, whether or not they had closed their account. */
export const isRestricted = sql<boolean>`(${restriction} in ('suspended', 'banned'))`;
