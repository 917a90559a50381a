import { count, countOf } from '../../../../lib/format.ts';
import { duration } from './duration.ts';

interface FiguresProps {
  totals: {
    tickets: number;
    resolved: number;
    waiting: number;
    waiting_for_user: number;
    closed_unresolved: number;
    first_response_minutes: number | null;
    resolve_minutes: number | null;
    rating: number | null;
  };
  ratings: readonly { tickets: number }[];
}

export function Figures({ totals, ratings }: FiguresProps) {
  const rated = ratings.reduce((sum, { tickets }) => sum + tickets, 0);
  const all = [
    {
      title: 'Tickets',
      figure: count(totals.tickets),
      text: partsOf(totals),
    },
    { title: 'First response', figure: timeOf(totals.first_response_minutes), text: 'Median' },
    { title: 'Time to resolve', figure: timeOf(totals.resolve_minutes), text: 'Median' },
    {
      title: 'Satisfaction',
      figure: totals.rating === null ? '–' : `${totals.rating.toFixed(1)} of 5`,
      text: rated === 0 ? 'No ratings yet' : `From ${countOf(rated, 'rating')}`,
    },
  ];
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-l border border-line bg-line lg:grid-cols-4 xl:col-span-2">
      {all.map(({ title, figure, text }) => (
        <div key={title} className="grid content-start gap-0.5 bg-surface p-4 sm:p-5">
          <dt className="text-sm text-ink-2">{title}</dt>
          <dd className="wide text-xl sm:text-2xl">{figure}</dd>
          <dd className="text-sm text-ink-3">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The parts add up to all tickets. */
const partsOf = ({ resolved, waiting, waiting_for_user, closed_unresolved }: FiguresProps['totals']): string =>
  [
    `${count(resolved)} resolved`,
    `${count(waiting)} waiting for us`,
    `${count(waiting_for_user)} waiting for the user`,
    ...(closed_unresolved > 0 ? [`${count(closed_unresolved)} closed by the user`] : []),
  ].join(', ');

const timeOf = (minutes: number | null) => (minutes === null ? '–' : duration(minutes));
