import { z } from 'zod';
import { personStandings, type PersonStanding } from './standing.ts';
import { Moment } from './shapes.ts';

/** A standing as someone saw it on a page, and sends it with a decision that may make it milder. */
export const SeenStanding = z
  .strictObject({
    standing: z.enum(personStandings),
    /** When a suspension ends; null otherwise. */
    until: Moment.nullable(),
  })
  .meta({ title: 'SeenStanding' });
export type SeenStanding = z.output<typeof SeenStanding>;

interface Standing {
  standing: PersonStanding;
  until: string | Date | null;
}

/** Closing one's own account isn't a restriction: our staff have decided nothing about it. */
function strength({ standing, until }: Standing): number {
  if (standing === 'banned') return Infinity;
  return standing === 'suspended' ? endMs(until) : 0;
}

const endMs = (until: Standing['until']): number => (until === null ? Infinity : new Date(until).getTime());

/** Whether the wanted standing would restrict this person less, or for a shorter time, than the present one. */
export const isMilder = (wanted: Standing, present: Standing): boolean => strength(wanted) < strength(present);

const isSame = (one: Standing, other: Standing): boolean =>
  one.standing === other.standing && (one.standing !== 'suspended' || endMs(one.until) === endMs(other.until));

/**
 * The one rule of who may weaken a restriction: only someone who says which one they saw, while it still is that one.
 * Every other decision applies, and the later one counts.
 *
 * `same`: there is nothing to change. `conflict`: it would become milder, and the decision was made without seeing that.
 */
export function weighStanding(present: Standing, wanted: Standing, seen?: Standing): 'change' | 'same' | 'conflict' {
  const isFree = present.standing === 'active' || present.standing === 'closed';
  if (wanted.standing === 'active' ? isFree : wanted.standing === 'banned' && present.standing === 'banned')
    return 'same';
  if (!isMilder(wanted, present)) return 'change';
  return seen !== undefined && isSame(seen, present) ? 'change' : 'conflict';
}
