import type { KeyboardEvent } from 'react';

/** The arrow keys lead from car to car; Enter opens the one that has the focus. */
export function walkCars(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const links = [...(event.currentTarget.closest('tbody')?.querySelectorAll<HTMLElement>('[data-car]') ?? [])];
  const next = links[links.indexOf(event.currentTarget) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
