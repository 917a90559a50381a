import { Sparkles } from 'lucide-react';
import { count, dayText } from '../../lib/format.ts';

interface SearchNewsProps {
  name: string;
  since: string;
  newCars: number;
}

/** Above the results of a saved search: 12 new since Monday. */
export const SearchNews = ({ name, since, newCars }: SearchNewsProps) => (
  <p className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-m bg-sunken px-4 py-3">
    <Sparkles size={16} className="text-accent" aria-hidden="true" />
    <strong className="font-semibold wrap-anywhere">{name}</strong>
    <span className="text-ink-2">
      {newCars === 0 ? 'Nothing new' : `${count(newCars)} new`} since {sinceText(since)}
    </span>
  </p>
);

const weekMs = 6 * 86_400_000;
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Today, Monday, or a date. Only shown to logged-in users in their browser. */
function sinceText(at: string): string {
  const [date, now] = [new Date(at), new Date()];
  if (date.toDateString() === now.toDateString()) return 'your last visit today';
  return now.getTime() - date.getTime() < weekMs ? weekdays[date.getDay()]! : dayText(at);
}
