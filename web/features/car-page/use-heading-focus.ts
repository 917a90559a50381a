import { useEffect } from 'react';
import { focusHeading } from '../../lib/focus-heading.ts';

/** If the page opened before the car had loaded, moves the focus to the heading once it appears. */
export function useHeadingFocus(carId: number | undefined) {
  useEffect(() => {
    if (carId !== undefined && document.activeElement?.id === 'main') focusHeading();
  }, [carId]);
}
