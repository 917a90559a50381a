import { Link } from '@tanstack/react-router';
import { BadgeCheck, Ban, Replace, TriangleAlert, type LucideIcon } from 'lucide-react';
import clsx from 'clsx';
import type { Bill } from '@forecourt/contract/bills/bills.ts';
import type { BillState } from '@forecourt/contract/bills/bill-access.ts';
import { paths } from '../../lib/paths.ts';
import { Time } from '../../ui/time.tsx';

/** Whether the bill is genuine: the first thing to read, on screen and on paper. */
export function BillVerdict({ bill }: { bill: Bill }) {
  const { Icon, look, title } = looks[bill.state];
  return (
    <div className={clsx('flex items-start gap-3.5 rounded-m px-4 py-3.5 print:border print:border-line', look)}>
      <Icon size={26} className="mt-px shrink-0" aria-hidden="true" />
      <div className="grid min-w-0 gap-0.5 text-ink">
        <p className="text-lg font-semibold">{title}</p>
        <p className="text-ink-2">
          <Explanation bill={bill} />
        </p>
      </div>
    </div>
  );
}

function Explanation({ bill }: { bill: Bill }) {
  const { state, annulled_at, replaced_by, replaces } = bill;
  if (state === 'altered') return 'Its stored text doesn’t match its signature. Please tell our staff.';
  if (state === 'annulled')
    return (
      <>
        Our staff annulled the sale
        {annulled_at && (
          <>
            {' '}
            on <Time at={annulled_at} as="day" />
          </>
        )}
        , so this bill proves nothing.
      </>
    );
  if (state === 'replaced' && replaced_by !== null)
    return (
      <>
        Both sides corrected the amount. The current bill is <BillLink number={replaced_by} />.
      </>
    );
  return (
    <>
      We signed this bill, and it hasn’t been changed since.
      {replaces !== null && (
        <>
          {' '}
          It replaces <BillLink number={replaces} />, because the amount was corrected.
        </>
      )}
    </>
  );
}

const BillLink = ({ number }: { number: string }) => (
  <Link
    to={paths.bill}
    params={{ number }}
    className="font-semibold whitespace-nowrap text-ink underline decoration-edge underline-offset-4 hover:decoration-ink"
  >
    {number}
  </Link>
);

const looks: Record<BillState, { Icon: LucideIcon; look: string; title: string }> = {
  genuine: { Icon: BadgeCheck, look: 'bg-good-soft text-good', title: 'Genuine' },
  replaced: { Icon: Replace, look: 'bg-warn-soft text-warn', title: 'Genuine, but replaced' },
  annulled: { Icon: Ban, look: 'bg-danger-soft text-danger', title: 'Annulled' },
  altered: { Icon: TriangleAlert, look: 'bg-danger-soft text-danger', title: 'Not genuine' },
};
