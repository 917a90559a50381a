import { lazy, Suspense, type ComponentProps, type ComponentType } from 'react';
import type { AwardDrawing } from './award-drawing.tsx';
import type { Medal } from './award-glyphs.tsx';

/** Loaded on demand, so pages without awards don't pay for the drawings. If loading fails, the space stays empty. */
const Drawing = lazy(async () => ({ default: await load() }));
const load = () =>
  import('./award-drawing.tsx').then(
    ({ AwardDrawing }) => AwardDrawing,
    () => Nothing,
  );
const Nothing: ComponentType<ComponentProps<typeof AwardDrawing>> = () => null;

interface AwardIconProps {
  icon: Medal;
  /** In pixels. From 40 up, the medal hangs on a ribbon. */
  size?: number;
}

/** An award's medal. Decorative, because the name is shown next to it. */
export const AwardIcon = ({ icon, size = 56 }: AwardIconProps) => (
  <span aria-hidden="true" className="block shrink-0" style={{ width: size, height: size }}>
    <Suspense>
      <Drawing icon={icon} hasRibbon={size >= 40} />
    </Suspense>
  </span>
);
