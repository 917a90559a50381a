import { useEffect, useEffectEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { contract } from '@forecourt/contract/contract.ts';
import { useLiveIsUp } from './live-state.ts';
import { useLiveEvents } from './live.ts';

const pollingMs = 30_000;

/** Shows new reports and colleagues' changes to reports and cars right away. Polls while the stream is down. */
export function useMarketNews(...features: (keyof typeof contract)[]) {
  const client = useQueryClient();
  const isUp = useLiveIsUp();
  const readAgain = useEffectEvent(() => {
    for (const feature of features) void client.invalidateQueries({ queryKey: [feature] });
  });
  useLiveEvents(({ kind }) => {
    if (kind === 'market_changed' || kind === 'connected')
      for (const feature of features) void client.invalidateQueries({ queryKey: [feature] });
  });
  useEffect(() => {
    if (isUp) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') readAgain();
    }, pollingMs);
    return () => clearInterval(timer);
  }, [isUp]);
}
