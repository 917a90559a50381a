import { RotateCcw } from 'lucide-react';
import type { Delivery } from '@forecourt/contract/webhooks/delivery-shapes.ts';
import { count } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { Time } from '../../../ui/time.tsx';
import { nameOfDelivery, statusTones, statusWords } from '../words.ts';

interface DeliveryRowProps {
  delivery: Delivery;
  isBusy: boolean;
  onShow: () => void;
  onAgain: () => void;
}

/** A delivery with its outcome and a button to send it again. */
export function DeliveryRow({ delivery, isBusy, onShow, onAgain }: DeliveryRowProps) {
  const { status, attempts, is_test, outcome, took_ms, created_at } = delivery;
  const name = nameOfDelivery(delivery);
  return (
    <li className="grid items-center gap-x-6 gap-y-2.5 px-[clamp(14px,2vw,20px)] py-3.5 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-semibold">{name}</span>
          <Tag tone={statusTones[status]}>{statusWords[status]}</Tag>
          {is_test && <Tag>Test</Tag>}
          <span className="text-sm text-ink-3">
            <Time at={created_at} />
          </span>
        </p>
        <p className="text-sm wrap-anywhere text-ink-2">
          {outcome ?? 'Not sent yet'}
          {took_ms !== null && ` · ${count(took_ms)} ms`}
          {attempts > 1 && ` · ${attempts} attempts`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button kind="plain" size="small" className="pointer-coarse:h-11" onClick={onShow}>
          Details<span className="sr-only"> of the delivery to {name}</span>
        </Button>
        {status !== 'waiting' && (
          <Button kind="plain" size="small" className="pointer-coarse:h-11" busy={isBusy} onClick={onAgain}>
            <RotateCcw size={16} aria-hidden="true" />
            Send again<span className="sr-only"> to {name}</span>
          </Button>
        )}
      </div>
    </li>
  );
}
