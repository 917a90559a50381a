import { useSyncExternalStore } from 'react';
import { device } from './storage.ts';

export type Theme = 'light' | 'dark';

const key = 'forecourt.theme';
/** Background colours for the browser's own bars. Duplicated in app/first/head.ts. */
const bars = { light: '#fbfaf8', dark: '#100e0c' };
const changed = new EventTarget();

/** The selected theme, or the system's if none is selected. app/first/head.ts applies it before the first paint. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, current, onServer);

const onServer = (): Theme => 'light';

export function chooseTheme(theme: Theme) {
  device.write(key, theme);
  apply(theme);
}

function apply(theme: Theme | undefined) {
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.content = bars[theme ?? (meta.matches('[media*=dark]') ? 'dark' : 'light')];
  }
  changed.dispatchEvent(new Event('change'));
}

const asTheme = (text: string | null | undefined): Theme | undefined =>
  text === 'light' || text === 'dark' ? text : undefined;

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)');

const current = (): Theme =>
  asTheme(document.documentElement.dataset.theme) ?? (systemIsDark().matches ? 'dark' : 'light');

function subscribe(listener: () => void) {
  const onStorage = (event: StorageEvent) => {
    // No key means that everything was cleared.
    if (event.key === key || event.key === null) apply(asTheme(event.newValue));
  };
  const system = systemIsDark();
  changed.addEventListener('change', listener);
  system.addEventListener('change', listener);
  addEventListener('storage', onStorage);
  return () => {
    changed.removeEventListener('change', listener);
    system.removeEventListener('change', listener);
    removeEventListener('storage', onStorage);
  };
}
