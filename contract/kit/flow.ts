/** One transition in a status flow. */
export interface Transition<Status extends string> {
  /** The actor: a user's role in it, the clock, or a payment. */
  by: string;
  /** The resulting status for each starting status. Several if a rule picks one. */
  leads: { readonly [from in Status]?: Status | readonly Status[] };
}

type Transitions<Status extends string> = Readonly<Record<string, Transition<Status>>>;

export interface Flow<Status extends string, Table extends Transitions<Status>> {
  statuses: readonly Status[];
  table: Table;
  /** Every transition, in table order. */
  names: readonly (keyof Table & string)[];
  /** The transitions made by this actor. */
  by: <Who extends Table[keyof Table]['by']>(who: Who) => NameBy<Table, Who>[];
  /** Whether it is allowed in this status. */
  may: (name: keyof Table & string, from: Status) => boolean;
  /** Every status it is allowed in. */
  from: (name: keyof Table & string) => Status[];
  /** Every status it can lead to from here. Empty if it isn't allowed. */
  ends: (name: keyof Table & string, from: Status) => readonly Status[];
  /** The status it leads to from here, if there is exactly one. Null if it isn't allowed. */
  after: (name: keyof Table & string, from: Status) => Status | null;
}

type NameBy<Table, Who> = { [name in keyof Table]: Table[name] extends { by: Who } ? name : never }[keyof Table] &
  string;

// oxlint-disable-next-line no-explicit-any -- a flow of any statuses
export type AnyFlow = Flow<any, any>;
export type StatusOf<F extends AnyFlow> = F['statuses'][number];
export type TransitionOf<F extends AnyFlow> = keyof F['table'] & string;
export type TransitionBy<F extends AnyFlow, Who extends string> = NameBy<F['table'], Who>;

/**
 * A status flow as one table. The server checks it before every change and only writes statuses that come from it
 * (`server/database/transition.ts`). Pages check it before they show a button.
 */
export function flow<const Status extends string, const Table extends Transitions<Status>>(
  statuses: readonly Status[],
  table: Table,
): Flow<Status, Table> {
  const names = Object.keys(table) as (keyof Table & string)[];
  const ends = (name: keyof Table & string, from: Status): readonly Status[] => {
    const to: Status | readonly Status[] = table[name]?.leads[from] ?? [];
    return typeof to === 'string' ? [to] : to;
  };
  const may = (name: keyof Table & string, from: Status) => ends(name, from).length > 0;
  return {
    statuses,
    table,
    names,
    by: <Who extends string>(who: Who) => names.filter((name) => table[name]!.by === who) as NameBy<Table, Who>[],
    may,
    from: (name) => statuses.filter((status) => may(name, status)),
    ends,
    after(name, from) {
      const to = ends(name, from);
      return to.length === 1 ? to[0]! : null;
    },
  };
}

/** The same resulting status from each of these. */
export const fromEach = <const From extends string, const To extends string | readonly string[]>(
  from: readonly From[],
  to: To,
): { readonly [status in From]: To } =>
  Object.fromEntries(from.map((status) => [status, to])) as { [status in From]: To };

/** Keeps the status, for each of these. */
export const staying = <const Status extends string>(
  ...statuses: readonly Status[]
): { readonly [status in Status]: status } =>
  Object.fromEntries(statuses.map((status) => [status, status])) as { [status in Status]: status };
