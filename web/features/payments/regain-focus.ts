import { focusHeading } from '../../lib/focus-heading.ts';

/** What had the focus went away with what it did: reading goes on at the heading of the open dialog, or of the page. */
export function regainFocus() {
  if (document.activeElement && document.activeElement !== document.body) return;
  const heading = document.querySelector<HTMLElement>('dialog:modal h2');
  if (!heading) return focusHeading();
  heading.tabIndex = -1;
  heading.focus();
}
