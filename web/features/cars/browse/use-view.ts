import { useEffect, useState } from 'react';
import { useIsHere } from '../../../lib/first-view.ts';
import { device } from '../../../lib/storage.ts';

export type View = 'grid' | 'list';

const key = 'forecourt.browse-view';

/**
 * Grid or list, as it was last chosen on this device. The server draws the grid for everybody: who chose the list does
 * not see it (`data-view` of index.html) before theirs is there.
 */
export function useView(): [View, (view: View) => void] {
  const isHere = useIsHere();
  const [chosen, setChosen] = useState<View>();
  const view = chosen ?? (isHere && device.read(key) === 'list' ? 'list' : 'grid');
  useEffect(() => {
    if (isHere) delete document.documentElement.dataset.view;
  }, [isHere]);
  return [
    view,
    (next) => {
      device.write(key, next);
      setChosen(next);
    },
  ];
}
