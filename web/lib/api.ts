import { addresses } from '@forecourt/contract/addresses.generated.ts';
import type { contract } from '@forecourt/contract/contract.ts';
import { createClient } from '@forecourt/contract/kit/client.ts';

export const api = createClient<typeof contract>(addresses, (...request) => fetch(...request));
