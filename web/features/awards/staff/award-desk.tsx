import { useQuery } from '@tanstack/react-query';
import * as api from '../../../lib/api.ts';
import type { RenderHints } from '../../../lib/planned-decision.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { words } from '../words.ts';
import { Catalogue } from './catalogue.tsx';
import { PersonAwards } from './person-awards.tsx';

interface AwardDeskProps {
  may: { write: boolean; grant: boolean };
  /** The user whose awards are shown. */
  personId: number | null;
  onPerson: (id: number | null) => void;
  renderHints: RenderHints;
}

/** The award catalogue, with granting and revoking for staff who can. */
export function AwardDesk({ may, ...person }: AwardDeskProps) {
  const { data, error, refetch } = useQuery(api.awards.catalogue.query({}));
  if (error && !data)
    return <ErrorState level={2} title={words.failed} text={sentenceOf(error)} onRetry={() => void refetch()} />;
  return (
    <div className="grid grid-cols-1 items-start gap-x-8 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(320px,400px)]">
      {data ? <Catalogue awards={data.awards} mayWrite={may.write} /> : <Skeleton className="h-96 rounded-xl" />}
      {may.grant && data && <PersonAwards catalogue={data.awards} {...person} />}
    </div>
  );
}
