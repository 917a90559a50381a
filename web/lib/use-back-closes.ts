import { useEffect, useEffectEvent } from 'react';
import { useRouter } from '@tanstack/react-router';

/**
 * Makes Back close an overlay instead of leaving the page. To change the address while it's open, replace it. The new
 * address is then kept when Back closes the overlay, and the next Back goes to the previous page.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void) {
  const router = useRouter();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return undefined;
    const { history } = router;
    const before = history.location.href;
    let current = before;
    let wentBack = false;
    const stop = history.subscribe(({ action, location }) => {
      if (action.type === 'REPLACE') current = location.href;
    });
    pushStep();
    const onPop = () => {
      wentBack = true;
      if (history.location.href !== current) void router.navigate({ href: current, resetScroll: false });
      close();
    };
    window.addEventListener('popstate', onPop, { once: true });
    return () => {
      stop();
      window.removeEventListener('popstate', onPop);
      if (!wentBack && history.location.href === before) window.history.back();
    };
  }, [isOpen, router]);
}

/**
 * Pushes the current page again. Calls the prototype's `pushState`, because the router wraps the instance's and needn't
 * load for this.
 */
const pushStep = () => History.prototype.pushState.call(window.history, window.history.state, '');
