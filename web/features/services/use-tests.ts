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

/** Checks older than this run again when someone opens the page. */
const staleMs = 60_000;

/** Runs service tests and tracks which are running. Stale checks start as soon as the list has loaded. */
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
          known && { ...known, checks: known.checks.map((old) => (old.service === service ? check : old)) },
      );
    } catch (error) {
      showToast({ title: sentenceOf(error, words.testFailed), tone: 'danger' });
    } finally {
      setRunning((before) => before.filter((other) => other !== service));
    }
  }

  const isThere = checks !== undefined;
  const testStale = useEffectEvent(() => {
    for (const { service, looked_at } of checks ?? [])
      if (looked_at === null || Date.now() - Date.parse(looked_at) > staleMs) void run(service);
  });
  useEffect(() => {
    if (!isThere) return;
    // Deferred, so leaving right away or mounting twice (strict mode) doesn't run the tests twice.
    const timer = setTimeout(() => testStale());
    return () => clearTimeout(timer);
  }, [isThere]);

  return { running, run };
}
