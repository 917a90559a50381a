import type { StaffRole } from '@forecourt/contract/access/who.ts';
import type { NoticeGroup } from '@forecourt/contract/notices/notice-groups.ts';

export interface Citizen {
  id: number;
  account: number;
  dealerId: number | null;
  teamRole: string | null;
  staffRole: StaffRole | null;
  isBanned: boolean;
  muted: NoticeGroup[];
}
