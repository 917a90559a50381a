import { BadgeCheck, ShieldCheck } from 'lucide-react';
import type { StaffRole } from '@forecourt/contract/access/who.ts';
import { Tag } from '../../ui/tag.tsx';
import { staffRoleName } from './staff-role-name.ts';

export const StaffBadge = ({ role }: { role: StaffRole }) => (
  <Tag tone="accent">
    <ShieldCheck aria-hidden="true" />
    {staffRoleName(role)}
  </Tag>
);

export const DealerBadge = () => (
  <Tag tone="good">
    <BadgeCheck aria-hidden="true" />
    Dealer
  </Tag>
);

export const VerifiedDealerBadge = () => (
  <Tag tone="good">
    <BadgeCheck aria-hidden="true" />
    Verified Dealer
  </Tag>
);
