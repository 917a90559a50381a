import type { Receipt } from '@forecourt/contract/payments/payment-shapes.ts';
import type { PaymentKind } from '@forecourt/contract/payments/payments.flow.ts';
import { momentText } from '../../../lib/format.ts';
import { eventText } from './event-words.ts';

/** Payment events, oldest first. */
export const ReceiptEvents = ({ events, of }: { events: Receipt['events']; of: PaymentKind }) => (
  <section className="grid gap-3">
    <h2 className="text-base">History</h2>
    <ol className="grid">
      {events.map(({ kind, at }, index) => (
        <li key={`${at} ${kind}`} className="relative grid grid-cols-[20px_1fr] pb-4 last:pb-0 print:pb-2">
          {index < events.length - 1 && (
            <span aria-hidden="true" className="absolute top-3 bottom-[-6px] left-[3px] w-px bg-line" />
          )}
          <span aria-hidden="true" className="relative mt-[0.5em] size-[7px] rounded-full bg-ink-3" />
          <span className="grid gap-x-6 sm:flex sm:items-baseline sm:justify-between">
            <span>{eventText(kind, of)}</span>
            <time dateTime={at} className="shrink-0 text-sm text-ink-3">
              {momentText(at)}
            </time>
          </span>
        </li>
      ))}
    </ol>
  </section>
);
