import type { Errors } from '../kit/error-shape.ts';

export const photosErrors = {
  photo_not_found: { status: 404, sentence: 'Photo not found' },
  photo_refused: { status: 422, sentence: '{file} {why}' },
  too_many_photos: { status: 409, sentence: 'A listing holds up to {max} photos' },
  photos_changed: { status: 409, sentence: 'The photos have changed in the meantime. Please look at them again.' },
  busy_with_photos: { status: 503, sentence: 'A lot of photos are coming in right now. Please try again in a moment.' },
} as const satisfies Errors;
