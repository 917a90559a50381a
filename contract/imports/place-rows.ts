import type { RowKind, RowOutcome } from './import-values.ts';

/** How many more cars a dealer may have, live and as drafts. */
export interface Room {
  slots: number;
  drafts: number;
}

/**
 * Where the rows go, in their order: with `listsNow` those that are complete go live while there are slots, and all
 * others become drafts while there is room for them. What the file says is not asked here. The page shows by it what an
 * import would do, and the server does by it what it does.
 */
export function placeRows(kinds: readonly RowKind[], room: Room, listsNow: boolean): (RowOutcome | null)[] {
  let { slots, drafts } = room;
  return kinds.map((kind) => {
    if (kind === 'bad') return null;
    if (kind === 'known') return 'known';
    if (listsNow && kind === 'ready' && slots > 0) {
      slots -= 1;
      return 'live';
    }
    if (drafts <= 0) return 'no_room';
    drafts -= 1;
    return 'draft';
  });
}
