import { useEffect, useEffectEvent, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { ServiceCheck, ServiceName, services } from '@forecourt/contract/services/services.ts';
import * as api from '../../lib/api.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { showToast } from '../../ui/toast-list.ts';
import { words } from './words.ts';

type StatusAnswer = z.output<typeof services.status.output>;
export type Check = z.output<typeof ServiceCheck>;

/** What was seen so long ago is looked at anew by who opens the page. */
const staleMs = 60_000;

/** Which are being tested now; those that nobody has looked at lately are, as soon as they are there. */
export function useTests(checks: readonly Check[] | undefined) {
  const client = useQueryClient();
  const [running, setRunning] = useState<readonly ServiceName[]>([]);
  const { queryKey } = api.services.status.query({});

  async function run(service: ServiceName): Promise<void> {
    setRunning((before) => [...before, service]);
    try {
      const { check } = await api.services.test({ service });
      client.setQueryData(
        queryKey,
        (known: StatusAnswer | undefined) =>
          known && { ...known, checks: known.checks.map((one) => (one.service === service ? check : one)) },
      );
    } catch (error) {
      showToast({ title: sentenceOf(error, words.testFailed), tone: 'danger' });
    } finally {
      setRunning((before) => before.filter((one) => one !== service));
    }
  }

  const isThere = checks !== undefined;
  const lookAtStale = useEffectEvent(() => {
    for (const { service, looked_at } of checks ?? [])
      if (looked_at === null || Date.now() - Date.parse(looked_at) > staleMs) void run(service);
  });
  useEffect(() => {
    if (!isThere) return;
    // One step later: who leaves at once, or is shown twice, asks nothing twice.
    const timer = setTimeout(() => lookAtStale());
    return () => clearTimeout(timer);
  }, [isThere]);

  return { running, run };
}
