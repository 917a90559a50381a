import type { Errors } from '../kit/error-shape.ts';

export const areasErrors = {
  area_not_found: { status: 404, sentence: 'Area not found' },
  region_not_found: { status: 404, sentence: 'Region not found' },
  area_exists: { status: 409, sentence: 'An area with that name already exists' },
  region_exists: { status: 409, sentence: 'A region with that name already exists' },
  /** Merging into itself or a retired area would lose the place. */
  area_not_selectable: { status: 409, sentence: 'Please select another area that sellers can still use' },
} as const satisfies Errors;
