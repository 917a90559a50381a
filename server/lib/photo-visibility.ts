import type { Actor } from './handlers.ts';

/** Who may see a photo, as far as the one who asks is concerned; who that is, is looked up only where it matters. */
export type PhotoVisibility = (
  key: string,
  asker: () => Promise<Actor | null>,
) => Promise<'everybody' | 'asker' | 'nobody'>;
