import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { NotBuiltYet } from '../ui/not-built-yet.tsx';

export function PaymentHistoryPage() {
  return (
    <NotBuiltYet
      title="Payment History"
      text="There is nothing to pay for yet, so there are no payments."
      holds={[
        'Every payment with date, type, amount, status and reference',
        'Total Spent, by status and search',
        'Receipts and an export as CSV',
      ]}
      actions={<ButtonLink to={paths.profile}>Go to your profile</ButtonLink>}
    />
  );
}
