import type { Photo } from '@forecourt/contract/photos/photos.ts';

/**
 * The cover and a few more photos in the space the text leaves: a wide cover above the others, or next to them if it is
 * low.
 */
export function SheetPhotos({ photos }: { photos: readonly Photo[] }) {
  const [cover, ...more] = photos.slice(0, 5);
  if (!cover) return null;
  return (
    <div className="sheet-photos">
      <div>
        <SheetPhoto photo={cover} />
        {more.length > 0 && (
          <div>
            {more.map((photo) => (
              <SheetPhoto key={photo.id} photo={photo} />
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

/** Lazy, so nothing is fetched until the sheet is printed. */
const SheetPhoto = ({ photo }: { photo: Photo }) => <img src={`${photo.src}-960.webp`} alt="" loading="lazy" />;
