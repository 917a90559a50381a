import { BadgeCheck, ShieldCheck } from 'lucide-react';
import type { StaffRole } from '@forecourt/contract/access/who.ts';
import type { UserStatus } from '@forecourt/contract/users/user-values.ts';
import { Tag } from '../../ui/tag.tsx';
import { kindNames, roleNames, statusNames, statusTones } from './words.ts';

export const StatusTag = ({ status }: { status: UserStatus }) => (
  <Tag tone={statusTones[status]}>{statusNames[status]}</Tag>
);

/** A user's roles. Some users are both staff and dealer. */
export const RoleTags = ({ user }: { user: { staff_role: StaffRole | null; is_dealer: boolean } }) => (
  <span className="flex flex-wrap gap-1.5">
    {user.staff_role && (
      <Tag tone="accent">
        <ShieldCheck aria-hidden="true" />
        {roleNames[user.staff_role]}
      </Tag>
    )}
    {user.is_dealer && (
      <Tag tone="good">
        <BadgeCheck aria-hidden="true" />
        {kindNames.dealer}
      </Tag>
    )}
    {!user.staff_role && !user.is_dealer && <Tag>{kindNames.private}</Tag>}
  </span>
);
