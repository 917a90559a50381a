import { useState } from 'react';
import { device } from '../../../lib/storage.ts';

export type View = 'grid' | 'list';

const key = 'forecourt.browse-view';

/** Grid or list, as it was last chosen on this device. */
export function useView(): [View, (view: View) => void] {
  const [view, setView] = useState<View>(() => (device.read(key) === 'list' ? 'list' : 'grid'));
  return [
    view,
    (chosen) => {
      device.write(key, chosen);
      setView(chosen);
    },
  ];
}
