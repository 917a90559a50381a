import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { NotBuiltYet } from '../ui/not-built-yet.tsx';

export function BecomeDealerPage() {
  return (
    <NotBuiltYet
      title="Become a Dealer"
      text="Applications are not open yet."
      holds={[
        'One short application about your business',
        'Its status while staff read it, and their answer with a reason',
        'What a membership includes and costs',
      ]}
      actions={<ButtonLink to={paths.home}>Return to Home</ButtonLink>}
    />
  );
}
