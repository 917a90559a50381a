import type { PersonStanding } from './standing.ts';

interface Standing {
  standing: PersonStanding;
  until: string | Date | null;
}

/** Closing your own account isn't a restriction, because staff didn't decide it. */
function strength({ standing, until }: Standing): number {
  if (standing === 'banned') return Infinity;
  return standing === 'suspended' ? endMs(until) : 0;
}

const endMs = (until: Standing['until']): number => (until === null ? Infinity : new Date(until).getTime());

/** Whether the new standing is less strict, or shorter, than the current one. */
export const isMilder = (wanted: Standing, present: Standing): boolean => strength(wanted) < strength(present);

const isSame = (one: Standing, other: Standing): boolean =>
  one.standing === other.standing && (one.standing !== 'suspended' || endMs(one.until) === endMs(other.until));

/**
 * The rule for weakening a restriction: the decision must name the standing it was based on, and that must still apply.
 * Every other decision applies, and the later one wins.
 *
 * `same`: nothing changes. `conflict`: it would become milder without the current standing having been seen.
 */
export function weighStanding(present: Standing, wanted: Standing, seen?: Standing): 'change' | 'same' | 'conflict' {
  const isFree = present.standing === 'active' || present.standing === 'closed';
  if (wanted.standing === 'active' ? isFree : wanted.standing === 'banned' && present.standing === 'banned')
    return 'same';
  if (!isMilder(wanted, present)) return 'change';
  return seen !== undefined && isSame(seen, present) ? 'change' : 'conflict';
}
