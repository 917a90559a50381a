import { useQuery } from '@tanstack/react-query';
import { Award as AwardSign } from 'lucide-react';
import type { AwardGrant } from '@forecourt/contract/awards/awards.ts';
import * as api from '../../lib/api.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { AwardIcon } from '../../shared/awards/award-icon.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Time } from '../../ui/time.tsx';
import { words } from './words.ts';

/** A member's awards. */
export function AwardsOf({ userId }: { userId: number }) {
  const { data, error, refetch } = useQuery(api.awards.ofUser.query({ user_id: userId }));
  if (error && !data)
    return <ErrorState level={2} title={words.failed} text={sentenceOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <AwardsSkeleton />;
  if (data.awards.length === 0)
    return (
      <EmptyState
        icon={<AwardSign size={26} aria-hidden="true" />}
        title={words.none}
        text="Members earn awards through verified sales and good reviews, or get them from our staff."
      />
    );
  return (
    <section>
      <h2 className="sr-only">Awards</h2>
      <ul className={grid}>
        {data.awards.map((grant) => (
          <AwardCard key={grant.id} grant={grant} />
        ))}
      </ul>
    </section>
  );
}

const AwardCard = ({ grant: { award, awarded_at } }: { grant: AwardGrant }) => (
  <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 rounded-xl border border-line bg-surface p-5">
    <AwardIcon icon={award.icon} size={80} />
    <div className="grid gap-1">
      <h3 className="text-lg">{award.name}</h3>
      <p className="text-ink-2">{award.description}</p>
      <p className="mt-1 text-sm text-ink-3">
        Awarded on <Time at={awarded_at} as="day" />
      </p>
    </div>
  </li>
);

const AwardsSkeleton = () => (
  <output aria-busy="true" aria-label="Loading awards" className={grid}>
    {[1, 2, 3].map((place) => (
      <Skeleton key={place} className="h-[122px] rounded-xl" />
    ))}
  </output>
);

const grid = 'grid grid-cols-1 gap-4 sm:grid-cols-[repeat(auto-fill,minmax(320px,1fr))]';
