import { words } from '../words.ts';

export const steps = ['vehicle', 'photos', 'review'] as const;
export type Step = (typeof steps)[number];

export const stepNames: Record<Step, string> = {
  vehicle: words.vehicleInformation,
  photos: words.vehiclePhotos,
  review: words.review,
};
