import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { NotBuiltYet } from '../ui/not-built-yet.tsx';

export function SupportPage() {
  return (
    <NotBuiltYet
      title="Support"
      text="Tickets cannot be opened here yet. Until then, reach the team where the community talks."
      holds={[
        'Create Ticket: subject, category, priority, description',
        'My Tickets: every answer in one thread',
        'A rating once your question is resolved',
      ]}
      actions={<ButtonLink to={paths.home}>Return to Home</ButtonLink>}
    />
  );
}
