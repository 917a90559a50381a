import type { ComponentType } from 'react';
import { lazyPage } from '../lazy-page.ts';
import type { latePages } from './late-pages.ts';

type Areas = typeof latePages;

/** A lazy-loaded page that isn't named in the first load. */
export const latePage = <A extends keyof Areas>(area: A, name: keyof Areas[A]) =>
  lazyPage(async () => {
    const { latePages } = await import('./late-pages.ts');
    const load = latePages[area][name] as () => Promise<ComponentType>;
    return { Page: await load() };
  }, 'Page');
