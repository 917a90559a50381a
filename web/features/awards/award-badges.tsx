import type { Award } from '@forecourt/contract/awards/awards.ts';
import { AwardIcon } from '../../ui/award-icon.tsx';

interface AwardBadgesProps {
  /** The newest first. */
  awards: readonly { id: number; award: Award }[];
  /** More than these are counted. */
  most?: number;
  size?: number;
}

/** What somebody has earned, small: for cards and headers. */
export function AwardBadges({ awards, most = 4, size = 26 }: AwardBadgesProps) {
  if (awards.length === 0) return null;
  const more = awards.length - most;
  return (
    <ul aria-label="Awards" className="flex flex-wrap items-center gap-1">
      {awards.slice(0, most).map(({ id, award }) => (
        <li key={id} title={`${award.name}: ${award.description}`}>
          <span className="sr-only">{award.name}</span>
          <AwardIcon icon={award.icon} size={size} />
        </li>
      ))}
      {more > 0 && (
        <li className="text-sm font-medium text-ink-3">
          +{more}
          <span className="sr-only"> more</span>
        </li>
      )}
    </ul>
  );
}
