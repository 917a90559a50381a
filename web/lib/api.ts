import { addresses } from '@forecourt/contract/addresses.generated.ts';
import type { contract } from '@forecourt/contract/contract.ts';
import { createClient } from '@forecourt/contract/kit/client.ts';
import { actingAs, tellAnotherPerson } from './acting-as.ts';
import { upload } from './upload.ts';

export const api = createClient<typeof contract>(
  addresses,
  (url, init, { onProgress }) => (onProgress ? upload(url, init, onProgress) : fetch(url, init)),
  { actingAs, onFailure: ({ code }) => code === 'another_person' && tellAnotherPerson() },
);
