import type { RowKind, RowOutcome } from './import-values.ts';

/** How many more cars a dealer may have, live and as drafts. */
export interface Room {
  slots: number;
  drafts: number;
}

/**
 * Assigns rows in order. With `listsNow`, complete rows go live while there are slots. All others become drafts while
 * there is room for drafts. It doesn't look at the file's contents. The page previews with it and the server runs it.
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
