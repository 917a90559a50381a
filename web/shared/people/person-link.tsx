import { Link } from '@tanstack/react-router';
import { paths } from '../../lib/paths.ts';

/** A member's name links to their profile. Non-members are shown by name only. */
export function PersonLink({ id, name }: { id: number | null; name: string }) {
  if (id === null) return name;
  return (
    <Link
      to={paths.user}
      params={{ userId: String(id) }}
      className="rounded-s underline decoration-line underline-offset-4 hover:decoration-ink"
    >
      {name}
    </Link>
  );
}
