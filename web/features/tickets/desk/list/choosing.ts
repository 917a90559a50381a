/** The selection with this ticket added or removed. */
export function toggled(chosen: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Selects all tickets, or none if all are already selected. */
export const allOrNone = (chosen: ReadonlySet<number>, ids: readonly number[]): ReadonlySet<number> =>
  ids.every((id) => chosen.has(id)) ? new Set() : new Set(ids);
