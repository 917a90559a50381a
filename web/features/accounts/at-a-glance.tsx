import { useQuery } from '@tanstack/react-query';
import * as api from '../../lib/api.ts';
import { count } from '../../lib/format.ts';
import { FigureTiles } from '../../ui/figure-tiles.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Stars } from '../../ui/stars.tsx';

/** The member's public stats. Renders nothing if they fail to load, because the public page shows them too. */
export function AtAGlance({ userId }: { userId: number }) {
  const { data: shown, isError } = useQuery(api.accounts.user.query({ id: userId }));
  if (isError) return null;
  if (!shown) return <Skeleton className="h-[108px] rounded-l" />;
  return (
    <section aria-label="At a glance">
      <FigureTiles
        figures={[
          {
            label: 'Average rating',
            value: shown.rating === null ? '–' : shown.rating.toFixed(1),
            note: shown.rating === null ? 'No reviews yet' : <Stars rating={shown.rating} size={15} />,
          },
          { label: 'Reviews', value: count(shown.total_reviews) },
          { label: 'Verified sales', value: count(shown.sales.verified) },
          { label: 'Awards', value: count(shown.total_awards) },
        ]}
      />
    </section>
  );
}
