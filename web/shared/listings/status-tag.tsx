import type { OwnListing } from '@forecourt/contract/cars/car-shapes.ts';
import { Tag } from '../../ui/tag.tsx';
import { ownStatusName, statusTones } from '../../lib/car-words.ts';

export const StatusTag = ({ listing: { status, removed_by } }: { listing: OwnListing }) => (
  <Tag tone={removed_by === 'seller' ? 'neutral' : statusTones[status]}>{ownStatusName(status, removed_by)}</Tag>
);
