import type { Errors } from '../kit/error-shape.ts';

export const photosErrors = {
  photo_not_found: { status: 404, sentence: 'Photo not found' },
  photo_refused: { status: 422, sentence: '{file} {why}' },
  too_many_photos: { status: 409, sentence: 'A listing can have up to {max} photos' },
  photos_changed: { status: 409, sentence: 'The photos have changed. Please check them again.' },
  busy_with_photos: {
    status: 503,
    sentence: 'Many photos are being uploaded right now. Please try again in a moment.',
  },
} as const satisfies Errors;
