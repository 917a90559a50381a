import { useMember } from '../features/accounts/use-member.ts';
import { DealersDesk } from '../features/dealers/staff/dealers-desk.tsx';
import { useTitle } from '../lib/title.ts';

export function StaffActiveDealersPage() {
  const user = useMember();
  useTitle('Active Dealers');
  if (!user?.staff_role) return null;
  return (
    <div className="grid grid-cols-1 gap-6">
      <h2 className="text-xl">Active Dealers</h2>
      <DealersDesk role={user.staff_role} usual="active" />
    </div>
  );
}
