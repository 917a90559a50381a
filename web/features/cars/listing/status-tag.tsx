import type { OwnListing } from '@forecourt/contract/cars/car-shapes.ts';
import type { CarStatus } from '@forecourt/contract/cars/cars.flow.ts';
import { Tag } from '../../../ui/tag.tsx';
import { ownStatusName } from '../../../lib/car-words.ts';

export const StatusTag = ({ listing: { status, removed_by } }: { listing: OwnListing }) => (
  <Tag tone={removed_by === 'seller' ? 'neutral' : tones[status]}>{ownStatusName(status, removed_by)}</Tag>
);

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
