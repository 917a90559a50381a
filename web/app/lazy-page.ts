import { lazyRouteComponent } from '@tanstack/react-router';

/** The code of a page did not come because nothing can be reached. */
export class Unreachable extends Error {}

/**
 * A page whose code comes when it is looked at. Code that is gone was replaced by a newer version, and the router loads
 * the site anew. When nothing can be reached, that would put the browser's own error page in our place.
 */
export const lazyPage = ((importer: () => Promise<Record<string, unknown>>, name: string) =>
  lazyRouteComponent(async () => {
    try {
      return await importer();
    } catch (error) {
      if (await siteAnswers()) throw error;
      throw new Unreachable('The page could not be loaded', { cause: error });
    }
  }, name)) as typeof lazyRouteComponent;

export const siteAnswers = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(5000) }).then(
    ({ ok }) => ok,
    () => false,
  );
