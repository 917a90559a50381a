import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { ChartLine } from 'lucide-react';
import { Silhouette } from '../features/home/market/silhouette.tsx';
import { ModelMarket } from '../features/market/model-market.tsx';
import { words } from '../features/market/words.ts';
import * as api from '../lib/api.ts';
import { paths } from '../lib/paths.ts';
import { sentenceOf } from '../lib/sentence.ts';
import { useTitle } from '../lib/title.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { StateScreen } from '../ui/state-screen.tsx';

export function MarketModelPage() {
  const wanted = useParams({ from: paths.marketModel });
  const { data, error, refetch } = useQuery({ ...api.guide.model.query(wanted), staleTime: 60_000 });
  useTitle(data === null ? words.unknownTitle : data && `${data.make} ${data.model} prices`);
  if (data === null)
    return (
      <StateScreen
        icon={<ChartLine size={28} aria-hidden="true" />}
        title={words.unknownTitle}
        text="It may be spelled differently."
        actions={<ButtonLink to={paths.market}>All market prices</ButtonLink>}
      />
    );
  if (!data && error)
    return <ErrorState title={words.failed} text={sentenceOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  return <ModelMarket market={data} drawing={<Silhouette of={data.body_class} />} />;
}
