import { useEffect, useState } from 'react';
import { useClientValue } from '../../../lib/ssr-state.ts';
import { device } from '../../../lib/storage.ts';

export type View = 'grid' | 'list';

const key = 'forecourt.browse-view';

/**
 * Grid or list, as it was last chosen on this device. The server draws the grid for everybody: who chose the list does
 * not see it (`data-view` of index.html) before theirs is there.
 */
export function useView(): [View, (view: View) => void] {
  const kept = useClientValue(read, drawn);
  const [chosen, setChosen] = useState<View>();
  useEffect(() => {
    delete document.documentElement.dataset.view;
  }, [kept]);
  return [
    chosen ?? kept,
    (next) => {
      device.write(key, next);
      setChosen(next);
    },
  ];
}

const read = (): View => (device.read(key) === 'list' ? 'list' : 'grid');
const drawn = (): View => 'grid';
