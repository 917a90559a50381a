import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { NotBuiltYet } from '../ui/not-built-yet.tsx';

export function DealerPage() {
  return (
    <NotBuiltYet
      title="Dealer Portal"
      text="Your dealership is known here, but its portal is not open yet."
      holds={[
        'Inventory with prices, views and inquiries',
        'Your team and its invitations',
        'Sales and revenue over time',
        'Membership and settings',
      ]}
      actions={<ButtonLink to={paths.profile}>Go to your profile</ButtonLink>}
    />
  );
}
