import { useQuery } from '@tanstack/react-query';
import * as api from '../../lib/api.ts';
import { count } from '../../lib/format.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { Button } from '../../ui/button.tsx';
import { FigureTiles } from '../../ui/figure-tiles.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { words } from './words.ts';

/** Car totals by status. The list below doesn't depend on them. */
export function CarTiles() {
  const { data, error, refetch } = useQuery(api.cars.staffStats.query({}));
  if (error && !data)
    return (
      <Notice tone="danger">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>
            {words.statsFailed}. {sentenceOf(error)}
          </p>
          <Button kind="plain" size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      </Notice>
    );
  if (!data) return <Skeleton className="h-32 rounded-l" />;
  const { by_status } = data;
  return (
    <FigureTiles
      figures={[
        { label: 'Total cars', value: count(data.total_cars), note: `${count(data.dealer_cars)} from dealers` },
        { label: 'Active', value: count(by_status.active), note: `${count(data.featured_cars)} featured` },
        { label: 'Sold', value: count(by_status.sold), note: `${count(by_status.reserved)} reserved` },
        {
          label: 'Flagged',
          value: count(by_status.flagged),
          note: `${count(by_status.removed)} removed · ${count(data.reported_cars)} reported`,
        },
      ]}
    />
  );
}
