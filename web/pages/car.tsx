import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { NotBuiltYet } from '../ui/not-built-yet.tsx';

export function CarPage() {
  return (
    <NotBuiltYet
      title="Car"
      text="Cars cannot be listed yet, so there is none to show at this address."
      holds={[
        'All photos, the facts and the price history',
        'Who sells it, and how to reach them',
        'Similar cars at similar prices',
      ]}
      actions={<ButtonLink to={paths.home}>Return to Home</ButtonLink>}
    />
  );
}
