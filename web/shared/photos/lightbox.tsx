import { lazy, Suspense } from 'react';
import type { LightboxViewProps } from './lightbox-view.tsx';
import { Spinner } from '../../ui/spinner.tsx';

const load = () => import('./lightbox-view.tsx');
const LightboxView = lazy(async () => ({ default: (await load()).LightboxView }));

/** Called when the user is about to open it. */
export const preloadLightbox = () => void load().catch(() => undefined);

/** Full-window gallery. Its code loads when it's first opened. */
export const Lightbox = ({ open, ...shown }: LightboxViewProps & { open: boolean }) => (
  <Suspense fallback={<Opening />}>{open && <LightboxView {...shown} />}</Suspense>
);

const Opening = () => (
  <div className="fixed inset-0 z-50 grid place-items-center bg-[oklch(0.12_0.01_60/0.9)] text-white">
    <Spinner />
  </div>
);
