import { useQuery } from '@tanstack/react-query';
import { count, momentText } from '../../../lib/format.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { DialogFoot } from '../../../ui/dialog-foot.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { nameOfDelivery, words } from '../words.ts';
import type { LogSide } from './log-side.ts';
import { useRedeliver } from './use-redeliver.ts';

/** Every attempt to deliver a message: the request, the response and the time it took. */
export function DeliveryDetails({ side, id, onDone }: { side: LogSide; id: string; onDone: () => void }) {
  const { data, error, refetch } = useQuery(side.one(id));
  const again = useRedeliver(side, onDone);
  if (error && !data)
    return <ErrorState level={2} title={words.logFailed} text={sentenceOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-64 rounded-xl" />;
  const { delivery, tries } = data;
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-2">
        {nameOfDelivery(delivery)}. Every attempt uses the ID <code className="wrap-anywhere">{delivery.id}</code>.
      </p>
      <ol className="grid gap-4">
        {tries.map(({ id: number, started_at, took_ms, outcome, request, answer }) => (
          <li key={number} className="grid gap-2 border-t border-line pt-3">
            <p className="font-semibold">{outcome}</p>
            <p className="text-sm text-ink-3">
              {momentText(started_at)}, {count(took_ms)} ms
            </p>
            <Text title="Request" text={pretty(request)} />
            {answer !== null && answer !== '' && <Text title="Response" text={answer} />}
          </li>
        ))}
      </ol>
      {tries.length === 0 && <p className="text-ink-2">Not sent yet.</p>}
      {delivery.status !== 'waiting' && (
        <DialogFoot>
          <Button busy={again.isPending} onClick={() => again.mutate(id)}>
            Send again
          </Button>
        </DialogFoot>
      )}
    </div>
  );
}

const Text = ({ title, text }: { title: string; text: string }) => (
  <Disclosure title={title} titleClassName="py-2 text-sm font-semibold">
    <pre className="max-h-60 overflow-auto rounded-m bg-sunken p-3 text-xs whitespace-pre-wrap wrap-anywhere">
      {text}
    </pre>
  </Disclosure>
);

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
