import { useEffect, useEffectEvent } from 'react';

/** Redirects to the last existing page if the address is past the end or the last row of the last page is gone. */
export function useLastPage(page: number, pages: number | undefined, onLast: (last: number) => void) {
  const goBack = useEffectEvent(onLast);
  useEffect(() => {
    if (pages !== undefined && pages > 0 && page > pages) goBack(pages);
  }, [page, pages]);
}
