import { lazy, Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { saleFlow } from '@forecourt/contract/sales/sales.flow.ts';
import * as api from '../../../lib/api.ts';
import { saleHintWords } from '../../../lib/sale-hint-words.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StaffHints } from '../../../shared/staff/staff-hints.tsx';
import { SaleSummary } from '../sale-summary.tsx';
import { useLiveRefresh } from '../../../lib/use-live-refresh.ts';
import { decisionWords, type Outcome } from './decision-words.ts';

const DecideForm = lazy(async () => ({ default: (await import('./decide-form.tsx')).DecideForm }));

interface DisputedSaleProps {
  saleId: number;
  mayDecide: boolean;
}

/** The disputed sale in a ticket, with the decision buttons for staff who can decide. */
export function DisputedSale({ saleId, mayDecide }: DisputedSaleProps) {
  const { data, error } = useQuery(api.sales.forStaff.query({ id: saleId }));
  useLiveRefresh('sales');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  if (error) return <Notice tone="danger">{sentenceOf(error)}</Notice>;
  if (data === null) return null;
  if (!data) return <Skeleton className="h-40 rounded-l" />;
  const { sale } = data;
  const open = sale.status === 'disputed' ? outcomes : outcomes.filter((one) => one === 'annul');
  const offered = mayDecide ? open.filter((one) => saleFlow.may(one, sale.status) && sale.status !== 'recorded') : [];
  return (
    <SaleSummary sale={sale}>
      <StaffHints title="Check this sale" hints={sale.hints.map((hint) => saleHintWords[hint])} />
      <p className="text-sm text-ink-2">Both sides can read this ticket and your replies.</p>
      {offered.length > 0 && (
        <div className="flex flex-wrap gap-2.5">
          {offered.map((one) => (
            <Button
              key={one}
              size="small"
              className="pointer-coarse:h-11"
              kind={one === 'annul' ? 'danger' : 'primary'}
              onClick={() => setOutcome(one)}
            >
              {decisionWords[one].title}
            </Button>
          ))}
        </div>
      )}
      {!mayDecide && sale.status === 'disputed' && (
        <p className="text-sm text-ink-3">A moderator will decide about this sale.</p>
      )}
      <Dialog
        isForm
        open={outcome !== null}
        onClose={() => setOutcome(null)}
        title={outcome ? decisionWords[outcome].title : ''}
      >
        {outcome && (
          <Suspense fallback={<Skeleton className="h-64 rounded-m" />}>
            <DecideForm saleId={sale.id} outcome={outcome} onDone={() => setOutcome(null)} />
          </Suspense>
        )}
      </Dialog>
    </SaleSummary>
  );
}

const outcomes = ['uphold', 'annul'] as const;
