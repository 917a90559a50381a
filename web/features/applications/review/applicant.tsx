import { Link } from '@tanstack/react-router';
import { paths } from '../../../lib/paths.ts';

/** Who asks: what they sold so far and what others say of them stands on their profile. */
export const Applicant = ({ id, name }: { id: number; name: string }) => (
  <Link
    to={paths.user}
    params={{ userId: String(id) }}
    className="rounded-s underline decoration-line underline-offset-4 hover:decoration-ink"
  >
    {name}
  </Link>
);
