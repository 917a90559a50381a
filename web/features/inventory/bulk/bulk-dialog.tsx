import { useState } from 'react';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { InventoryCar } from '@forecourt/contract/inventory/inventory.ts';
import * as api from '../../../lib/api.ts';
import { refetched } from '../../../lib/refetch.ts';
import { countOf } from '../../../lib/format.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast-list.ts';
import type { ChosenCars } from '../../../shared/car-table/use-chosen-cars.ts';
import type { Offered } from './offered.ts';
import { PriceWay, priceOf, type PriceText } from './price-way.tsx';
import { restoreMany, undoPrices } from './undo-many.tsx';
import { Verdicts } from '../../../shared/car-table/verdicts.tsx';

interface BulkDialogProps {
  change: Offered;
  dealerId: number;
  chosen: ChosenCars<InventoryCar>;
  onClose: () => void;
}

const titles: Record<Offered, string> = {
  price: 'Change prices',
  list: 'List drafts',
  feature: 'Feature cars',
  renew: 'Renew listings',
  delete: 'Delete listings',
};

const notes: Partial<Record<Offered, string>> = {
  list: 'Complete drafts go live while you have free slots. Cars with photos sell better.',
  feature: 'This uses only the features included in your membership. To pay for more, feature cars one at a time.',
  renew: 'You can renew a listing when it’s about to expire or has expired.',
  delete: 'They’ll be taken off the site right away. You can restore them from the list of deleted cars.',
};

const verbs: Partial<Record<Offered, string>> = { delete: 'Delete', list: 'List' };

/** Previews what will happen to each car before anything changes. */
export function BulkDialog({ change, dealerId, chosen, onClose }: BulkDialogProps) {
  const [text, setText] = useState<PriceText>({ way: 'percent', amount: '-5' });
  const paused = useDebounced(text.amount);
  const price = change === 'price' ? priceOf({ ...text, amount: paused }) : undefined;
  const isComplete = change !== 'price' || price !== null;
  const request = { dealer_id: dealerId, car_ids: [...chosen.ids], change, ...(price && { price }) };
  const preview = useQuery({
    ...api.inventory.bulk.query({ ...request, preview: true }),
    enabled: isComplete,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const apply = useMutation({
    mutationFn: () => api.inventory.bulk({ ...request, preview: false }),
    onSuccess({ changes, verdicts, undo_id }) {
      const changed = verdicts.filter(({ refusal }) => refusal === null);
      const parts = { dealerId };
      const undo =
        change === 'delete'
          ? () => restoreMany(parts, changed)
          : undo_id !== null && (() => undoPrices(parts, changed, undo_id));
      showToast({
        title: `${countOf(changes, 'car')} changed`,
        tone: 'good',
        ...(undo && { action: { label: 'Undo', run: () => void undo() } }),
      });
      chosen.clear();
      onClose();
    },
    onSettled: refetched,
  });

  const changes = isComplete ? (preview.data?.changes ?? 0) : 0;
  const error = apply.error ?? preview.error;
  return (
    <Dialog
      open
      onClose={onClose}
      title={titles[change]}
      actions={
        <>
          <Button kind="plain" onClick={onClose}>
            Cancel
          </Button>
          <Button
            {...(change === 'delete' && { kind: 'danger-confirm' as const })}
            busy={apply.isPending}
            disabled={changes === 0 || paused !== text.amount || preview.isPlaceholderData}
            onClick={() => apply.mutate()}
          >
            {verbs[change] ?? 'Change'} {countOf(changes, 'car')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {notes[change] && <p className="text-ink-2">{notes[change]}</p>}
        {change === 'price' && <PriceWay text={text} onText={setText} isWrong={price === null} />}
        {error && <Notice tone="danger">{sentenceOf(error, 'Something went wrong. Please try again.')}</Notice>}
        {!preview.data && !error && <Skeleton className="h-32 rounded-m" />}
        {preview.data && isComplete && <Verdicts verdicts={preview.data.verdicts} />}
      </div>
    </Dialog>
  );
}
