import { useQuery } from '@tanstack/react-query';
import * as api from '../../lib/api.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AppealState } from './appeal-state.tsx';
import { DecisionCard } from './decision-card.tsx';
import { useAppealUpdates } from './use-appeal-updates.ts';

/** Shows the appellant which decision their ticket appeals. */
export function DecisionOfTicket({ ticketId }: { ticketId: number }) {
  const { data, error } = useQuery(api.appeals.ofTicket.query({ ticket_id: ticketId }));
  useAppealUpdates();
  if (error || data?.decision === null) return null;
  if (!data?.decision?.appeal) return <Skeleton className="h-40 rounded-l" />;
  return (
    <DecisionCard decision={data.decision}>
      <AppealState appeal={data.decision.appeal} />
    </DecisionCard>
  );
}
