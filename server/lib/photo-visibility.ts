import type { Actor } from './handlers.ts';

/** Whether the caller may see a photo. The session is read only if it matters. */
export type PhotoVisibility = (
  key: string,
  asker: () => Promise<Actor | null>,
) => Promise<'everyone' | 'asker' | 'no_one'>;
