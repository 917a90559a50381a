import type { AnyFlow, StatusOf, TransitionOf } from '@forecourt/contract/kit/flow.ts';

declare const reached: unique symbol;

/** A status reached by a transition of its flow. Stores write no other, so nothing bypasses the table. */
export type Reached<Status extends string> = Status & { readonly [reached]: true };

interface Step<Status extends string> {
  from: Status;
  /** The end to use, if the transition has several. */
  to?: Status;
  /** Throws the refusal. By default that's a server error, since it was checked before. */
  refuse?: (from: Status) => never;
}

/** Makes one transition: returns the new status, or throws the refusal. */
export function transition<F extends AnyFlow>(
  flow: F,
  name: TransitionOf<F>,
  { from, to, refuse = notPossible(name) }: Step<StatusOf<F>>,
): Reached<StatusOf<F>> {
  const ends: readonly StatusOf<F>[] = flow.ends(name, from);
  const end = to ?? (ends.length > 1 ? undefined : ends[0]);
  if (end === undefined || !ends.includes(end)) return refuse(from);
  return end;
}

/** One transition for many rows: the statuses it applies to, and the new one. */
export function transitionOfAll<F extends AnyFlow>(
  flow: F,
  name: TransitionOf<F>,
): { from: StatusOf<F>[]; to: Reached<StatusOf<F>> } {
  const from: StatusOf<F>[] = flow.from(name);
  const ends = new Set<StatusOf<F>>(from.flatMap((status) => flow.ends(name, status)));
  const [to] = ends;
  if (to === undefined || ends.size > 1) throw new Error(`"${name}" does not lead to one status`);
  return { from, to };
}

const notPossible = (name: string) => (from: string) => {
  throw new Error(`"${name}" cannot be made while "${from}"`);
};
