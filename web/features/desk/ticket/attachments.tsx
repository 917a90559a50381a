import type { Photo } from '@forecourt/contract/photos/photos.ts';
import { Thumb } from '../../../ui/thumb.tsx';

/** Pictures that belong to what was said; each opens in full. */
export const Attachments = ({ photos }: { photos: readonly Photo[] }) =>
  photos.length === 0 ? null : (
    <ul aria-label="Attachments" className="flex flex-wrap gap-2">
      {photos.map((photo, index) => (
        <li key={photo.id}>
          <a
            href={`${photo.src}-1920.webp`}
            target="_blank"
            rel="noreferrer"
            className="block overflow-hidden rounded-m border border-line transition-colors hover:border-edge"
          >
            <Thumb photo={photo} alt={`Attachment ${index + 1}, opens in full`} className="size-24 sm:size-28" />
          </a>
        </li>
      ))}
    </ul>
  );
