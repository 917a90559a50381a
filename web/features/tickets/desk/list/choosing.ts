/** The chosen ones with this one taken in or left out. */
export function toggled(chosen: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** All of them, or none when all are chosen already. */
export const allOrNone = (chosen: ReadonlySet<number>, ids: readonly number[]): ReadonlySet<number> =>
  ids.every((id) => chosen.has(id)) ? new Set() : new Set(ids);
