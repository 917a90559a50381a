import { useNavigate, useSearch } from '@tanstack/react-router';
import { staffRoleMay } from '@forecourt/contract/access/staff-rights.ts';
import { useMember } from '../features/accounts/use-member.ts';
import { PaymentDesk } from '../features/payments/staff/payment-desk.tsx';
import { paymentsSearch, readPaymentsSearch } from '../features/payments/staff/payments-search.ts';
import { staffTabs } from '../lib/tab-paths.ts';
import { useTitle } from '../lib/title.ts';

export function StaffPaymentsPage() {
  const user = useMember();
  const navigate = useNavigate();
  const filters = readPaymentsSearch(useSearch({ from: staffTabs.payments }));
  useTitle('Payments');
  if (!user?.staff_role) return null;
  return (
    <div className="grid grid-cols-1 gap-6">
      <h2 className="text-xl">Payments</h2>
      <PaymentDesk
        may={{
          read: staffRoleMay(user.staff_role, 'payments.read'),
          export: staffRoleMay(user.staff_role, 'payments.export'),
          refund: staffRoleMay(user.staff_role, 'payments.refund'),
        }}
        looking={filters}
        onLook={(next, { replace } = { replace: true }) =>
          void navigate({
            to: staffTabs.payments,
            search: paymentsSearch({ ...filters, ...next }),
            replace,
            resetScroll: false,
          })
        }
      />
    </div>
  );
}
