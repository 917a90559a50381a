import type { contract } from '@forecourt/contract/contract.ts';
import { createFeature, type CallAddress } from '@forecourt/contract/kit/client.ts';
import { actingAs, tellAnotherPerson } from '../acting-as.ts';

/** The calls of one feature, made by the page that is open. */
export const connect = <F extends keyof typeof contract>(feature: F, addresses: Record<string, CallAddress>) =>
  createFeature<typeof contract, F>(
    feature,
    addresses,
    async (url, init, { onProgress }) =>
      // Most never send a file.
      onProgress ? (await import('../upload.ts')).upload(url, init, onProgress) : fetch(url, init),
    { actingAs, onFailure: ({ code }) => code === 'another_person' && tellAnotherPerson() },
  );
