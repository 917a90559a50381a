import { useEffect, useEffectEvent } from 'react';

/** An address past the end, or a last page whose last row went away, leads to the last page there is. */
export function useLastPage(page: number, pages: number | undefined, onLast: (last: number) => void) {
  const goBack = useEffectEvent(onLast);
  useEffect(() => {
    if (pages !== undefined && pages > 0 && page > pages) goBack(pages);
  }, [page, pages]);
}
