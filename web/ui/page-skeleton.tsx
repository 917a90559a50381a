declare global {
  /** Skeleton of the page at the current address, provided by app/first/body.ts. Missing in tests. */
  var pageShape: (() => Node) | undefined;
}

/** Placeholder while a page's code, permission or content loads. */
export const PageSkeleton = () => <output aria-busy="true" aria-label="Loading" ref={shape} />;

/** A stable reference, because a new function on every render would run it again. */
const shape = (place: HTMLOutputElement | null) => place?.replaceChildren(globalThis.pageShape?.() ?? '');
