import { Stars } from '../../../../ui/stars.tsx';

/** The user's rating and comment. */
export const Rating = ({ stars, comment }: { stars: number; comment: string | null }) => (
  <div className="grid gap-2">
    <Stars rating={stars} />
    {comment && <p className="text-sm text-ink-2">“{comment}”</p>}
  </div>
);
