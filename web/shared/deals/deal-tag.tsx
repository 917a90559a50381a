import type { ComponentProps } from 'react';
import { dealNames, type Deal } from '@forecourt/contract/cars/filter-values.ts';
import { Tag } from '../../ui/tag.tsx';

const tones = { great: 'good', good: 'good', fair: 'neutral', high: 'warn' } satisfies Record<
  Deal,
  ComponentProps<typeof Tag>['tone']
>;

/** The rating of an asking price. */
export const DealTag = ({ deal }: { deal: Deal }) => <Tag tone={tones[deal]}>{dealNames[deal]}</Tag>;
