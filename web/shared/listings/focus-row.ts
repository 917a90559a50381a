import { focusHeading } from '../../lib/focus-heading.ts';

export const rowId = (listingId: number) => `listing-${listingId}`;

/**
 * The pressed Undo has disappeared along with the focus. Moves it to the restored row once that is rendered, unless the
 * user has moved on.
 */
export function focusRow(listingId: number, tries = 20) {
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    const row = document.getElementById(rowId(listingId));
    if (row) row.querySelector<HTMLElement>('h2 a, [data-car]')?.focus();
    else if (tries > 0) focusRow(listingId, tries - 1);
    else focusHeading();
  }, 50);
}
