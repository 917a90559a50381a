import { X } from 'lucide-react';
import { shownNumber } from '@forecourt/contract/tickets/tickets.flow.ts';
import { countOf } from '../../../../lib/format.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import type { Outcome } from './use-bulk.ts';

/** Shown where the bulk action was started, so that the outcome is easy to find. */
export function BulkOutcome({ outcome, onDismiss }: { outcome: Outcome; onDismiss: () => void }) {
  const { transition, changed, refused } = outcome;
  const reasons = Object.entries(Object.groupBy(refused, ({ sentence }) => sentence));
  return (
    <div className="sticky bottom-3 z-10 flex animate-rise items-start gap-3 rounded-l border border-line bg-raised p-2.5 pl-4 shadow-float">
      <output className="grid max-h-48 grow gap-2 overflow-y-auto py-1.5">
        {changed > 0 && (
          <span className="font-semibold">
            {countOf(changed, 'ticket')} {transition}
          </span>
        )}
        {refused.length > 0 && (
          <span className="font-semibold text-danger">{countOf(refused.length, 'ticket')} not changed</span>
        )}
        {reasons.map(([sentence, those = []]) => (
          <span key={sentence} className="text-sm text-ink-2">
            <b className="font-semibold text-ink">{sentence}</b>:{' '}
            {those.map(({ number }) => shownNumber(number)).join(', ')}
          </span>
        ))}
      </output>
      <IconButton label="Dismiss" onClick={onDismiss} className="size-9">
        <X size={18} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
