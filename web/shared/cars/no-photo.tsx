import clsx from 'clsx';

interface NoPhotoProps {
  alt: string;
  className?: string;
}

/** Shown if a car has no photo or it failed to load. */
export const NoPhoto = ({ alt, className }: NoPhotoProps) => (
  <span
    {...(alt ? { role: 'img', 'aria-label': `${alt}, no photo` } : { 'aria-hidden': true })}
    className={clsx(
      'relative grid place-items-center overflow-hidden bg-linear-to-b from-sunken to-line text-edge/70',
      className,
    )}
  >
    <svg viewBox="0 0 240 92" fill="none" className="w-[58%] max-w-[320px]" aria-hidden="true">
      <path
        d="M12 66c-4-1-6-4-6-9 0-10 6-16 22-19l26-5c12-13 26-23 44-25 24-3 52-1 66 8 10 6 18 12 25 18 20 1 34 6 40 13 4 5 4 12 2 16-1 2-3 3-6 3h-11a24 24 0 0 0-47 0H83a24 24 0 0 0-47 0H12Z"
        fill="currentColor"
        fillOpacity=".28"
      />
      <path
        d="M66 33c9-9 19-15 32-17 6-1 13-1 20-1v19l-52-1Zm60-18c16 0 28 3 36 8 5 3 9 7 13 11h-49V15Z"
        className="fill-sunken"
      />
      <g stroke="currentColor" strokeWidth="5">
        <circle cx="59.5" cy="68" r="15.5" />
        <circle cx="190.5" cy="68" r="15.5" />
      </g>
    </svg>
  </span>
);
