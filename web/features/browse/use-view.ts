import { useEffect, useState } from 'react';
import { useClientValue } from '../../lib/ssr-state.ts';
import { device } from '../../lib/storage.ts';

export type View = 'grid' | 'list';

const key = 'forecourt.browse-view';

/**
 * Grid or list, as last selected on this device. The server renders the grid for everyone. `data-view` in index.html
 * hides it from users of the list view until theirs is rendered.
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
