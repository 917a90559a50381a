/**
 * How often one person (or one address, when signed out) may do a thing; a call names its limit.
 * Held in PostgreSQL, so that every process of the site counts together.
 */
export const limits = {
  sign_in: { times: 30, seconds: 600 },
  profile: { times: 30, seconds: 600 },
} as const satisfies Record<string, { times: number; seconds: number }>;

export type LimitName = keyof typeof limits;
