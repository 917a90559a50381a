declare global {
  /** What the page at the browser's address looks like before it is there; of index.html, which tests are without. */
  var pageShape: (() => DocumentFragment) | undefined;
}

/** Stands for a page whose code, permission or content is still on its way. */
export const PageSkeleton = () => <output aria-busy="true" aria-label="Loading" ref={shape} />;

/** One function for all: a new one at each drawing would shape it anew. */
const shape = (place: HTMLOutputElement | null) => place?.replaceChildren(globalThis.pageShape?.() ?? '');
