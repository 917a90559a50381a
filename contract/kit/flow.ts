/** One transition in the life of a thing. */
export interface Transition<Status extends string> {
  /** Who makes it: a person's part, the clock, a payment. */
  by: string;
  /** Where it leads from each status it can be made in; several where a rule decides which of them. */
  leads: { readonly [from in Status]?: Status | readonly Status[] };
}

type Transitions<Status extends string> = Readonly<Record<string, Transition<Status>>>;

export interface Flow<Status extends string, Table extends Transitions<Status>> {
  statuses: readonly Status[];
  table: Table;
  /** Every transition, in the order of the table. */
  names: readonly (keyof Table & string)[];
  /** Those that are made by one. */
  by: <Who extends Table[keyof Table]['by']>(who: Who) => NameBy<Table, Who>[];
  /** Whether it can be made in this status. */
  may: (name: keyof Table & string, from: Status) => boolean;
  /** Every status it can be made in. */
  from: (name: keyof Table & string) => Status[];
  /** Every status to which it can lead from here; none where it cannot be made. */
  ends: (name: keyof Table & string, from: Status) => readonly Status[];
  /** Where it leads from here, if that is one status; null where it cannot be made. */
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
 * The life of a thing as one table. The server asks it before every change and writes no status that did not come from
 * it (`server/database/transition.ts`); the pages ask it before every button.
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

/** The same end from each of these. */
export const fromEach = <const From extends string, const To extends string | readonly string[]>(
  from: readonly From[],
  to: To,
): { readonly [status in From]: To } =>
  Object.fromEntries(from.map((status) => [status, to])) as { [status in From]: To };

/** Changes nothing in these. */
export const staying = <const Status extends string>(
  ...statuses: readonly Status[]
): { readonly [status in Status]: status } =>
  Object.fromEntries(statuses.map((status) => [status, status])) as { [status in Status]: status };
