import type { Payment } from '@forecourt/contract/payments/payment-shapes.ts';
import { words } from './words.ts';

/**
 * Shows the first part, which is enough to tell payments apart. Screen readers and the receipt get the full reference.
 */
export function Reference({ payment: { gta_world_transaction_id: whole } }: { payment: Payment }) {
  if (whole === null) return <span className="text-xs text-ink-3">{words.noReference}</span>;
  return (
    <span className="text-xs text-ink-3" title={whole}>
      <span className="sr-only">{whole}</span>
      <span aria-hidden="true">{whole.slice(0, 8)}…</span>
    </span>
  );
}
