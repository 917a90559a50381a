import { lazy, Suspense, type ComponentProps, type ComponentType } from 'react';
import type { AwardDrawing } from './award-drawing.tsx';
import type { Medal } from './award-glyphs.tsx';

/** A page without awards does without the drawings; a drawing that does not come leaves its place empty. */
const Drawing = lazy(async () => ({ default: await load() }));
const load = () =>
  import('./award-drawing.tsx').then(
    ({ AwardDrawing }) => AwardDrawing,
    () => Nothing,
  );
const Nothing: ComponentType<ComponentProps<typeof AwardDrawing>> = () => null;

interface AwardIconProps {
  icon: Medal;
  /** In pixels. From 40 on it hangs on a ribbon. */
  size?: number;
}

/** The medal of an award. Its name stands beside it. */
export const AwardIcon = ({ icon, size = 56 }: AwardIconProps) => (
  <span aria-hidden="true" className="block shrink-0" style={{ width: size, height: size }}>
    <Suspense>
      <Drawing icon={icon} hasRibbon={size >= 40} />
    </Suspense>
  </span>
);
