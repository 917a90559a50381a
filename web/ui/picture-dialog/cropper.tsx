import { useId, type CSSProperties } from 'react';
import clsx from 'clsx';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { roundings } from '../avatar-styles.ts';
import { nearestZoom, zoomedBy, zoomOf, type Crop } from './crop.ts';
import type { OpenPicture } from './open-picture.ts';
import { useCropMoves } from './use-crop-moves.ts';

export type FrameShape = 'person' | 'dealer';

interface CropperProps {
  picture: OpenPicture;
  crop: Crop;
  shape: FrameShape;
  onCrop: (crop: Crop) => void;
}

/** Square cropper for mouse, touch and keyboard, with a preview. */
export function Cropper({ picture, crop, shape, onCrop }: CropperProps) {
  const moves = useCropMoves(picture, crop, onCrop);
  const id = useId();
  const zoom = zoomOf(picture, crop);
  const nearest = nearestZoom(picture);
  return (
    <div className="grid justify-items-center gap-4 pt-1.5">
      <div
        {...moves}
        role="application"
        tabIndex={0}
        aria-label="Visible part of the picture"
        aria-describedby={`${id}-keys`}
        className="relative aspect-square w-[min(100%,300px)] cursor-grab touch-none overflow-hidden rounded-l bg-sunken select-none focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-ink active:cursor-grabbing"
      >
        <Cut picture={picture} crop={crop} />
        <span
          aria-hidden="true"
          className={clsx(
            'pointer-events-none absolute inset-0 border-2 border-white shadow-[0_0_0_400px_oklch(0.12_0.01_60/0.5)]',
            shape === 'person' ? 'rounded-full' : 'rounded-[22%]',
          )}
        />
      </div>
      <p id={`${id}-keys`} className="text-center text-sm text-ink-2">
        Drag to move, scroll or pinch to zoom.
        <span className="max-sm:sr-only"> Keys: arrows, + and −.</span>
      </p>
      <div className="flex w-[min(100%,300px)] items-center gap-3 text-ink-2">
        <ZoomOut size={18} className="shrink-0" aria-hidden="true" />
        <input
          type="range"
          aria-label="Zoom"
          aria-valuetext={`${zoom.toFixed(1)} times`}
          min={1}
          max={nearest}
          step={0.01}
          value={zoom}
          disabled={nearest === 1}
          onChange={(event) => onCrop(zoomedBy(picture, crop, Number(event.target.value) / zoom))}
          className="h-6 w-full accent-ink"
        />
        <ZoomIn size={18} className="shrink-0" aria-hidden="true" />
      </div>
      <div className="flex items-center gap-4" aria-hidden="true">
        {(['large', 'medium', 'small'] as const).map((size) => (
          <span
            key={size}
            className={clsx('relative block shrink-0 overflow-hidden', roundings[shape], previews[size])}
          >
            <Cut picture={picture} crop={crop} />
          </span>
        ))}
        <span className="text-sm text-ink-3">Preview</span>
      </div>
    </div>
  );
}

/** Shows the crop in a square window, in percentages so it works at every size. */
function Cut({ picture, crop }: Pick<CropperProps, 'picture' | 'crop'>) {
  const percent = (pixels: number) => `${(pixels / crop.side) * 100}%`;
  const place: CSSProperties = {
    width: percent(picture.width),
    height: percent(picture.height),
    left: percent(-crop.left),
    top: percent(-crop.top),
  };
  return <img src={picture.address} alt="" draggable={false} style={place} className="absolute max-w-none bg-white" />;
}

/** The avatar's size on pages. */
const previews = { large: 'size-[72px] sm:size-24', medium: 'size-14', small: 'size-[34px]' };
