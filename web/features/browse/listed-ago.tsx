import clsx from 'clsx';
import { agoText } from '../../lib/ago-text.ts';
import { useNowMs } from '../../lib/ssr-state.ts';
import { Moment } from '../../ui/moment.tsx';
import type { View } from './use-view.ts';

/** Shown below a car when the list is sorted by age. Wide list rows already show the date. */
export function ListedAgo({ at, view }: { at: string; view: View }) {
  const nowMs = useNowMs();
  return (
    // In a list row, next to the picture.
    <p className={clsx('text-sm text-ink-3', view === 'list' && '-mt-1.5 pb-2 pl-[110px] md:hidden')}>
      Listed <Moment at={at}>{agoText(at, nowMs, 'just now')}</Moment>
    </p>
  );
}
