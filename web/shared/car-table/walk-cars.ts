import type { KeyboardEvent } from 'react';

/** Arrow keys move between cars, Home and End go to the first and last, and Enter opens the focused one. */
export function walkCars(event: KeyboardEvent<HTMLElement>) {
  const links = [...(event.currentTarget.closest('tbody')?.querySelectorAll<HTMLElement>('[data-car]') ?? [])];
  const at = links.indexOf(event.currentTarget);
  const next = { ArrowDown: links[at + 1], ArrowUp: links[at - 1], Home: links[0], End: links.at(-1) }[event.key];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
