import { useEffect, useRef } from 'react';
import { useLocation } from '@tanstack/react-router';

const hands = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

/** Keeps the element named in the URL hash in view while content above it loads, until the user scrolls or types. */
export function useStaysInView<E extends HTMLElement>(name: string) {
  const { hash } = useLocation();
  const place = useRef<E>(null);
  useEffect(() => {
    if (hash !== name) return;
    const show = () => place.current?.scrollIntoView({ block: 'start' });
    const around = new ResizeObserver(show);
    if (place.current?.parentElement) around.observe(place.current.parentElement);
    show();
    const stop = () => around.disconnect();
    for (const kind of hands) addEventListener(kind, stop, { once: true });
    return () => {
      stop();
      for (const kind of hands) removeEventListener(kind, stop);
    };
  }, [hash, name]);
  return place;
}
