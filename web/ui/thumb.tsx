import { useState, type ReactNode } from 'react';
import clsx from 'clsx';

interface ThumbProps {
  photo: { src: string; blur: string };
  /** Empty if text next to it describes the picture. */
  alt?: string;
  width?: 320 | 960;
  className?: string;
  /** Shown if the picture fails to load. Without it the blurred preview stays. */
  instead?: ReactNode;
}

/** A stored photo in one width, with a blurred preview until it loads. */
export function Thumb({ photo, alt = '', width = 320, className, instead }: ThumbProps) {
  const [broken, setBroken] = useState('');
  const src = `${photo.src}-${width}.webp`;
  const look = clsx('block bg-sunken bg-cover bg-center object-cover', className);
  const style = { backgroundImage: `url("${photo.blur}")` };
  if (broken === src)
    return (
      instead ?? (
        <span className={look} style={style}>
          {alt && <span className="sr-only">{alt}</span>}
        </span>
      )
    );
  return (
    <img
      src={src}
      alt={alt}
      draggable={false}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(src)}
      className={look}
      style={style}
    />
  );
}
