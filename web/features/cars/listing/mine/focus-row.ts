import { focusHeading } from '../../../../lib/focus-heading.ts';

export const rowId = (listingId: number) => `listing-${listingId}`;

/**
 * The Undo that was pressed is gone, and the focus with it: it goes on in the row that is back, as soon as that stands
 * there. Who went on elsewhere meanwhile is left alone.
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
