import type { Result } from '@forecourt/contract/kit/call.ts';
import type { awards } from '@forecourt/contract/awards/awards.ts';

/** An award as staff see it. */
export type CatalogueAward = Result<typeof awards.catalogue>['awards'][number];
