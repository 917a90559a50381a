export interface Standing {
  standing: string;
  standing_reason: string | null;
  suspended_until: Date | null;
  /** As the database says it (standing.sql.ts), by whose clock sessions end too. */
  is_shut_out: boolean;
}

/** Why this person may not sign in now; null when they may. */
export function signInRefusal({ standing, standing_reason, suspended_until, is_shut_out }: Standing) {
  if (!is_shut_out) return null;
  const reason = standing_reason ?? 'not given';
  return standing === 'banned'
    ? ({ code: 'account_banned', reason, until: null } as const)
    : ({ code: 'account_suspended', reason, until: suspended_until } as const);
}
