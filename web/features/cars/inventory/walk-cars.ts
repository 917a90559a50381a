import type { KeyboardEvent } from 'react';

/** The arrow keys lead from car to car, Home and End to the first and the last; Enter opens the one that has the focus. */
export function walkCars(event: KeyboardEvent<HTMLElement>) {
  const links = [...(event.currentTarget.closest('tbody')?.querySelectorAll<HTMLElement>('[data-car]') ?? [])];
  const at = links.indexOf(event.currentTarget);
  const next = { ArrowDown: links[at + 1], ArrowUp: links[at - 1], Home: links[0], End: links.at(-1) }[event.key];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
