import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { NotBuiltYet } from '../ui/not-built-yet.tsx';

export function DealerApplicationsPage() {
  return (
    <NotBuiltYet
      title="Dealer applications"
      text="Nobody can apply yet, so there is nothing to review."
      holds={[
        'Open applications, oldest first',
        'The applicant’s history on the site',
        'Approve or decline, with notes to the applicant',
      ]}
      actions={<ButtonLink to={paths.home}>Return to Home</ButtonLink>}
    />
  );
}
