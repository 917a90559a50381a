export interface Standing {
  standing: string;
  standing_reason: string | null;
  suspended_until: Date | null;
}

/** Why this person may not sign in now; null when they may. A suspension ends by itself. */
export function signInRefusal({ standing, standing_reason, suspended_until }: Standing, now: Date) {
  const reason = standing_reason ?? 'not given';
  if (standing === 'banned') return { code: 'account_banned', reason } as const;
  if (standing === 'suspended' && suspended_until && suspended_until > now) {
    return { code: 'account_suspended', reason, until: suspended_until } as const;
  }
  return null;
}
