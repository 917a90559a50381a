import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { NotBuiltYet } from '../ui/not-built-yet.tsx';

export function SellPage() {
  return (
    <NotBuiltYet
      title="Sell Your Car"
      text="Listing a car is not possible yet. Your profile is ready for it, and nothing more will be asked of you."
      holds={[
        'Vehicle Information: make, model, year, price, mileage and a description',
        'Vehicle Photos: up to 20, the first one is the cover',
        'The fee, quoted before you pay',
        'A draft that is kept while you look up the mileage',
      ]}
      actions={<ButtonLink to={paths.profile}>Go to your profile</ButtonLink>}
    />
  );
}
