import { Stars } from '../../../../ui/stars.tsx';

/** How the person was helped, in their words. */
export const Rating = ({ stars, comment }: { stars: number; comment: string | null }) => (
  <div className="grid gap-2">
    <Stars rating={stars} />
    {comment && <p className="text-sm text-ink-2">“{comment}”</p>}
  </div>
);
