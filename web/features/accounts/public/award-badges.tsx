import { Link } from '@tanstack/react-router';
import type { AwardGrant } from '@forecourt/contract/awards/awards.ts';
import { paths } from '../../../lib/paths.ts';
import { AwardIcon } from '../../../shared/awards/award-icon.tsx';

const maxBadges = 5;

/** The newest awards as small badges. The Awards tab lists all of them. */
export const AwardBadges = ({ userId, awards }: { userId: number; awards: readonly AwardGrant[] }) => {
  const rest = awards.length - maxBadges;
  return (
    <ul aria-label="Awards" className="flex flex-wrap items-center gap-2">
      {awards.slice(0, maxBadges).map(({ id, award }) => (
        <li
          key={id}
          title={award.description}
          className="flex h-8 items-center gap-1.5 rounded-full border border-line bg-paper pr-3 pl-1.5 text-sm font-medium"
        >
          <AwardIcon icon={award.icon} size={20} />
          {award.name}
        </li>
      ))}
      {rest > 0 && (
        <li>
          <Link
            to={paths.user}
            params={{ userId: String(userId) }}
            search={{ tab: 'awards' }}
            resetScroll={false}
            className="rounded-s px-1 text-sm text-ink-2 underline-offset-4 hover:underline"
          >
            and {rest} more
          </Link>
        </li>
      )}
    </ul>
  );
};
