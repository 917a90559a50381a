import { starPath } from './star-path.ts';

interface StarsProps {
  /** From 0 to 5. Drawn to the nearest half, announced exactly. */
  rating: number;
  /** Height of one star, in pixels. */
  size?: number;
}

/** A rating shown as five stars. */
export const Stars = ({ rating, size = 18 }: StarsProps) => (
  <span className="inline-flex shrink-0 align-[-0.2em]">
    <span className="sr-only">{starsText(rating)}</span>
    <svg viewBox="0 0 120 24" width={size * 5} height={size} aria-hidden="true" strokeLinejoin="round">
      <Row className="fill-line stroke-line" />
      {/* A drawing inside a drawing is cut off at its edge. */}
      <svg width={24 * lit(rating)} height="24">
        <Row className="fill-gold stroke-gold" />
      </svg>
    </svg>
  </span>
);

/** "4.6 of 5 stars" */
export const starsText = (rating: number): string => `${Number(rating.toFixed(1))} of 5 stars`;

const lit = (rating: number) => Math.max(0, Math.min(5, Math.round(rating * 2) / 2));

const Row = ({ className }: { className: string }) =>
  [0, 1, 2, 3, 4].map((place) => (
    <path key={place} d={starPath} transform={`translate(${place * 24})`} strokeWidth="1.4" className={className} />
  ));
