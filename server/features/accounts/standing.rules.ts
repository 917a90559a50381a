export interface Standing {
  standing: string;
  standing_reason: string | null;
  suspended_until: Date | null;
  /** Computed by the database (standing.sql.ts), so it uses the same clock as session expiry. */
  is_shut_out: boolean;
}

/** Why this user can't log in right now, or null if they can. */
export function signInRefusal({ standing, standing_reason, suspended_until, is_shut_out }: Standing) {
  if (!is_shut_out) return null;
  const reason = standing_reason ?? 'not given';
  return standing === 'banned'
    ? ({ code: 'account_banned', reason, until: null } as const)
    : ({ code: 'account_suspended', reason, until: suspended_until } as const);
}
