import type { Payment } from '@forecourt/contract/payments/payment-shapes.ts';
import { words } from './words.ts';

/** Its first part tells payments apart; the whole of it stands on the receipt and is read out here. */
export function Reference({ payment: { gta_world_transaction_id: whole } }: { payment: Payment }) {
  if (whole === null) return <span className="text-xs text-ink-3">{words.noReference}</span>;
  return (
    <span className="text-xs text-ink-3" title={whole}>
      <span className="sr-only">{whole}</span>
      <span aria-hidden="true">{whole.slice(0, 8)}…</span>
    </span>
  );
}
