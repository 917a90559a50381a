import {
  dealerStandingsWith,
  standingsWith,
  type DealerEffects,
  type PersonEffects,
} from '@forecourt/contract/kit/standing.ts';
import { sql } from 'kysely';

/** What a restriction does to this person just now is one of these; a suspension ends by itself. */
export const personIs =
  (users: string) =>
  <E extends keyof PersonEffects>(effect: E, ...values: PersonEffects[E][]) => {
    const [standing, until] = [sql.ref(`${users}.standing`), sql.ref(`${users}.suspended_until`)];
    return sql<boolean>`(
      case when ${standing} = 'suspended' and ${until} <= now() then 'active' else ${standing} end
        = any (${sql.val(standingsWith(effect, ...values))}::text[])
    )`;
  };

/** The same of a dealer. */
export const dealerIs =
  (dealers: string) =>
  <E extends keyof DealerEffects>(effect: E, ...values: DealerEffects[E][]) =>
    sql<boolean>`(${sql.ref(`${dealers}.status`)} = any (${sql.val(dealerStandingsWith(effect, ...values))}::text[]))`;

/** The person is kept out just now. */
export const isShutOut = personIs('users')('signsIn', false);
