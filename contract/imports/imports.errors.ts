import type { Errors } from '../kit/error-shape.ts';

export const importsErrors = {
  import_unreadable: { status: 422, sentence: '{why}' },
  import_not_found: { status: 404, sentence: 'This import no longer exists. Please select the file again.' },
} as const satisfies Errors;
