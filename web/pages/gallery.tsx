import { GalleryForms } from '../features/gallery/gallery-forms.tsx';
import { GalleryOverlays } from '../features/gallery/gallery-overlays.tsx';
import { GalleryPieces } from '../features/gallery/gallery-pieces.tsx';
import { GalleryStates } from '../features/gallery/gallery-states.tsx';

/** Every component of the design system in all its states, for checking them in light and dark mode. */
export const GalleryPage = () => (
  <div className="wrap grid gap-14 py-12">
    <h1 className="text-2xl">Design system</h1>
    <GalleryPieces />
    <GalleryForms />
    <GalleryOverlays />
    <GalleryStates />
  </div>
);
