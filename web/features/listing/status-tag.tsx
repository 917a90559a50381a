import type { CarStatus } from '@forecourt/contract/cars/cars.flow.ts';
import { Tag } from '../../ui/tag.tsx';
import { statusNames } from '../../lib/car-words.ts';

export const StatusTag = ({ status }: { status: CarStatus }) => <Tag tone={tones[status]}>{statusNames[status]}</Tag>;

/** What is neither live nor sold looks as if it waited for something (product rules, "Cars"). */
const tones: Record<CarStatus, 'neutral' | 'good' | 'warn' | 'danger'> = {
  draft: 'neutral',
  pending: 'warn',
  active: 'good',
  reserved: 'warn',
  sold: 'neutral',
  expired: 'warn',
  flagged: 'danger',
  removed: 'danger',
};
