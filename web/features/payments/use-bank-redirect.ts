import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * Leaves for the bank's page. `isLeaving` holds until the page is gone; whoever comes back to it as it was (the browser
 * keeps pages), or stopped the leaving, finds it at work again, and `onBack` is told.
 */
export function useBankRedirect(onBack: () => void) {
  const [isLeaving, setLeaving] = useState(false);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);

  const back = useEffectEvent(() => {
    setLeaving(false);
    onBack();
  });
  useEffect(() => {
    if (!isLeaving) return;
    const onShow = () => back();
    const timer = setTimeout(onShow, maxMs);
    addEventListener('pageshow', onShow);
    return () => {
      clearTimeout(timer);
      removeEventListener('pageshow', onShow);
    };
  }, [isLeaving]);

  /** Whoever closed the dialog meanwhile stays; their payment waits for them. */
  function leave(link: string): boolean {
    if (!isHere.current) return false;
    if (!/^https?:$/.test(new URL(link, location.href).protocol)) throw new Error('The bank’s page is not a web page');
    setLeaving(true);
    location.assign(link);
    return true;
  }
  return { isLeaving, leave };
}

const maxMs = 20_000;
