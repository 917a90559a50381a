import { createElement, useEffect, type ComponentType } from 'react';
import { lazyRouteComponent } from '@tanstack/react-router';

/** The page's code couldn't be loaded because the network is down. */
export class Unreachable extends Error {}

/**
 * A lazy-loaded page. If the code is gone, a newer version was deployed and the router reloads the site. While offline
 * that would show the browser's own error page, so it isn't done then.
 */
export const lazyPage = ((importer: () => Promise<Record<string, unknown>>, name: string) =>
  lazyRouteComponent(async () => {
    try {
      const Page = (await importer())[name] as ComponentType;
      return { [name]: () => (useHydrationSignal(), createElement(Page)) };
    } catch (error) {
      if (await siteAnswers()) throw error;
      throw new Unreachable('The page failed to load', { cause: error });
    }
  }, name)) as typeof lazyRouteComponent;

/**
 * Says when the page itself has hydrated, which may be long after the shell. React runs the effects of a page once it has
 * hydrated all of it, except sections that hydrate later.
 */
function useHydrationSignal() {
  useEffect(() => {
    if (!globalThis.early) return;
    globalThis.early.isHydrated = true;
    globalThis.early.play?.();
  }, []);
}

export const siteAnswers = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(5000) }).then(
    ({ ok }) => ok,
    () => false,
  );
