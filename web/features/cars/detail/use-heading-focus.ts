import { useEffect } from 'react';
import { focusHeading } from '../../../lib/focus-heading.ts';

/** Who arrived before the car had loaded stands at the page's start: reading begins at the heading once that is there. */
export function useHeadingFocus(carId: number | undefined) {
  useEffect(() => {
    if (carId !== undefined && document.activeElement?.id === 'main') focusHeading();
  }, [carId]);
}
