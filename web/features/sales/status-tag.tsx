import { BadgeCheck, Ban, Clock, Scale, Undo2, type LucideIcon } from 'lucide-react';
import type { SaleStatus } from '@forecourt/contract/sales/sales.flow.ts';
import { Tag } from '../../ui/tag.tsx';
import { statusNames } from './words.ts';

export function SaleStatusTag({ status }: { status: SaleStatus }) {
  const { tone, Icon } = looks[status];
  return (
    <Tag tone={tone}>
      <Icon aria-hidden="true" />
      {statusNames[status]}
    </Tag>
  );
}

const looks: Record<SaleStatus, { tone: 'good' | 'warn' | 'danger' | 'neutral'; Icon: LucideIcon }> = {
  recorded: { tone: 'warn', Icon: Clock },
  confirmed: { tone: 'good', Icon: BadgeCheck },
  disputed: { tone: 'danger', Icon: Scale },
  withdrawn: { tone: 'neutral', Icon: Undo2 },
  annulled: { tone: 'neutral', Icon: Ban },
};
