import { useEffect, useEffectEvent } from 'react';
import { SlidersHorizontal } from 'lucide-react';
import { count, countOf } from '../../lib/format.ts';
import { onMedia, roomyScreen } from '../../lib/media.ts';
import { useBackCloses } from '../../lib/use-back-closes.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { CarListAnswer } from './car-list.ts';
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx';

interface FilterDrawerProps extends FilterPanelProps {
  open: boolean;
  onOpen: (open: boolean) => void;
  answer: CarListAnswer | undefined;
  /** Number of active filters. */
  inUse: number;
  onClear: () => void;
}

/** The filters on narrow screens. They apply right away, and the button only closes the drawer. */
export function FilterDrawer({ open, onOpen, answer, inUse, onClear, ...panel }: FilterDrawerProps) {
  useBackCloses(open, () => onOpen(false));

  // On a wide window the filters are in the sidebar.
  const close = useEffectEvent(() => onOpen(false));
  useEffect(() => (open ? onMedia(roomyScreen, () => close()) : undefined), [open]);

  return (
    <>
      <Button
        kind="plain"
        className="h-10 px-3.5 text-sm max-[22rem]:px-3 lg:hidden"
        aria-haspopup="dialog"
        onClick={() => onOpen(true)}
      >
        <SlidersHorizontal size={16} aria-hidden="true" className="max-[22rem]:hidden" />
        Filters
        {inUse > 0 && (
          <span className="grid h-5 min-w-5 place-items-center rounded-full bg-ink px-1 text-xs text-paper">
            {inUse}
            <span className="sr-only"> active</span>
          </span>
        )}
      </Button>
      <Dialog
        open={open}
        onClose={() => onOpen(false)}
        title="Filters"
        shape="sheet"
        actions={
          <div className="grid w-full grid-cols-[auto_1fr] gap-2.5">
            <Button kind="plain" onClick={onClear} disabled={inUse === 0}>
              Clear all
            </Button>
            <Button onClick={() => onOpen(false)}>{answer ? show(answer) : 'Show cars'}</Button>
          </div>
        }
      >
        <FilterPanel {...panel} isTight />
      </Dialog>
    </>
  );
}

const show = ({ total, total_is_capped }: CarListAnswer) =>
  total_is_capped ? `Show ${count(total)}+ cars` : `Show ${countOf(total, 'car')}`;
