import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * Redirects to the bank's page. `isLeaving` stays true until the page is gone. If the user returns to it from the
 * back/forward cache or stops the navigation, it's reset and `onBack` is called.
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

  /** A user who has closed the dialog stays here, and their payment stays open. */
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
