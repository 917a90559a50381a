import { device } from '../../lib/storage.ts';

/** So much room waits for the account on the next page that the server draws (index.html): nothing is pushed when it comes. */
export function keepWidth(place: HTMLElement | null) {
  if (!place) return;
  const observer = new ResizeObserver(([entry]) => {
    const width = Math.ceil(entry?.contentRect.width ?? 0);
    // On a phone it stands in the menu.
    if (width > 0) device.write('forecourt.face', String(width));
  });
  observer.observe(place);
  return () => observer.disconnect();
}
