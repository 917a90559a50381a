import type { contract } from '@forecourt/contract/contract.ts';
import { createFeature, type CallAddress } from '@forecourt/contract/kit/client.ts';
import { actingAs, tellAnotherPerson } from '../acting-as.ts';
import { refetchAfterCall } from '../refetch.ts';

/** Creates a feature's calls for the current page. */
export const connect = <F extends keyof typeof contract>(feature: F, addresses: Record<string, CallAddress>) =>
  createFeature<typeof contract, F>(
    feature,
    addresses,
    async (url, init, { onProgress }) =>
      // Lazy, because most users never upload a file.
      onProgress ? (await import('../upload.ts')).upload(url, init, onProgress) : fetch(url, init),
    {
      actingAs,
      onFailure: ({ code }) => code === 'another_person' && tellAnotherPerson(),
      onSettled: refetchAfterCall,
    },
  );
