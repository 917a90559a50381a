import { useEffect, useState } from 'react';

/** Somebody reads on downwards; no longer once they scroll up, or stand at the top. */
export function useScrolledOn(isWatching: boolean): boolean {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    if (!isWatching) return;
    let last = scrollY;
    const onScroll = () => {
      if (Math.abs(scrollY - last) < slip && scrollY > slip) return;
      setOn(scrollY > last && scrollY > slip);
      last = scrollY;
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      setOn(false);
    };
  }, [isWatching]);
  return isOn;
}

/** A finger is never quite still. */
const slip = 12;
