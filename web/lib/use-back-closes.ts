import { useEffect, useEffectEvent } from 'react';
import { useRouter } from '@tanstack/react-router';

/**
 * Back closes what lies over the page instead of leaving it. Whoever changes the address meanwhile must replace it:
 * then it stays when Back closes, and the step after that leads to the address before.
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

/** The page as it is, once more. The router wraps `pushState` of the object; it need not load for this. */
const pushStep = () => History.prototype.pushState.call(window.history, window.history.state, '');
