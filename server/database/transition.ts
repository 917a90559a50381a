import type { AnyFlow, StatusOf, TransitionOf } from '@forecourt/contract/kit/flow.ts';

declare const reached: unique symbol;

/** A status that was reached by a transition of its flow. The stores write no other, so nothing gets past the table. */
export type Reached<Status extends string> = Status & { readonly [reached]: true };

interface Step<Status extends string> {
  from: Status;
  /** Which of the ends a transition has, where it has several. */
  to?: Status;
  /** What is said when it cannot be made; by default that is a fault of ours, since it was asked before. */
  refuse?: (from: Status) => never;
}

/** Makes one transition: where it leads, or the refusal. */
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

/** One transition for many rows at once: in which statuses it is made, and where it leads. */
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
