import { device } from '../../lib/storage.ts';

/** Reserves the account's width for the next server-rendered page (app/first/head.ts), to avoid layout shift. */
export function keepWidth(place: HTMLElement | null) {
  if (!place) return;
  const observer = new ResizeObserver(([entry]) => {
    const width = Math.ceil(entry?.contentRect.width ?? 0);
    // On a phone the account is in the menu.
    if (width > 0) device.write('forecourt.face', String(width));
  });
  observer.observe(place);
  return () => observer.disconnect();
}
